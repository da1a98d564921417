import { readAmount } from '@perigee/core/base/reading/amount';
import type { Reading } from '@perigee/core/base/reading/reading';
import { readOrderEnd } from '@perigee/core/base/reading/order-end';
import type { TimeContext } from '@perigee/core/base/reading/wall-time';
import { readTime, type Time } from '@perigee/core/base/reading/time';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import type { OptionDefinition } from '../command-entry.ts';
import type { OptionRefusal, ValueProblem } from './check-options.ts';
import { chosenMeaning, type OptionReading } from './option-reading.ts';
import type { OptionValue } from './option-values.ts';

/** Amounts, whole numbers and times: options whose texts the readers in `core/src/base/reading` understand. */
const WRITTEN = ['amount', 'integer', 'duration', 'time'] as const;
export type WrittenType = (typeof WRITTEN)[number];

/** A value at the beginning of a text with the rest of it, or what is wrong with the value; null if there is none. */
export type Written = { value: OptionValue; rest: string } | { problem: WrittenProblem } | null;
export type WrittenProblem = Omit<ValueProblem, 'option'>;

/** How an option is read. */
export interface WrittenOptions {
  reading: OptionReading;
  /** The next option is a number or a time. */
  isBeforeNumber: boolean;
  /** No option is read after it. */
  isLast: boolean;
  /** The next option has to be given. */
  isFollowed: boolean;
}

/** Whether options of this type are amounts, whole numbers or times. */
export function isWritten(type: OptionDefinition['type']): type is WrittenType {
  return WRITTEN.some((each) => each === type);
}

/** Reads an amount, whole number or time at the beginning of a text. */
export function readWritten(
  type: WrittenType,
  option: OptionDefinition,
  text: string,
  { reading, isBeforeNumber, isLast, isFollowed }: WrittenOptions,
): Written {
  if (text.trim() === '') return null;
  switch (type) {
    case 'amount': {
      const options = { symbol: reading.moneySymbol, mayBeZero: option.min === 0, isBeforeNumber };
      return toWritten(option, text, readAmount(text, options), reading);
    }
    case 'integer':
      return readNumber(option, text, reading, isLast);
    case 'duration':
      return readDuration(option, text, { ...reading, isFollowed });
    case 'time':
      if (option.mayBeEndless === true && NO_TIME.test(text)) return { value: { kind: 'endless' }, rest: '' };
      return timed(option, text, { ...reading, isFollowed }, (time) =>
        time.kind === 'endless' && option.mayBeEndless !== true ? undefined : time,
      );
    default:
      return type satisfies never;
  }
}

/** Zero alone is no end. */
const NO_TIME = /^\s*0\s*$/;

/** A number may be written as in "case #22". */
function readNumber(option: OptionDefinition, text: string, reading: OptionReading, mayHaveSpaces: boolean): Written {
  const plain = text.replace(/^\s*[#№]\s*(?=\p{Nd})/u, '');
  return toWritten(option, plain, readWholeNumber(plain, { mayHaveSpaces }), reading);
}

/** Reads a text that is one value and nothing else, as somebody gave it for this option. */
export function readWholly(type: WrittenType, option: OptionDefinition, text: string, reading: OptionReading): Written {
  const given = { reading, isBeforeNumber: false, isLast: true, isFollowed: false };
  const read = type === 'duration' ? readLength(option, text, reading) : readWritten(type, option, text, given);
  return read !== null && 'value' in read && read.rest.trim() !== '' ? { problem: { reason: 'invalid' } } : read;
}

const REFUSALS: Partial<Record<string, OptionRefusal>> = {
  notWhole: 'notWhole',
  notPositive: 'notPositive',
  tooLarge: 'tooLarge',
  past: 'past',
  noSuchDay: 'noSuchDay',
  noSuchTime: 'noSuchTime',
};

/** An unclear text has the meaning that the member chose, if they were asked. */
function toWritten(
  { key }: Pick<OptionDefinition, 'key'>,
  text: string,
  read: Reading<OptionValue, string>,
  { answers }: Pick<OptionReading, 'answers'>,
): Written {
  switch (read.kind) {
    case 'read':
      return { value: read.value, rest: text.slice(read.length) };
    case 'ambiguous': {
      const chosen = chosenMeaning(read.meanings, answers[key]);
      if (chosen !== undefined) {
        return { value: chosen, rest: text.slice(read.lengths?.[read.meanings.indexOf(chosen)] ?? read.length) };
      }
      return { problem: { reason: 'unclear', meanings: read.meanings } };
    }
    case 'unread':
      return { problem: { reason: REFUSALS[read.why] ?? 'invalid', words: read.said ?? '' } };
    default:
      return read satisfies never;
  }
}

/** How a time is read. */
type TimeReading = OptionReading & Pick<TimeContext, 'isFollowed'>;

/** The length of a time in milliseconds; a moment is as long as it takes to get there. */
function readDuration(option: OptionDefinition, text: string, reading: TimeReading): Written {
  return option.mayBeEndless === true ? readEnd(text, reading) : readLength(option, text, reading);
}

function readLength(option: OptionDefinition, text: string, reading: TimeReading): Written {
  return timed(option, text, reading, (time) => {
    if (time.kind === 'endless') return option.mayBeEndless === true ? Infinity : undefined;
    return lengthOf(time, reading);
  });
}

function lengthOf(time: Time, { startMs }: OptionReading): number | undefined {
  if (time.kind === 'endless') return undefined;
  return time.kind === 'length' ? time.ms : time.at - startMs;
}

/** A text that only may say an end goes on to the reason, and the command asks. */
function readEnd(text: string, reading: TimeReading): Written {
  const read = readOrderEnd(text, reading);
  if (read.kind === 'wrong') return { problem: { reason: REFUSALS[read.why] ?? 'invalid', words: read.said } };
  return read.kind === 'read' ? { value: lengthOf(read.end, reading) ?? Infinity, rest: read.rest } : null;
}

/** An optional time may be left out, and the text belongs to the next option. */
function timed(
  option: OptionDefinition,
  text: string,
  reading: TimeReading,
  valueOf: (time: Time) => OptionValue | undefined,
): Written {
  const read = readTime(text, { ...reading, ...option, isWanted: option.required });
  const isAbsent = read.kind === 'unread' && (read.why === 'absent' || read.why === 'ago');
  if (isAbsent && !option.required) return null;
  if (read.kind === 'unread') return toWritten(option, text, read, reading);
  const values = (read.kind === 'read' ? [read.value] : read.meanings)
    .map(valueOf)
    .filter((each) => each !== undefined);
  const [value] = values;
  if (value === undefined) return { problem: { reason: 'invalid' } };
  return toWritten(option, text, read.kind === 'read' ? { ...read, value } : { ...read, meanings: values }, reading);
}
