import type { Command, CommandOption, Subcommand } from '@perigee/core/community/commands/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { TimeContext } from '@perigee/core/base/reading/wall-time';

/** A text taken from a typed line, and the rest of the line. */
export interface TypedPart {
  value: string;
  rest: string;
}

export interface OptionDefinition extends CommandOption {
  /** Key by which the command reads the option's value; the same in every language. */
  key: string;
  /**
   * Inclusive bounds of a number, or of a duration in milliseconds; `max` also limits the number of members or files.
   */
  min?: number;
  max?: number;
  /** A duration that may be without an end, then `Infinity`; the command asks about what may be meant as one. */
  mayBeEndless?: boolean;
  /** A time may have passed. */
  mayBePast?: boolean;
  /** What a day without a time means, in seconds from midnight. */
  daySeconds?: number;
  /** Inclusive bounds of a string's length in UTF-16 code units. */
  minLength?: number;
  maxLength?: number;
  /**
   * Typed without quotes, it takes the rest of the line whatever options follow: for names with spaces, from which the
   * command reads those options itself.
   */
  takesLine?: boolean;
  /** Takes the option's text from the rest of a typed line where it is not one argument; null if it is one. */
  split?: (line: string, time: TimeContext) => TypedPart | null;
  /** Whom a name means first: by default members, then those who left. */
  among?: 'banned';
  /** How else its choices are written, by their values: «решку». Their names and values themselves need no mention. */
  spelled?: Readonly<Record<string, RegExp>>;
  /** Said where a value doesn't fit: what the command does, where it may be taken for another one. */
  hint?: (inputs: object, options: { locale: Locale }) => string;
  /** What a number counts, which may be said after it: `5 messages`. */
  counted?: RegExp;
  /** Who gets something, so "from" before the name means somebody else. */
  isReceiver?: boolean;
  /** It says why. If it begins like a further name of the person before it, the bot asks who is meant. */
  saysWhy?: boolean;
  /** Its value is never recorded, not even in logs. */
  isSecret?: boolean;
  /** In slash commands too, several members are entered as one text, for lists that people paste. */
  isTyped?: boolean;
}

export interface SubcommandEntry extends Omit<Subcommand, 'options'> {
  options: readonly OptionDefinition[];
  /** Whether a text may mean it where no subcommand is named; the bot asks. */
  isMeantBy?: (text: string) => boolean;
  /** It only shows something, so words that no option takes are ignored; elsewhere they are refused. */
  takesRemarks?: boolean;
}

/** The description of a command. */
export interface CommandEntry extends Omit<Command, 'options' | 'subcommands'> {
  options: readonly OptionDefinition[];
  /** It needs no guild, so it can be typed in direct messages too. */
  worksInDirectMessages: boolean;
  /** If there are any, the command is invoked through one of them and has no options of its own. */
  subcommands: readonly SubcommandEntry[];
}

/** All commands of the bot. */
export interface CommandRegistry<Entry extends CommandEntry> {
  all: readonly Entry[];
  /** Finds a command by its stable name, which is also the slash command's. */
  byName: (name: string) => Entry | undefined;
  /**
   * Finds a command by what a member typed: a name or alias in the language, case-insensitive. The stable name works in
   * every language, so that advice from one guild helps in another.
   */
  find: (locale: Locale, typed: string) => Entry | undefined;
}
