import { COUNT_MAX } from '@perigee/core/economy/items/may-buy';
import { amountOf, readAmount } from '@perigee/core/base/reading/amount';
import { tookAll } from '@perigee/core/base/reading/reading';
import { isSameName, nameKey } from '@perigee/core/base/names/name-key';
import { defineOption, type Suggestion } from '../../../../bot/define-command.ts';
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

interface ItemAndCount<Entry> {
  entry: Entry;
  /** As typed; undefined if omitted. */
  count: string | undefined;
}

/** Parses an item and a count. In typed commands the count follows the name. Null if there is no such item. */
export function readItemAndCount<Entry>(
  { item: text, count }: ItemOptions,
  find: (name: string) => Entry | undefined,
): ItemAndCount<Entry> | null {
  const whole = find(text);
  if (whole !== undefined) return { entry: whole, count };
  // The name may end with a number, and the count may have spaces in it, so the longest name wins.
  for (const { index } of [...text.matchAll(/(?<=\S)\s+(?=\S)/gu)].toReversed()) {
    const entry = find(text.slice(0, index).replaceAll(/^["«“]|["»”]$/gu, ''));
    if (entry !== undefined) return { entry, count: text.slice(index) };
  }
  return null;
}

/** Creates a lookup of entries by name. */
export function byName<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string) {
  return (name: string) => entries.find((entry) => isSameName(nameOf(entry), name));
}

/** Parses the number of pieces, 1 by default; null if it is invalid. */
export function readCount(text: string | undefined, all: number): number | null {
  if (text === undefined) return 1;
  const read = readAmount(text);
  if (read.kind !== 'read' || !tookAll(read, text)) return null;
  // "All" of nothing counts as one, so that the reply says what prevents it.
  const count = amountOf(read.value, Math.max(1, all));
  return count === 0 || count > COUNT_MAX ? null : count;
}

/** Suggests matching names, those that start with the input first. */
export function suggestNames(names: readonly string[], typed: string): Suggestion[] {
  const key = nameKey(typed);
  const matching = names.filter((name) => nameKey(name).includes(key));
  const starts = (name: string) => (nameKey(name).startsWith(key) ? 0 : 1);
  return matching.toSorted((one, other) => starts(one) - starts(other)).map((name) => ({ name, value: name }));
}
