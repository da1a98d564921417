import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import type { CommandEntry, CommandRegistry } from './command-entry.ts';

/** Indexes commands for look-up. @throws Error if two commands share a name or alias. */
export function createCommandRegistry<Entry extends CommandEntry>(all: readonly Entry[]): CommandRegistry<Entry> {
  const byName = new Map<string, Entry>();
  for (const command of all) addWord(byName, command.name, command);
  const byWord = new Map(LOCALES.map((locale) => [locale, wordsOf(all, locale)]));

  return {
    all,
    byName: (name) => byName.get(name),
    find(locale, typed) {
      const word = typed.toLowerCase();
      return byWord.get(locale)?.get(word) ?? byName.get(word);
    },
  };
}

function wordsOf<Entry extends CommandEntry>(commands: readonly Entry[], locale: Locale): Map<string, Entry> {
  const words = new Map<string, Entry>();
  for (const command of commands) {
    const { name, aliases } = command.config[locale];
    for (const word of [name, ...aliases]) addWord(words, word, command);
  }
  return words;
}

function addWord<Entry extends CommandEntry>(words: Map<string, Entry>, word: string, command: Entry): void {
  const existing = words.get(word);
  if (existing !== undefined) throw new Error(`Commands ${existing.name} and ${command.name} both answer to "${word}"`);
  words.set(word, command);
}
