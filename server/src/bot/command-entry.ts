import type { Command, CommandOption, Subcommand } from '@perigee/core/commands/schema';
import type { Locale } from '@perigee/core/locales/locales';

export interface OptionDefinition extends CommandOption {
  /** By which the running command asks for the option's value; the same in every language. */
  key: string;
  /** Bounds of an integer or a number, or of a duration in milliseconds, both allowed; `max` is also how many members or files. */
  min?: number;
  max?: number;
  /** Bounds of a string's length in UTF-16 code units, both allowed. */
  minLength?: number;
  maxLength?: number;
  /**
   * Typed without quotes it takes the rest of the line, whatever options follow: for names with spaces, out of which the
   * command reads those itself.
   */
  takesLine?: boolean;
  /** What is given for it is told to nobody, logs included. */
  isSecret?: boolean;
  /** Several members are one text on slash too, for lists that people paste. */
  isTyped?: boolean;
}

export interface SubcommandEntry extends Omit<Subcommand, 'options'> {
  options: readonly OptionDefinition[];
}

/** What a command says of itself. */
export interface CommandEntry extends Omit<Command, 'options' | 'subcommands'> {
  options: readonly OptionDefinition[];
  /** Where there are any, the command is given through one of them and has no options of its own. */
  subcommands: readonly SubcommandEntry[];
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
