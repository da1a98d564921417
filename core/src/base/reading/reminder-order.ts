import { readRecurrenceAt } from './read-recurrence.ts';
import type { Recurrence } from './recurrence.ts';
import { partsOfText, type TextPart, type TextParts } from './text-parts.ts';
import { readTimeAt, type Time, type TimeProblem } from './time.ts';
import type { TimeContext } from './wall-time.ts';

/** When somebody is reminded: once, or again and again. */
export type When =
  | { kind: 'once'; time: Exclude<Time, { kind: 'endless' }> }
  | { kind: 'repeats'; recurrence: Recurrence };

/** `read`: it says when. `unclear`: it may say any of these, or none if a word is misspelt. */
export type ReminderOrder =
  | { kind: 'read' | 'unclear'; whens: readonly When[]; text: string }
  | { kind: 'unread'; why: TimeProblem; said: string };

const ABSENT: ReminderOrder = { kind: 'unread', why: 'absent', said: '' };

/** "Remind me", and what may follow: "to feed the cat". */
const ME = /^\s*(?:me|us|мне|нам)(?![\p{L}\p{Nd}])\s*/iu;
const TO = /^[\s,:;—–-]*(?:(?:to|that|about|чтобы|чтоб|что|про|о\s+том,?\s+что(?:бы)?)(?![\p{L}\p{Nd}]))?\s*/iu;

/** A quoted text is never read as a time: `1h "2 days left"`, `"2 days left" 1h`. */
const QUOTED_LAST = /^([^"«“„]*\S)\s+(?:"([^"]+)"|«([^»]+)»|[“„]([^”“]+)[”“])\s*$/u;
const QUOTED_FIRST = /^\s*(?:"([^"]+)"|«([^»]+)»|[“„]([^”“]+)[”“])\s+([^"«“„]*\S)\s*$/u;

/**
 * Reads when somebody is reminded of what, with the time at the beginning or the end: `1h stretch`, `me to feed the cat
 * tomorrow at 9`, «через 5 минут выключить духовку», `every monday 9:00 meeting`.
 */
export function readReminder(line: string, context: TimeContext): ReminderOrder {
  const quoted = readQuoted(line, context);
  if (quoted !== null) return quoted;
  const isToMe = ME.test(line);
  const order = line.replace(ME, '');
  const words = partsOfText(order);
  const first = readWhenAt(words.list, 0, { ...context, isFollowed: true, isWanted: true }, true);
  const atStart =
    first && resultOf(first, afterWhen(order.slice(words.lengthOf(first.next)), isToMe), saidIn(order, words, first));
  if (atStart?.kind === 'read') return atStart;
  const atEnd = readAtEnd(order, context);
  return (atEnd?.kind === 'read' ? atEnd : null) ?? atStart ?? atEnd ?? ABSENT;
}

/** Reads a text that says when, and nothing else. */
export function readWhen(text: string, context: TimeContext): ReminderOrder {
  const words = partsOfText(text);
  const { list } = words;
  const found = readWhenAt(list, 0, { ...context, isWanted: true }, true);
  if (found === null) return ABSENT;
  return isEnd(list, found.next) || 'problem' in found ? resultOf(found, '', saidIn(text, words, found)) : ABSENT;
}

function readQuoted(line: string, context: TimeContext): ReminderOrder | null {
  const order = line.replace(ME, '');
  const [, before, ...last] = QUOTED_LAST.exec(order) ?? [];
  const [, one, two, three, after] = QUOTED_FIRST.exec(order) ?? [];
  const when = before ?? after;
  const text = [...last, one, two, three].find((each) => each !== undefined);
  if (when === undefined || text === undefined) return null;
  const read = readWhen(when, context);
  return read.kind === 'unread' ? null : { ...read, text };
}

type WhenAt =
  | { whens: When[]; isUnclear: boolean; isLoose: boolean; next: number }
  | { problem: TimeProblem; from?: number; next: number };

function readWhenAt(words: readonly TextPart[], at: number, context: TimeContext, isFirst: boolean): WhenAt | null {
  const again = readRecurrenceAt(words, at, context);
  if (again !== null && 'problem' in again) return again;
  if (again !== null) {
    const { recurrence, isMisspelt, next } = again;
    return { whens: [{ kind: 'repeats', recurrence }], isUnclear: isMisspelt, isLoose: false, next };
  }
  const found = readTimeAt(words, at, context, { isFirst });
  if (found === null || 'problem' in found) return found;
  const whens = found.times.flatMap((time): When[] => (time.kind === 'endless' ? [] : [{ kind: 'once', time }]));
  if (whens.length === 0) return null;
  const isLoose = found.isBare === true && !found.hasPreposition;
  return { whens, isUnclear: found.isMisspelt || whens.length > 1, isLoose, next: found.next };
}

/** What is read of a text, or the words of it that are wrong. */
function saidIn(text: string, words: TextParts, { next, ...found }: WhenAt): string {
  const from = 'from' in found ? (found.from ?? 0) : 0;
  return text.slice(words.lengthOf(from), words.lengthOf(next)).trim();
}

function resultOf(found: WhenAt, text: string, said: string): ReminderOrder {
  if ('problem' in found) return { kind: 'unread', why: found.problem, said };
  return { kind: found.isUnclear ? 'unclear' : 'read', whens: found.whens, text };
}

/** Nobody writes a longer time, in UTF-16 code units; a long text costs no more than a short one. */
const TAIL_MAX = 100;

/** The beginning of a word from which the end of an order is read. */
function tailOf(order: string): number {
  const from = Math.max(0, order.trimEnd().length - TAIL_MAX);
  return from === 0 ? 0 : from + (/^\S*/.exec(order.slice(from))?.[0].length ?? 0);
}

/** The longest time with which the order ends. */
function readAtEnd(order: string, context: TimeContext) {
  const begin = tailOf(order);
  const tail = order.slice(begin);
  const words = partsOfText(tail);
  const { list, lengthOf } = words;
  for (let at = begin === 0 ? 1 : 0; at < list.length; at += 1) {
    if (list[at]?.isGlued === true) continue;
    const found = readWhenAt(list, at, context, false);
    if (found === null || !isEnd(list, found.next)) continue;
    if ('problem' in found ? !isImpossible(found.problem) : found.isLoose) continue;
    const text = order.slice(0, begin + lengthOf(at));
    return resultOf(found, text.replace(TO, '').replace(/[\s,;:—–-]+$/u, ''), saidIn(tail, words, found));
  }
  return null;
}

function isImpossible(problem: TimeProblem): boolean {
  return problem === 'noSuchDay' || problem === 'noSuchTime';
}

function afterWhen(rest: string, isToMe: boolean): string {
  return rest.replace(isToMe ? TO : /^[\s,:;—–-]*/u, '');
}

function isEnd(words: readonly TextPart[], at: number): boolean {
  return words.slice(at).every(({ kind }) => kind === 'mark');
}
