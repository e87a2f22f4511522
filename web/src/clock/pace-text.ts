// A pace in words: what a table was opened with.
import type { Pace } from '../remote/wire';
import { t } from '../words/words.svelte';

const HOURS_A_DAY = 24;
const SECONDS_A_MINUTE = 60;

export function paceText(pace: Pace | null): string {
  if (pace === null) return t('clock.none');
  if (pace.kind === 'live') {
    const { bank, increment } = pace;
    return bank % SECONDS_A_MINUTE === 0
      ? t('clock.live', { bank: bank / SECONDS_A_MINUTE, increment })
      : t('clock.live-seconds', { bank, increment });
  }
  return pace.hours % HOURS_A_DAY === 0
    ? t('clock.days', { days: pace.hours / HOURS_A_DAY })
    : t('clock.hours', { hours: pace.hours });
}
