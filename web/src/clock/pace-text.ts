// A pace in words: what a table was opened with.
import type { Pace } from '../remote/wire';
import { t } from '../words/words.svelte';

const HOURS_A_DAY = 24;

export function paceText(pace: Pace | null): string {
  if (pace === null) return t('clock.none');
  if (pace.kind === 'live') return t('clock.live', { bank: minutes(pace.bank), increment: pace.increment });
  return pace.hours % HOURS_A_DAY === 0
    ? t('clock.days', { days: pace.hours / HOURS_A_DAY })
    : t('clock.hours', { hours: pace.hours });
}

const minutes = (seconds: number): string =>
  seconds % 60 === 0 ? String(seconds / 60) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
