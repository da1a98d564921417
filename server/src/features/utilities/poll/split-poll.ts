import { readQuoted } from '@perigee/core/base/reading/quotes';
import { tookAll } from '@perigee/core/base/reading/reading';
import { readTime } from '@perigee/core/base/reading/time';
import type { TimeContext } from '@perigee/core/base/reading/wall-time';
import type { TypedPart } from '../../../bot/command-entry.ts';
import { ANSWER_BREAK, readAnswers } from './read-answers.ts';

/** Fewest parts of a line without quotes that is a question and its answers. */
const PARTS_MIN = 3;

/** The question at the beginning of a typed line; null if it is one word. */
export function splitQuestion(line: string): TypedPart | null {
  const text = line.trim();
  const quoted = readQuoted(text);
  if (quoted !== null) return { value: quoted.inside, rest: text.slice(quoted.length) };
  const separator = separatorOf(text);
  const parts = separator === null ? [] : text.split(separator);
  const [first = ''] = parts;
  const isWhole = first.trim().endsWith('?') || (parts.length >= PARTS_MIN && !first.includes('?'));
  if (separator !== null && first.trim() !== '' && isWhole) {
    return { value: first.trim(), rest: text.slice(first.length + separator.length) };
  }
  const end = endOfQuestion(separator === null ? text : first);
  return end === null ? null : { value: text.slice(0, end).replace(/:$/u, ''), rest: text.slice(end) };
}

/** What stands between the answers; null if it is at most a comma. */
function separatorOf(text: string): '|' | '\n' | null {
  if (text.includes('|')) return '|';
  return text.includes('\n') ? '\n' : null;
}

/** The end of the last question before the answers, or of what is before a colon. */
function endOfQuestion(text: string): number | null {
  const ends = [...text.matchAll(/[?？][?!？]*(?=\s+\S)/gu)].map(({ index, 0: mark }) => index + mark.length);
  const found = ends.findLast((end) => /[,;]/.test(text.slice(end))) ?? ends.at(-1);
  if (found !== undefined) return found;
  const colon = /:(?=\s+\S)/.exec(text);
  return colon === null ? null : colon.index + 1;
}

/** The answers of a typed line after its question; the rest is when the poll closes. Null if there are none. */
export function splitAnswers(line: string, time: TimeContext): TypedPart | null {
  const text = line.trim().replace(/^\|\s*/u, '');
  if (text === '') return null;
  const { parts, rest } = readQuotedParts(text);
  if (parts.length === 0) return splitPlain(text, time);
  const named = endNamed(rest) ?? rest;
  const [first = '', second = ''] = parts;
  if (parts.length === 1) return { value: first, rest: named };
  // In `"Yes, No" "1h"` the first part has all answers.
  if (parts.length === 2 && rest.trim() === '' && readAnswers(first) !== null && isLength(second, time)) {
    return { value: first, rest: second };
  }
  return { value: join(parts), rest: named };
}

/** Quoted parts, with or without a mark between them. */
function readQuotedParts(text: string): { parts: string[]; rest: string } {
  const parts: string[] = [];
  let rest = text;
  for (;;) {
    const begun = parts.length === 0 ? rest : rest.replace(/^\s*[|,;]?\s*/u, '').replace(OR, '');
    const quoted = readQuoted(begun);
    if (quoted === null) return { parts, rest };
    parts.push(quoted.inside);
    rest = begun.slice(quoted.length);
  }
}

/** In front of the last of several answers. */
const OR = /^(?:or|или)\s+(?=\S)/iu;

function splitPlain(text: string, time: TimeContext): TypedPart {
  const separator = separatorOf(text) ?? /[,;]/u;
  const parts = text.split(separator).map((part) => part.trim());
  const written = parts.filter((part) => part !== '');
  const said = [
    ...written.slice(0, -1),
    ...written
      .slice(-1)
      .map((part) => (written.length < 2 || separatorOf(text) !== null ? part : part.replace(OR, ''))),
  ];
  const last = said.at(-1) ?? '';
  const before = said.slice(0, -1);
  const end = endNamed(last) ?? (isEnd(last, time) ? last : null);
  if (end !== null && before.length > 1) return { value: join(before), rest: end };
  const tail = endAfter(last, time, { isSaid: /\s\||\|\s|\n/u.test(text) });
  const isTitle = before.some((part) => endAfter(part, time, { isSaid: false }) !== null);
  if (tail === null || (isTitle && tail.isPlain)) return { value: join(said), rest: '' };
  return { value: join([...before, last.slice(0, tail.at).trim()]), rest: endNamed(tail.text) ?? tail.text };
}

const NAMED = /^\s*(?:duration|длительность)[:=]\s*/iu;

/** The end that is given by the name of its option. */
function endNamed(text: string): string | null {
  return NAMED.test(text) ? text.replace(NAMED, '') : null;
}

const PREPOSITION = /^(?:for|until|till?|на|до|по|в течение)\s/iu;

/** «На 2 часа» and "until friday" are an end; a clock time or length alone is an answer. */
function isEnd(text: string, time: TimeContext): boolean {
  const read = PREPOSITION.test(text) ? readTime(text, time) : null;
  return read !== null && read.kind !== 'unread' && tookAll(read, text);
}

/** Whether a text is a length with its unit, which may be misspelt. */
function isLength(text: string, time: TimeContext): boolean {
  const read = /^[\p{Nd}½]+\s*[.,]?.*\p{L}/u.test(text.trim()) ? readTime(text, time) : null;
  if (read === null || read.kind === 'unread' || !tookAll(read, text)) return false;
  const meanings = read.kind === 'read' ? [read.value] : read.meanings;
  return meanings.every(({ kind }) => kind === 'length');
}

/** The end behind the last answer: `coffee 1h`, "coffee until friday". Where `isSaid`, only with a preposition. */
function endAfter(answer: string, time: TimeContext, { isSaid }: { isSaid: boolean }) {
  for (const { index } of answer.matchAll(/(?<=\s)\S/gu)) {
    const text = answer.slice(index);
    if (NAMED.test(text) || isEnd(text, time)) return { at: index, text, isPlain: false };
    if (!isSaid && isLength(text, time)) return { at: index, text, isPlain: true };
  }
  return null;
}

/** Answers as one text that `readAnswers` takes apart again. */
function join(answers: readonly string[]): string {
  return answers.join(answers.some((answer) => answer.includes('|')) ? ANSWER_BREAK : ' | ');
}
