// Options of a title in words: some values have words of their own, the others are a yes or a no.
import { t, type TitleWords } from './words.svelte';

export function valueOf(words: TitleWords, option: string, value: string): string {
  const key = `option.${option}.${value}`;
  if (words.has(key)) return words.text(key);
  return value === 'on' || value === 'off' ? t(`start.${value}`) : value;
}
