import { unitAlone } from './time-units.ts';
import { readImpossible } from './impossible.ts';
import { readTime, readTimeAt, type Time, type TimeProblem, type Times } from './time.ts';
import type { TimeContext } from './wall-time.ts';
import { type TextPart, partsOfText } from './text-parts.ts';

/** An end that an order may have, and the order without the words that say it. */
export interface OrderEnd {
  end: Time;
  rest: string;
}

/**
 * When something ordered ends. `read`: the order begins with it. `asked`: something in the order may be meant as its
 * end. `wrong`: it begins with an end that cannot be. `none`: nothing in it could be a time.
 */
export type EndReading =
  | ({ kind: 'read' } & OrderEnd)
  | { kind: 'asked'; meanings: readonly OrderEnd[] }
  | { kind: 'wrong'; why: TimeProblem; said: string }
  | { kind: 'none' };

/** Marks that end what is before them. */
const ADJOINING = /[(,;!?"*|/—–~[«“]/;

/** What an order begins with, although it cannot be its end. */
const WRONG: ReadonlySet<TimeProblem> = new Set<TimeProblem>(['past', 'noUnit', 'noSuchDay', 'noSuchTime']);

/** `12/05` may be a date at the beginning; `3/10` says how good something was. */
const SHORT_DATE = /^\s*\p{Nd}{2}\/\p{Nd}{2}(?![\p{Nd}\p{L}/])/u;

/** Most meanings that somebody can choose from. */
const MEANINGS_MAX = 3;

/** After these words a time is not the end of something: it was, comes again, or belongs to something else. */
const NOT_AFTER = new Set(
  (
    'last past previous every each per old over under within since than first за прошлые прошлых последние последних ' +
    'последний последнюю прошлую каждые каждый каждую раз с со от уже более больше менее меньше старше младше около'
  ).split(' '),
);
const NOT_BEFORE = new Set('ago old назад times раз раза prior earlier'.split(' '));
/** Before a unit alone, they make it another thing: "my day", "the whole week". */
const DETERMINERS = new Set(
  (
    'by my your his her its our their the this that these every each per all whole last next one same good bad nice ' +
    'мне нам ему ей им мой мою твой твою свой его ее их весь всю этот эту тот ту каждый каждую целый целую прошлый прошлую в за'
  ).split(' '),
);
const CLOCK_BEFORE = new Set('at on since from around в во с со от около к @'.split(' '));

/**
 * Reads when a punishment ends from the text after its people: `10m spam`, `until friday spam`. A time later in the
 * text, a misspelt unit, or a number without a unit has to be asked about: nobody may be punished for ever because a
 * time was overlooked.
 */
export function readOrderEnd(text: string, context: TimeContext): EndReading {
  const isDate = SHORT_DATE.test(text);
  const first = readTime(text, isDate ? { ...context, isWanted: true } : context);
  const rest = withoutRange(text, 0, first.length);
  const said = text.slice(0, first.length);
  if (first.kind === 'read' && !isTimeOfDay(said)) {
    const meaning = { end: first.value, rest };
    return isDate || isOnlyNamed(said, first.value)
      ? { kind: 'asked', meanings: [meaning] }
      : { kind: 'read', ...meaning };
  }
  if (first.kind === 'ambiguous') return { kind: 'asked', meanings: first.meanings.map((end) => ({ end, rest })) };
  if (first.kind === 'unread' && WRONG.has(first.why)) return { kind: 'wrong', why: first.why, said: first.said ?? '' };
  const wrong = findImpossibleEnd(text);
  if (wrong !== null) return wrong;
  const meanings = findEnds(text, context).slice(0, MEANINGS_MAX);
  return meanings.length === 0 ? { kind: 'none' } : { kind: 'asked', meanings };
}

/** "Spam until 31.04" says an end that does not exist. */
function findImpossibleEnd(text: string): EndReading | null {
  const words = partsOfText(text);
  for (const [at, word] of words.list.entries()) {
    const wrong = isUntil(word) ? readImpossible(words.list, at + 1) : null;
    if (wrong === null) continue;
    const said = text.slice(words.lengthOf(wrong.from), words.lengthOf(wrong.next)).trim();
    return { kind: 'wrong', why: wrong.problem, said };
  }
  return null;
}

/** «Ночью рейдил» and "in the morning he" say when something was. */
function isTimeOfDay(text: string): boolean {
  return /^\s*(?:утром|с утра|дн[её]м|вечером|ночью|in the|at night)(?!\p{L})/iu.test(text);
}

/** "Friday raid", "at 18:00 he raided": a moment says when something ends only if it says "until", or is a date. */
function isOnlyNamed(text: string, end: Time): boolean {
  const [first] = partsOfText(text).list;
  if (end.kind !== 'moment' || isUntil(first) || isForHowLong(first)) return false;
  return !/\p{Nd}/u.test(text) || CLOCK_BEFORE.has(first?.text ?? '');
}

/** The ends that a text may say after its beginning, the last first. */
function findEnds(text: string, context: TimeContext): OrderEnd[] {
  const words = partsOfText(text);
  const found: OrderEnd[] = [];
  for (let at = 1; at < words.list.length; ) {
    const time = mayEndAt(words.list, at) ? readLater(words.list, at, context) : null;
    if (time === null) {
      at += 1;
      continue;
    }
    const rest = withoutRange(text, startOf(words.lengthOf(at), text), words.lengthOf(time.next));
    found.unshift(...time.times.filter(({ kind }) => kind !== 'endless').map((end) => ({ end, rest })));
    at = time.next;
  }
  return found;
}

function startOf(length: number, text: string): number {
  return length + (/^\s*/.exec(text.slice(length))?.[0].length ?? 0);
}

function mayEndAt(words: readonly TextPart[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined || (word.isGlued && !mayAdjoin(words, at))) return false;
  return before === undefined || !NOT_AFTER.has(before.text);
}

/** "(7d)", "spam/7d" and "spam -7d" have a time, "rule-3d" has none. */
function mayAdjoin(words: readonly TextPart[], at: number): boolean {
  const before = words[at - 1];
  if (before?.kind !== 'mark') return false;
  return before.text === '-' ? !before.isGlued : ADJOINING.test(before.text);
}

function readLater(words: readonly TextPart[], at: number, context: TimeContext): Times | null {
  const isLast = unitAlone(words[at]?.text ?? '') !== undefined && !DETERMINERS.has(words[at - 1]?.text ?? '');
  const time = readTimeAt(words, at, context, { isFirst: isLast });
  if (time === null || 'problem' in time || NOT_BEFORE.has(words[time.next]?.text ?? '')) return null;
  if (words[time.next]?.isGlued === true && words[time.next]?.text === '-') return null;
  const isAtEnd = words.slice(time.next).every(({ kind }) => kind === 'mark');
  return isMeant(words, at, time, isAtEnd) ? time : null;
}

/** Whether a time that an order does not begin with may be its end. */
function isMeant(words: readonly TextPart[], at: number, time: Times, isAtEnd: boolean): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (time.isBare === true) return time.hasPreposition && isAtEnd && isForHowLong(word);
  const isMoment = time.times.some(({ kind }) => kind === 'moment');
  if (isMoment) {
    if (time.hasPreposition) return isUntil(word);
    return isAtEnd && !CLOCK_BEFORE.has(before?.text ?? '');
  }
  // "In a minute", "one day he": a length in words counts at the end, or after "for".
  if (word?.kind === 'number') return true;
  return isAtEnd || isForHowLong(word);
}

function isForHowLong(word: TextPart | undefined): boolean {
  return word?.text === 'for' || word?.text === 'на' || isUntil(word);
}

function isUntil(word: TextPart | undefined): boolean {
  return /^(?:until|till|til|untill|unitl|untl|up|до|по|through)$/.test(word?.text ?? '');
}

/** A text without some of its words. */
function withoutRange(text: string, from: number, to: number): string {
  const [before, after] = [text.slice(0, from).trimEnd(), text.slice(to).replace(/^[\s,;:.!–—-]+/u, '')];
  return `${before.replace(/[\s,;:|/–—-]+$/u, '')} ${after}`.replace(/\(\s*\)|\[\s*\]/u, '').trim();
}
