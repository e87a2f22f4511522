package org.loggia.core;

import org.loggia.core.json.Codec;

/** How core's own words look as JSON. */
public final class CoreCodecs {
  public static final Codec<Setup> SETUP = SetupCodec.CODEC;
  public static final Codec<Refusal> REFUSAL = RefusalCodec.CODEC;
  public static final Codec<Result> RESULT = ResultCodec.CODEC;
  public static final Codec<Entry> ENTRY = EntryCodec.CODEC;
  public static final Codec<GameRecord> RECORD = GameRecordCodec.CODEC;

  private CoreCodecs() {}
}
