import { COUNT_MAX } from '@perigee/core/economy/items/may-buy';
import { amountOf, readAmount } from '@perigee/core/base/reading/amount';
import { tookAll } from '@perigee/core/base/reading/reading';
import { type NameReading, readName } from '@perigee/core/base/reading/names';
import { defineOption } from '../../../../bot/define-command.ts';
import { nextArgument } from '../../../../bot/options/parse-argument.ts';
import type { OptionsOf } from '../../../../bot/options/option-values.ts';

/** An item name, which may contain spaces. */
export const ITEM_OPTION = defineOption({
  key: 'item',
  type: 'string',
  required: true,
  takesLine: true,
  config: {
    en: { name: 'item', description: 'The name of the item' },
    ru: { name: 'товар', description: 'Название товара' },
  },
});

/** Number of pieces. */
export const COUNT_OPTION = defineOption({
  key: 'count',
  type: 'string',
  required: false,
  config: {
    en: { name: 'count', description: 'How many: a number or “all” (default: 1)' },
    ru: { name: 'количество', description: 'Сколько: число или «все» (по умолчанию 1)' },
  },
});

type ItemOptions = OptionsOf<readonly [typeof ITEM_OPTION, typeof COUNT_OPTION]>;

/** Something that is called by a name, as the reader of names takes it. */
interface NamedEntry<Entry> {
  names: readonly string[];
  entry: Entry;
}

interface ItemAndCount<Entry> {
  read: NameReading<NamedEntry<Entry>>;
  /** As typed; undefined if omitted. */
  count: string | undefined;
}

/** Entries by their names. */
export function byName<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): NamedEntry<Entry>[] {
  return entries.map((entry) => ({ names: [nameOf(entry)], entry }));
}

/**
 * Reads an item and a count. In typed commands the count follows the name, or comes before it; a name may end with a
 * number, so the longest one wins.
 */
export function readItemAndCount<Entry>(
  { item: text, count }: ItemOptions,
  things: readonly NamedEntry<Entry>[],
): ItemAndCount<Entry> {
  const argument = nextArgument(text);
  if (argument?.isQuoted === true) {
    const rest = argument.rest.trim();
    return { read: readName(argument.text, things, { isWhole: true }), count: rest === '' ? count : rest };
  }
  const begun = readName(text, things);
  const rest = text.slice(begun.length).trim();
  if (begun.how === 'whole' && (rest === '' || isCount(rest)))
    return { read: begun, count: rest === '' ? count : rest };
  const whole = readName(text, things, { isWhole: true });
  if (whole.how === 'begun') return { read: whole, count };
  const after = withCountFirst(text, things) ?? withoutName(text, things);
  if (after !== null) return after;
  if (begun.kind === 'unread' || rest === '') return { read: whole, count };
  const isOther = begun.how !== 'whole' && !isCount(rest);
  return isOther ? { read: whole, count } : { read: begun, count: rest };
}

/** `2 swords`, `all sword`. */
function withCountFirst<Entry>(text: string, things: readonly NamedEntry<Entry>[]): ItemAndCount<Entry> | null {
  const amount = readAmount(text);
  const rest = text
    .slice(amount.length)
    .replace(/^\s*[x×х*]\s/iu, '')
    .trim();
  if (amount.kind !== 'read' || rest === '') return null;
  const read = readName(rest, things, { isWhole: true });
  return read.kind === 'unread' ? null : { read, count: text.slice(0, amount.length) };
}

/** Things that a member can still be asked about. */
const ASKED_MAX = 4;

/** “All” alone means the only thing there is, or one of few. */
function withoutName<Entry>(text: string, things: readonly NamedEntry<Entry>[]): ItemAndCount<Entry> | null {
  const [only, ...others] = things;
  if (!isCount(text) || only === undefined || things.length > ASKED_MAX) return null;
  const { length } = text;
  const read: NameReading<NamedEntry<Entry>> =
    others.length === 0
      ? { kind: 'read', value: only, length, how: null }
      : { kind: 'ambiguous', meanings: things, length, how: null };
  return { read, count: text };
}

function isCount(text: string): boolean {
  const read = readAmount(plainCount(text));
  return read.kind !== 'unread' && tookAll(read, plainCount(text));
}

/** A count without the words around it: `x2`, `2 pcs`, `2 шт.`. */
function plainCount(text: string): string {
  return text
    .trim()
    .replace(/^[x×х*]\s*(?=\p{Nd})/iu, '')
    .replace(/(?<=\p{Nd})\s*(?:x|×|х|pcs|pieces?|times|шт|штук[иа]?|раза?)\.?$/iu, '');
}

/** Parses the number of pieces, 1 by default; null if it is invalid. A share is of those that can be taken. */
export function readCount(typed: string | undefined, all: number): number | null {
  if (typed === undefined) return 1;
  const text = plainCount(typed);
  const read = readAmount(text);
  if (read.kind !== 'read' || !tookAll(read, text)) return null;
  // "All" of nothing counts as one, so that the reply says what prevents it.
  const count = amountOf(read.value, Math.max(1, all));
  if ('percent' in read.value) return Math.max(1, count);
  return count > COUNT_MAX ? null : count;
}
