import type { Command, CommandOption } from '@perigee/core/commands/schema';
import type { Locale } from '@perigee/core/locales/locale';

export interface OptionDefinition extends CommandOption {
  /** By which the running command asks for the option's value; the same in every language. */
  key: string;
}

/** What a command says of itself. */
export interface CommandEntry extends Omit<Command, 'options'> {
  options: readonly OptionDefinition[];
}

/** All commands of the bot. */
export interface CommandRegistry<Entry extends CommandEntry> {
  all: readonly Entry[];
  /** By the stable name, which is also the slash command's. */
  byName: (name: string) => Entry | undefined;
  /**
   * By what a member typed: a name or alias in the language, in any case. The stable name works in every language, so
   * that advice written for one guild helps in another.
   */
  find: (locale: Locale, typed: string) => Entry | undefined;
}
