import type { OptionDefinition } from '../command-entry.ts';
import type { OptionProblem } from './check-options.ts';
import { hasWords } from './read-named.ts';
import type { ReadOrder } from './order-reading.ts';

interface Tried {
  order: readonly OptionDefinition[];
  read: ReadOrder;
}

/** Reads the options in that order; only mentions and ids of people, or their names too. */
type Read = (order: readonly OptionDefinition[], isNamed: boolean) => Promise<ReadOrder>;

/**
 * The order of options in which a text was typed. A mention is surer than a name and costs nothing to read, so names
 * are read only if no order works without. If none works at all, the one that understood most says what is wrong.
 */
export async function chooseOrder(orders: readonly OptionDefinition[][], read: Read): Promise<Tried> {
  const plain = await tryEach(orders, (order) => read(order, false));
  const sure = plain.find(isDone);
  if (sure !== undefined) return sure;
  if (!plain.some((each) => each.read.isOpen)) return likeliestOf(plain);
  const tried = await tryEach(orders, (order) => read(order, true));
  return tried.find((each) => isDone(each) && isClear(each)) ?? tried.find(isDone) ?? likeliestOf(tried);
}

async function tryEach(
  orders: readonly OptionDefinition[][],
  read: (order: readonly OptionDefinition[]) => Promise<ReadOrder>,
): Promise<Tried[]> {
  const [own = []] = orders;
  const tried: Tried[] = [];
  for (const order of orders) {
    const each = { order, read: await read(order) };
    if (!isPlausible(each, own)) continue;
    tried.push(each);
    if (isDone(each) && isClear(each)) break;
  }
  return tried;
}

/** An option that nobody typed did not come first. */
function isPlausible({ order, read }: Tried, own: readonly OptionDefinition[]): boolean {
  return order.every((option, index) => {
    const later = order.slice(index + 1);
    const isMoved = later.some((other) => own.indexOf(other) < own.indexOf(option));
    return !isMoved || read.given.has(option.key) || read.problem !== null;
  });
}

function isDone({ read }: Tried): boolean {
  return read.problem === null && !hasWords(read.rest);
}

function isClear({ read: { who } }: Tried): boolean {
  return who === null || (who.author === null && who.people.length === 1);
}

/** What says that more people were meant than an option takes, whatever the other words are. */
const TOO_MANY = new Set<OptionProblem['reason']>(['everyone', 'oneMore', 'oneMoreOrText']);

function rankOf({ read: { problem } }: Tried): number {
  if (problem === null) return 0;
  if (TOO_MANY.has(problem.reason)) return 1;
  // A number that may mean several things is surer than a name that nobody has.
  return problem.reason === 'unclear' ? 2 : 3;
}

/** The one that left fewest words, at best without a problem; the options' own order where several did. */
function likeliestOf(tried: readonly Tried[]): Tried {
  const [best] = tried.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.read.rest.length - other.read.rest.length,
  );
  if (best === undefined) throw new Error('options have at least one order');
  return best;
}
