import type { OptionDefinition } from '../command-entry.ts';
import { isPeople } from './read-people.ts';
import type { ReadingContext, ReadOrder } from './order-reading.ts';
import { INVALID, type ReadOption } from './read-option.ts';
import { readConnected } from './read-order.ts';
import { readPerson } from './read-person.ts';

/** An option given by name, wherever it is. */
const ALONE = { isLast: false, isBeforeNumber: false, isFollowed: false, isTextNext: false };

/** Whether a text says something: a full stop or an emoji doesn’t. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Reads the options that a text gives by name, such as `days:3`, and leaves the rest of the text. */
export async function readNamed(
  named: readonly OptionDefinition[],
  begun: ReadOrder,
  context: ReadingContext,
): Promise<ReadOrder> {
  let read = begun;
  for (const option of named) {
    const found = findNamed(option, read.rest);
    if (found === null) continue;
    const inside = await readValue(option, { ...read, rest: found.value }, context);
    if (inside.problem !== null) return inside;
    read = { ...inside, rest: `${found.before} ${inside.rest.trimStart()}` };
  }
  return read;
}

async function readValue(option: OptionDefinition, read: ReadOrder, context: ReadingContext): Promise<ReadOrder> {
  const needed = { ...option, required: true };
  // "days: spam" names nothing.
  if (/^\s/.test(read.rest)) return { ...read, problem: { option, ...INVALID.problem } };
  if (isPeople(option.type)) return readPerson(needed, read, { ...context, isTextNext: false, mayConnect: true });
  return withValue(option, read, readConnected(needed, read.rest, { ...context, ...ALONE }));
}

function withValue(option: OptionDefinition, read: ReadOrder, value: ReadOption): ReadOrder {
  if (value === null || 'problem' in value) {
    return { ...read, problem: { option, ...(value?.problem ?? INVALID.problem) } };
  }
  return { ...read, given: new Map(read.given).set(option.key, value.value), rest: value.rest };
}

/**
 * Words that no option took are the value of the only one left that they fit, although its name is missing. Texts fit
 * anything, so they are never meant.
 */
export async function fitSurplus(
  named: readonly OptionDefinition[],
  read: ReadOrder,
  context: ReadingContext,
): Promise<ReadOrder> {
  if (!hasWords(read.rest)) return read;
  const left = named.filter(({ key, type, config }) => {
    return !read.given.has(key) && (type !== 'string' || config.en.choices !== undefined);
  });
  const fits: ReadOrder[] = [];
  let isOpen = read.isOpen;
  for (const option of left) {
    const inside = await readValue(option, { ...read, rest: read.rest.trimStart() }, context);
    isOpen ||= inside.isOpen;
    if (inside.problem === null && !hasWords(inside.rest)) fits.push(inside);
    // A person is asked about, or said to be unknown.
    else if (inside.problem?.reason === 'nobody' && left.length === 1) fits.push(inside);
  }
  const [only, ...others] = fits;
  return only === undefined || others.length > 0 ? { ...read, isOpen } : only;
}

/**
 * Finds `name:` in a text, with the option's name in either language, and returns the text on either side of it; null
 * if it is absent. A value with spaces is quoted, unless it is an amount, a time or a person.
 */
function findNamed(
  { config }: Pick<OptionDefinition, 'config'>,
  text: string,
): { before: string; value: string } | null {
  const names = [config.en.name, config.ru.name].join('|');
  const match = new RegExp(String.raw`(?<!\S)(?:${names})[:=]`, 'iu').exec(text);
  if (match === null) return null;
  return { before: text.slice(0, match.index).trimEnd(), value: text.slice(match.index + match[0].length) };
}
