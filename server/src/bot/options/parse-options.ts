import type { Locale } from '@perigee/core/base/locales/locales';
import type { OptionDefinition } from '../command-entry.ts';
import type { PeopleFinder } from '../people/people-finder.ts';
import type { Candidate } from '../people/candidate.ts';
import { askNearlyNamed, askWhoIsMeant, type WhoQuestion } from './who-question.ts';
import type { OptionProblem } from './check-options.ts';
import { chooseOrder } from './choose-order.ts';
import { ordersOf } from './option-orders.ts';
import type { OptionReading, PickedPerson } from './option-reading.ts';
import type { AttachedFile, GivenValues, OptionValue } from './option-values.ts';
import { isPeople } from './read-people.ts';
import { fitSurplus, hasWords, readNamed } from './read-named.ts';
import type { ReadingContext, ReadOrder } from './order-reading.ts';
import { readInOrder } from './read-order.ts';

/** What comes with a typed command besides its text. */
export interface TypedExtras {
  /** The files of its message. */
  files: readonly AttachedFile[];
  /** Author of the message it replies to; null if it is not a reply. */
  repliedTo: Candidate | null;
  reading: OptionReading;
  finder: PeopleFinder;
  /** The bot's own id. */
  selfId: string;
  /** Words that no option takes do no harm. */
  takesRemarks: boolean;
}

export interface TypedValues {
  given: GivenValues;
  /** People found by name. */
  people: readonly Candidate[];
  /** Who is meant has to be asked; null if it is clear. */
  question: WhoQuestion | null;
}

/**
 * Reads the options of a text command from the text after its name. Options of different kinds may come in any order.
 * Words that no option takes are refused unless the command takes remarks, since they may be what mattered.
 */
export async function parseOptions(
  options: readonly OptionDefinition[],
  line: string,
  locale: Locale,
  extras: TypedExtras,
): Promise<TypedValues | { problem: OptionProblem }> {
  const named = options.filter((option) => option.named === true);
  const orders = ordersOf(positionalOf(options));
  const begun = newOrder(line, filesOf(options, extras));
  const readIn = async (order: readonly OptionDefinition[], context: ReadingContext) => {
    const start = await readNamed(named, begun, context);
    const read = start.problem === null ? await readInOrder(order, start, context) : start;
    return read.problem === null ? fitSurplus(named, read, context) : read;
  };
  const { finder } = extras;
  const hasNamedChoices = named.some(({ config }) => config.en.choices !== undefined);
  const [namedChannel, ...otherChannels] = named.filter(({ type }) => type === 'channel');
  const context: ReadingContext = {
    ...extras,
    locale,
    hasNamedChoices,
    namedChannel: otherChannels.length === 0 ? namedChannel : undefined,
  };
  const { order, read } = await chooseOrder(orders, (each, isNamed) =>
    readIn(each, isNamed ? context : { ...context, finder: null }),
  );
  const problemOf = (tried: ReadOrder) => tried.problem ?? surplusProblem(options, tried, extras);
  const retry = async (person: PickedPerson) => {
    const again = await readIn(order, { ...context, reading: { ...extras.reading, person } });
    return { given: again.given, problem: problemOf(again) };
  };
  const problem = problemOf(read);
  if (problem !== null) {
    const question = problem.reason === 'nobody' ? await askNearlyNamed(read, finder, retry) : null;
    return question === null ? { problem } : { given: read.given, people: [], question };
  }
  const question = await askWhoIsMeant(options, read, { retry, mayActOnPart: extras.takesRemarks });
  const [only, ...others] = question?.choices ?? [];
  // The order makes sense for one of them only.
  if (only !== undefined && others.length === 0 && question?.why !== 'goesOn') {
    return { given: only.given, people: [only.person], question: null };
  }
  return { given: read.given, people: read.who?.people ?? [], question };
}

/** Those that need no name. Nobody else can be mistaken for a person, except where a text takes the rest. */
function positionalOf(options: readonly OptionDefinition[]): OptionDefinition[] {
  const plain = options.filter(({ type, named = false }) => type !== 'attachment' && !named);
  const hasText = plain.some(({ type, config }) => type === 'string' && config.en.choices === undefined);
  return hasText ? plain : [...plain, ...options.filter(({ type, named = false }) => named && isPeople(type))];
}

function newOrder(rest: string, given: Map<string, OptionValue>): ReadOrder {
  return { given, rest, problem: null, skipped: null, isOpen: false, who: null };
}

function filesOf(options: readonly OptionDefinition[], { files }: TypedExtras): Map<string, OptionValue> {
  const filed = options.find(({ type }) => type === 'attachment');
  return new Map(filed === undefined || files.length === 0 ? [] : [[filed.key, files]]);
}

/** Words left over may be what mattered; those that fit no optional value are a wrong one. */
function surplusProblem(
  options: readonly OptionDefinition[],
  { given, rest, skipped }: ReadOrder,
  { takesRemarks }: TypedExtras,
): OptionProblem | null {
  if (!hasWords(rest)) return null;
  // Words without a digit are no wrong page.
  const isRemark = takesRemarks && skipped?.type === 'integer' && !/\p{Nd}/u.test(rest);
  if (skipped !== null && !isRemark) return { option: skipped, reason: 'invalid' };
  if (takesRemarks) return null;
  const understood = options.flatMap((option) => {
    const value = given.get(option.key);
    return value === undefined || option.type === 'attachment' ? [] : [{ option, value }];
  });
  return { reason: 'surplus', words: rest.trim(), understood };
}
