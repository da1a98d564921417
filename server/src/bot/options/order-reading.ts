import type { Locale } from '@perigee/core/base/locales/locales';
import type { OptionDefinition } from '../command-entry.ts';
import type { PeopleFinder } from '../people/people-finder.ts';
import type { Candidate } from '../people/candidate.ts';
import type { OptionProblem } from './check-options.ts';
import type { OptionReading } from './option-reading.ts';
import type { OptionValue } from './option-values.ts';
import type { ReadName } from './read-people.ts';

/** How the options of an order are read. */
export interface ReadingContext {
  locale: Locale;
  reading: OptionReading;
  /** Author of the message that the command replies to. */
  repliedTo: Candidate | null;
  /** The bot's own id. */
  selfId: string;
  /** Words that no option takes do no harm. */
  takesRemarks: boolean;
  /** Null to read mentions and ids only, which costs nothing. */
  finder: PeopleFinder | null;
  /** An option given by name has choices, so words that name nobody may be one of them: `clear 10 links`. */
  hasNamedChoices?: boolean;
  /** The only channel that is given by name. Its mention in front of a text needs none: `2h #news Nitro`. */
  namedChannel?: OptionDefinition | undefined;
}

/** What was made of a text. */
export interface ReadOrder {
  given: Map<string, OptionValue>;
  /** What no option took. */
  rest: string;
  problem: OptionProblem | null;
  /** The first option that may be left out, and that the words which follow do not fit. */
  skipped: OptionDefinition | null;
  /** People may be named where only mentions and ids were read. */
  isOpen: boolean;
  who: PersonMeant | null;
}

/** A name that an option took. */
export interface PersonMeant extends ReadName {
  option: OptionDefinition;
  /** The author replied to, if they may be meant instead. */
  author: Candidate | null;
}

/** The order with a value for that option. */
export function withValue(
  option: OptionDefinition,
  read: ReadOrder,
  { value, rest }: { value: OptionValue; rest: string },
): ReadOrder {
  return { ...read, given: new Map(read.given).set(option.key, value), rest, skipped: null };
}

/** Whether nothing is left of a text. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
