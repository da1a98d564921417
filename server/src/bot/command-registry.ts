import { LOCALES, type Locale } from '@perigee/core/locales/locale';
import type { CommandDefinition } from './define-command.ts';

export interface CommandRegistry {
  all: readonly CommandDefinition[];
  /** By the stable name, which is also the slash command's. */
  byName(name: string): CommandDefinition | undefined;
  /**
   * By what a member typed: a name or alias in the language, in any case. The stable name works in every language, so
   * that advice written for one guild helps in another.
   */
  find(locale: Locale, typed: string): CommandDefinition | undefined;
}

/** Puts commands in order for look-up. Throws where two of them answer to the same word. */
export function createCommandRegistry(all: readonly CommandDefinition[]): CommandRegistry {
  const byName = new Map<string, CommandDefinition>();
  for (const command of all) put(byName, command.name, command);
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

function wordsOf(commands: readonly CommandDefinition[], locale: Locale): Map<string, CommandDefinition> {
  const words = new Map<string, CommandDefinition>();
  for (const command of commands) {
    const { name, aliases } = command.config[locale];
    for (const word of [name, ...aliases]) put(words, word, command);
  }
  return words;
}

function put(words: Map<string, CommandDefinition>, word: string, command: CommandDefinition): void {
  const taken = words.get(word);
  if (taken !== undefined) throw new Error(`Commands ${taken.name} and ${command.name} both answer to "${word}"`);
  words.set(word, command);
}
