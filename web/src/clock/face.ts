// What a clock shows, in the reader's language.

/** A short time as clocks have it, as in `4:05`; whoever has less than a second has a second still. */
export function counted(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** When a long time is over, as in `Fri, 20 Nov, 18:05`; of today the hour is enough. */
export function until(millis: number, now: number, language: string): string {
  const end = new Date(now + millis);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const isToday = end.toDateString() === new Date(now).toDateString();
  return isToday
    ? end.toLocaleTimeString(language, time)
    : end.toLocaleString(language, { weekday: 'short', day: 'numeric', month: 'short', ...time });
}
