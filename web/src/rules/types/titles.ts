// Written by ./loggia types. Do not edit.
import type * as azul from './azul';
import type * as palazzo from './palazzo';
import type * as kensington from './kensington';
import type * as alhambra from './alhambra';
import type * as bossa from './bossa';

/** What each title shows and says. */
export interface Titles {
  readonly azul: {
    readonly view: azul.AzulView;
    readonly event: azul.AzulEvent;
    readonly move: azul.AzulMove;
  };
  readonly palazzo: {
    readonly view: palazzo.PalazzoView;
    readonly event: palazzo.PalazzoEvent;
    readonly move: palazzo.PalazzoMove;
  };
  readonly kensington: {
    readonly view: kensington.KensingtonView;
    readonly event: kensington.KensingtonEvent;
    readonly move: kensington.KensingtonMove;
  };
  readonly alhambra: {
    readonly view: alhambra.AlhambraView;
    readonly event: alhambra.AlhambraEvent;
    readonly move: alhambra.AlhambraMove;
  };
  readonly bossa: {
    readonly view: bossa.BossaView;
    readonly event: bossa.BossaEvent;
    readonly move: bossa.BossaMove;
  };
}
