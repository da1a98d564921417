import { COUNT_MAX } from '@perigee/core/items/may-buy';
import { readAmount } from '@perigee/core/economy/read-amount';
import { isSameName, nameKey } from '@perigee/core/names/name-key';
import type { OptionDefinition } from '../../../bot/command-entry.ts';
import type { Suggestion } from '../../../bot/define-command.ts';
import type { OptionValues } from '../../../bot/option-values.ts';

/** An item by its name, which may hold spaces. */
export const ITEM_OPTION = {
  key: 'item',
  type: 'string',
  required: true,
  takesLine: true,
  config: {
    en: { name: 'item', description: 'The name of the item' },
    ru: { name: 'товар', description: 'Название товара' },
  },
} as const satisfies OptionDefinition;

/** How many pieces. */
export const COUNT_OPTION: OptionDefinition = {
  key: 'count',
  type: 'string',
  required: false,
  config: {
    en: { name: 'count', description: 'How many: a number or “all” (default: 1)' },
    ru: { name: 'количество', description: 'Сколько: число или «все» (по умолчанию 1)' },
  },
};

interface ItemAndCount<Entry> {
  entry: Entry;
  /** As it was written; undefined where it was left out. */
  count: string | undefined;
}

/** Which of the named things is meant, and how many: typed, the number stands behind the name. Null for no such thing. */
export function readItemAndCount<Entry>(
  options: OptionValues,
  find: (name: string) => Entry | undefined,
): ItemAndCount<Entry> | null {
  const text = options.string(ITEM_OPTION.key) ?? '';
  const whole = find(text);
  if (whole !== undefined) return { entry: whole, count: options.string(COUNT_OPTION.key) };
  const [, name = '', count] = /^(.*\S)\s+(\S+)$/su.exec(text) ?? [];
  const entry = find(name.replaceAll(/^["«“]|["»”]$/gu, ''));
  return entry === undefined ? null : { entry, count };
}

/** Finds among things by what they are called. */
export function byName<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string) {
  return (name: string) => entries.find((entry) => isSameName(nameOf(entry), name));
}

/** The number of pieces that was written; one where none was. Null for what is none. */
export function readCount(text: string | undefined, all: number): number | null {
  if (text === undefined) return 1;
  // “All” of nothing is answered like one: with what is in the way.
  const read = readAmount(text, Math.max(1, all));
  return 'refused' in read || read.amount > COUNT_MAX ? null : read.amount;
}

/** What somebody who types may mean: names that begin so first, then those that hold it. */
export function suggestNames(names: readonly string[], typed: string): Suggestion[] {
  const key = nameKey(typed);
  const matching = names.filter((name) => nameKey(name).includes(key));
  const starts = (name: string) => (nameKey(name).startsWith(key) ? 0 : 1);
  return matching.toSorted((one, other) => starts(one) - starts(other)).map((name) => ({ name, value: name }));
}
