import type { OptionDefinition } from '../command-entry.ts';
import { afterConnectingWord } from './connecting-words.ts';
import { idIn, nextArgument } from './parse-argument.ts';
import { isBlank, type ReadingContext, type ReadOrder, withValue } from './order-reading.ts';
import { type OptionContext, readOption, type ReadOption } from './read-option.ts';
import { isPeople } from './read-people.ts';
import { readPerson } from './read-person.ts';
import { isPlace } from './read-place.ts';
import { isWritten } from './read-written.ts';

/** Reads options from a text, in this order. */
export async function readInOrder(
  options: readonly OptionDefinition[],
  read: ReadOrder,
  context: ReadingContext,
): Promise<ReadOrder> {
  let current = read;
  for (const [index, option] of options.entries()) {
    if (current.given.has(option.key)) continue;
    if (option.type === 'string') current = takeChannel(current, context);
    const next = options[index + 1];
    const isTextNext = options.slice(index + 1).some(({ type }) => type === 'string');
    if (isPeople(option.type)) {
      current = await readPerson(option, current, {
        ...context,
        isTextNext: context.hasNamedChoices === true || isTextNext,
        mayConnect: option.required || !isTextNext,
      });
    } else {
      const isBeforeNumber = next !== undefined && (isWritten(next.type) || next.type === 'number');
      const place = { isLast: next === undefined, isBeforeNumber, isFollowed: next?.required === true };
      const mayConnect = option.required || !isTextNext || isMentionAfterWord(option, current);
      current = take(option, current, readConnected(option, current.rest, { ...context, ...place, mayConnect }));
    }
    if (current.problem !== null) return current;
  }
  return current;
}

/** A mention of a channel in front of a text says where, although the name of that option is missing. */
function takeChannel(read: ReadOrder, { namedChannel: option }: ReadingContext): ReadOrder {
  if (option === undefined || read.given.has(option.key)) return read;
  const text = afterConnectingWord(option, read.rest) ?? read.rest;
  const [mention, id] = CHANNEL_MENTION.exec(text) ?? [];
  return mention === undefined || id === undefined
    ? read
    : withValue(option, read, { value: id, rest: text.slice(mention.length) });
}

const CHANNEL_MENTION = /^\s*<#(\d{17,20})>(?:\s*[:,;—–-](?=\s))?/u;

/** Reads an option, if need be after a little word that connects it to the one before. */
export function readConnected(
  option: OptionDefinition,
  text: string,
  { mayConnect = true, ...context }: OptionContext & { mayConnect?: boolean },
): ReadOption {
  const read = readOption(option, text, context);
  if (!mayConnect || (read !== null && 'value' in read)) return read;
  const after = afterConnectingWord(option, text);
  const connected = after === null ? null : readOption(option, after, context);
  // What is said about a role or channel that is not found may be about its name.
  return connected !== null && ('value' in connected || connected.problem.reason !== 'invalid') ? connected : read;
}

/** "10s in #memes too fast": a mention after a value is no part of the text that may follow. */
function isMentionAfterWord(option: OptionDefinition, { given, rest }: ReadOrder): boolean {
  const after = given.size > 0 && isPlace(option.type) ? afterConnectingWord(option, rest) : null;
  const argument = after === null ? null : nextArgument(after);
  return argument !== null && idIn(argument.text, option.type === 'role' ? '@&' : '#') !== undefined;
}

/** Types of which nothing else looks like a wrong one, so that words which do not fit belong to another option. */
const SKIPPABLE = new Set<OptionDefinition['type']>(['integer', 'boolean', 'channel', 'role']);

function take(option: OptionDefinition, read: ReadOrder, value: ReadOption): ReadOrder {
  if (value === null) {
    if (option.required) return { ...read, problem: { option, reason: isBlank(read.rest) ? 'missing' : 'invalid' } };
    return option.type === 'duration' && !isBlank(read.rest) ? { ...read, skipped: read.skipped ?? option } : read;
  }
  if ('problem' in value) {
    const isSkippable = SKIPPABLE.has(option.type) || option.config.en.choices !== undefined;
    if (!option.required && isSkippable && value.problem.reason === 'invalid')
      return { ...read, skipped: read.skipped ?? option };
    return { ...read, problem: { option, ...value.problem } };
  }
  return withValue(option, read, value);
}
