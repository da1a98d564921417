import { searchWords } from '@perigee/core/cases/search-words';
import type { LogEntry } from '@perigee/core/logs/entry';

/** Whether every word begins one of the entry's: in texts of messages, names, ids and reasons. */
export function entryHasWords(
  { actor, target, channel, reason, details }: LogEntry,
  words: readonly string[],
): boolean {
  const texts: string[] = [];
  collectTexts([actor, target, channel, reason, details], texts);
  const own = searchWords(texts.join(' '));
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTexts(part, texts);
}
