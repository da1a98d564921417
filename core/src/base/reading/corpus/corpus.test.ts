import { describe, expect, test } from 'vitest';
import { momentOfWall } from '../../time-zone/wall-clock.ts';
import { type Amount, readAmount } from '../amount.ts';
import { readRecurrence } from '../read-recurrence.ts';
import type { Recurrence } from '../recurrence.ts';
import { readOrderEnd } from '../order-end.ts';
import { readTime, type Time } from '../time.ts';
import { ENGLISH_ORDERS } from './english-orders-table.ts';
import { CORPUS_CONTEXT as CONTEXT, type CorpusOrder, parseCorpus } from './parse-corpus.ts';
import { RUSSIAN_ORDERS } from './russian-orders-table.ts';

/** At most this share of the orders may be asked back. */
const ASKED_MAX = 0.05;

const writeAmount = (amount: Amount) => ('units' in amount ? String(amount.units) : `${amount.percent}%`);

/** The time of day of a repetition. */
const writeClock = (seconds: number) => `${Math.floor(seconds / 3600)}:${String((seconds / 60) % 60).padStart(2, '0')}`;

const writeRecurrence = (recurrence: Recurrence): string => {
  if (recurrence.kind === 'interval') return `${recurrence.everyMs / 1000}s`;
  const clock = writeClock(recurrence.seconds);
  switch (recurrence.kind) {
    case 'days':
      return `${recurrence.every}d ${clock}`;
    case 'weekdays':
      return `${recurrence.every}w ${recurrence.weekdays.join(',')} ${clock}`;
    case 'months':
      return `${recurrence.every}m ${recurrence.day} ${clock}`;
    case 'years':
      return `${recurrence.month}-${recurrence.day} ${clock}`;
    default:
      return recurrence satisfies never;
  }
};

const writeTime = (time: Time) => {
  if (time.kind === 'length') return `${time.ms / 1000}s`;
  return time.kind === 'moment' ? new Date(time.at).toISOString() : 'endless';
};

/** Moments are written in local time in the corpora. */
const expectedOf = ({ meaning }: CorpusOrder) =>
  meaning.replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/g, (wall) =>
    new Date(momentOfWall(CONTEXT.zone, Date.parse(`${wall}Z`))).toISOString(),
  );

function understood({ kind, text }: CorpusOrder): { meaning: string; rest: string } {
  if (kind === 'end') return understoodEnd(text);
  if (kind === 'every') return understoodRepetition(text);
  const read = kind === 'amount' ? readAmount(text) : readTime(text, CONTEXT);
  const rest = text.slice(read.length).trim();
  if (read.kind === 'unread') return { meaning: '!', rest: '' };
  const values: readonly (Amount | Time)[] = read.kind === 'read' ? [read.value] : read.meanings;
  const meanings = values.map((value) => ('kind' in value ? writeTime(value) : writeAmount(value))).join(' ');
  return { meaning: read.kind === 'read' ? meanings : `?${meanings}`, rest };
}

function understoodRepetition(text: string): { meaning: string; rest: string } {
  const read = readRecurrence(text, { ...CONTEXT, daySeconds: 9 * 3600 });
  if (read.kind === 'unread') return { meaning: '!', rest: '' };
  const rest = text.slice(read.length).trim();
  if (read.kind === 'read') return { meaning: writeRecurrence(read.value), rest };
  return { meaning: `?${read.meanings.map(writeRecurrence).join(' ')}`, rest };
}

function understoodEnd(text: string): { meaning: string; rest: string } {
  const read = readOrderEnd(text, CONTEXT);
  switch (read.kind) {
    case 'read':
      return { meaning: writeTime(read.end), rest: read.rest };
    case 'asked':
      return { meaning: `?${read.meanings.map(({ end }) => writeTime(end)).join(' ')}`, rest: '' };
    case 'wrong':
      return { meaning: '!', rest: '' };
    case 'none':
      return { meaning: 'none', rest: '' };
    default:
      return read satisfies never;
  }
}

describe.for([
  { language: 'English', corpus: parseCorpus(ENGLISH_ORDERS) },
  { language: 'Russian', corpus: parseCorpus(RUSSIAN_ORDERS) },
])('Orders in $language', ({ corpus }) => {
  test('No order of the corpus is misread', () => {
    const misread = corpus.flatMap((order) => {
      const read = understood(order);
      const expected = expectedOf(order);
      const isRestKnown = order.kind !== 'end' || !expected.startsWith('?');
      const isRight = read.meaning === expected && (!isRestKnown || read.rest === order.rest);
      return isRight ? [] : [{ text: order.text, read, expected, rest: order.rest }];
    });

    expect(misread).toEqual([]);
  });

  test('The corpus has at least 400 orders, and few of them need a question', () => {
    const asked = corpus.filter((order) => understood(order).meaning.startsWith('?'));

    expect(corpus.length).toBeGreaterThanOrEqual(400);
    expect(asked.length / corpus.length).toBeLessThanOrEqual(ASKED_MAX);
  });
});
