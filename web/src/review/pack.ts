// A game in a link: the record, packed. Whoever has the link has the game, without any server.
import { type GameRecord, readRecord } from '@rules';

/** No game of the house comes near it; a link may come from anybody. */
const MOST_BYTES = 4_000_000;

export async function pack(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  return base64(await through(bytes, new CompressionStream('deflate-raw'), MOST_BYTES));
}

/** Null if it is no packed record; whether it can have happened, the rules say. */
export async function unpack(packed: string): Promise<GameRecord | null> {
  try {
    const bytes = await through(bytesOf(packed), new DecompressionStream('deflate-raw'), MOST_BYTES);
    return readRecord(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('too large');
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** As addresses have it: nothing in it needs to be escaped. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
