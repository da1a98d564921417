import { createFloodCheck } from './flood.ts';
import { sequenceTable } from '../rule-table.ts';

interface FloodCase {
  by?: string;
  at: number;
  length?: number;
}

/** That many messages, sent at a fixed interval in milliseconds. */
const row = (count: number, everyMs: number, more: Omit<FloodCase, 'at'> & { from?: number } = {}): FloodCase[] =>
  Array.from({ length: count }, (_, index) => ({ ...more, at: (more.from ?? 0) + index * everyMs }));

const fires = (sent: readonly FloodCase[]) => {
  const check = createFloodCheck({ messages: 5, symbols: 1000 });
  const inOrder = sent.toSorted((one, other) => one.at - other.at);
  return inOrder.some(({ by = 'a', at, length = 10 }, id) => {
    return check.add(by, { id: String(id), channelId: '1', length }, at) !== null;
  });
};

/** More than five messages, or a thousand characters, within a minute. */
export const floodTable = sequenceTable(fires, {
  fires: {
    'six at once': row(6, 0),
    'six within a second': row(6, 200),
    'six, the last just before the minute is over': row(6, 11_999),
    'six spread over half a minute': row(6, 6_000),
    'six after a quiet hour': row(6, 100, { from: 3_600_000 }),
    'six after five that are over': [...row(5, 100), ...row(6, 100, { from: 61_000 })],
    'one of 1,001 characters': row(1, 0, { length: 1_001 }),
    'two of 501': row(2, 1_000, { length: 501 }),
    'three of 400': row(3, 10_000, { length: 400 }),
    'five of 201': row(5, 1_000, { length: 201 }),
    'the longest message there can be': row(1, 0, { length: 4_000 }),
    'empty ones with pictures': row(6, 100, { length: 0 }),
    'six of one member between those of another': [...row(6, 1_000), ...row(3, 1_500, { by: 'b' })],
    'two members, both': [...row(6, 1_000), ...row(6, 1_000, { by: 'b' })],
    'a second flood after the first': [...row(6, 100), ...row(6, 100, { from: 1_000 })],
    'a long one and five short ones': [...row(1, 0, { length: 900 }), ...row(4, 1_000, { from: 1_000, length: 26 })],
    'thirty in a row': row(30, 50),
    'two hundred a second': row(1_000, 5),
    'one every ten seconds': row(12, 10_000),
    'one every eleven seconds': row(12, 11_000),
    'a sliding minute that no clock minute holds': [
      ...row(3, 1_000, { from: 57_000 }),
      ...row(3, 1_000, { from: 60_000 }),
    ],
    'short ones that grow long': [100, 200, 300, 401].map((length, index) => ({ at: index, length })),
  },
  passes: {
    nothing: [],
    'one message': row(1, 0),
    'five at once': row(5, 0),
    'five within a minute': row(5, 10_000),
    'six, the last as the minute is over': row(6, 12_000),
    'one every twelve seconds for an hour': row(300, 12_000),
    'one every thirteen seconds': row(100, 13_000),
    'one of 1,000 characters': row(1, 0, { length: 1_000 }),
    'five of 200': row(5, 1_000, { length: 200 }),
    'two of 500': row(2, 1_000, { length: 500 }),
    'a thousand characters every minute': row(10, 60_000, { length: 1_000 }),
    'five of each of two members': [...row(5, 1_000), ...row(5, 1_000, { by: 'b' })],
    'many members, one message each': Array.from({ length: 500 }, (_, index) => ({ by: `m${index}`, at: index })),
    'many members, five messages each': Array.from({ length: 500 }, (_, index) => ({
      by: `m${index % 100}`,
      at: index,
    })),
    'long ones of different members': Array.from({ length: 50 }, (_, index) => ({
      by: `m${index}`,
      at: index,
      length: 1_000,
    })),
    'five, then five as the first minute is over': [...row(5, 0), ...row(5, 0, { from: 60_000 })],
    'five an hour ago and five now': [...row(5, 100), ...row(5, 100, { from: 3_600_000 })],
    'empty ones, five': row(5, 100, { length: 0 }),
    'a talk of two, four each a minute': [...row(20, 15_000), ...row(20, 15_000, { by: 'b', from: 7_000 })],
    'a long one a minute after another': [
      { at: 0, length: 999 },
      { at: 60_000, length: 999 },
    ],
    'the clock standing still for one': row(5, 0, { from: 1_000 }),
  },
});
