import type { GuildSettings } from '@perigee/core/community/guilds/schema';

/** A role or channel that can be called by its name. */
export interface NamedPlace {
  id: string;
  names: readonly [string];
}

/** The roles of the guild, and the channels that the member can see. */
export interface Places {
  roles: readonly NamedPlace[];
  channels: readonly NamedPlace[];
}

/** What the meaning of an option's text depends on, apart from the text. */
export interface OptionReading {
  nowMs: number;
  /** The server's time zone. */
  zone: string;
  /** The server's symbol of money, which may be written with an amount. */
  moneySymbol: string;
  /** From when lengths count: later than `nowMs` if the member had to be asked first. */
  startMs: number;
  /** Which of its meanings the member chose for an unclear option, by option. */
  answers: Readonly<Record<string, MeaningChoice>>;
  /** Whom the member chose for a name that several people have, or nobody quite. */
  person: PickedPerson | null;
  /** Absent until a name is looked up. */
  places?: Places;
}

/** The place of a meaning among the others, or the meaning itself if it is a name or an id: lists of these change. */
export type MeaningChoice = number | string;

/** The meaning that was chosen; undefined if none was, or it is none any more. */
export function chosenMeaning<Meaning>(meanings: readonly Meaning[], answer: MeaningChoice = -1): Meaning | undefined {
  return typeof answer === 'string' ? meanings.find((meaning) => meaning === answer) : meanings[answer];
}

/** Somebody chosen for a name. */
export interface PickedPerson {
  id: string;
  /** The text that begins with the name, and what is left of it after the name. */
  at: string;
  rest: string;
}

/** When a command was used, if the member has been asked about it since, and what they answered. */
export type Answered = Pick<OptionReading, 'nowMs' | 'answers' | 'person'>;

/** What texts of options mean in a guild, now or when they were given. */
export function readingIn(
  { timeZone, economy }: Pick<GuildSettings, 'timeZone' | 'economy'>,
  answered: Answered | null = null,
): OptionReading {
  const startMs = Date.now();
  const { nowMs, answers, person } = answered ?? { nowMs: startMs, answers: {}, person: null };
  return { nowMs, answers, person, startMs, zone: timeZone.zone, moneySymbol: economy.moneySymbol };
}
