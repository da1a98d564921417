import { createRaidCheck } from './raid.ts';
import { sequenceTable } from '../rule-table.ts';

interface JoinEvent {
  id: string;
  at: number;
}

/** That many people, joining at a fixed interval in milliseconds. */
const crowd = (count: number, everyMs: number, { from = 0, name = 'm' } = {}): JoinEvent[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}${index}`, at: from + index * everyMs }));
/** The same person joining over and over. */
const again = (count: number, everyMs: number, id = 'one') =>
  Array.from({ length: count }, (_, index) => ({ id, at: index * everyMs }));

const fires = (joined: readonly JoinEvent[], joins = 5) => {
  const check = createRaidCheck({ joins });
  const inOrder = joined.toSorted((one, other) => one.at - other.at);
  return inOrder.some(({ id, at }) => check.add({ id, name: id }, at) !== null);
};

/** More than five people within a minute. */
export const raidTable = sequenceTable(fires, {
  fires: {
    'six at once': crowd(6, 0),
    'six within a second': crowd(6, 150),
    'six within half a minute': crowd(6, 5_000),
    'six, the last just before the minute is over': crowd(6, 11_999),
    'six in the last second of the minute': [...crowd(1, 0), ...crowd(5, 100, { from: 59_000, name: 'n' })],
    'ten thousand within a minute': crowd(10_000, 6),
    'a thousand at one moment': crowd(1_000, 0),
    'six after a quiet day': crowd(6, 100, { from: 86_400_000 }),
    'six after five that are over': [...crowd(5, 100), ...crowd(6, 100, { from: 70_000, name: 'n' })],
    'a crowd after a calm hour': [...crowd(60, 60_000), ...crowd(6, 10, { from: 3_700_000, name: 'n' })],
    'one every ten seconds': crowd(20, 10_000),
    'one every eleven seconds': crowd(20, 11_000),
    'two waves within a minute': [...crowd(3, 100), ...crowd(3, 100, { from: 40_000, name: 'n' })],
    'a wave over the turn of a clock minute': [
      ...crowd(3, 500, { from: 58_500 }),
      ...crowd(3, 500, { from: 60_500, name: 'n' }),
    ],
    'seven at once': crowd(7, 0),
    'one who comes and goes, and five others': [...again(5, 1_000), ...crowd(5, 1_000)],
    'a second crowd after the first': [...crowd(6, 10), ...crowd(6, 10, { from: 120_000, name: 'n' })],
    'fifty within ten seconds': crowd(50, 200),
    'a slow beginning, then all at once': [...crowd(3, 15_000), ...crowd(5, 10, { from: 45_000, name: 'n' })],
    'six, five and one fifty seconds later': [...crowd(5, 0), ...crowd(1, 0, { from: 50_000, name: 'n' })],
  },
  passes: {
    nobody: [],
    'one who comes': crowd(1, 0),
    'five at once': crowd(5, 0),
    'five within a minute': crowd(5, 10_000),
    'six, the last as the minute is over': crowd(6, 12_000),
    'one every twelve seconds for an hour': crowd(300, 12_000),
    'one every minute for a day': crowd(1_440, 60_000),
    'the same one thirty times': again(30, 1_000),
    'two who come and go': [...again(10, 1_000, 'one'), ...again(10, 1_000, 'two')],
    'five who come and go': ['1', '2', '3', '4', '5'].flatMap((id) => again(10, 500, id)),
    'five, then five as the minute is over': [...crowd(5, 0), ...crowd(5, 0, { from: 60_000, name: 'n' })],
    'five every minute': [0, 1, 2, 3, 4].flatMap((minute) =>
      crowd(5, 10, { from: minute * 61_000, name: `w${minute}.` }),
    ),
    'a family of four': crowd(4, 2_000),
    'friends over an hour': crowd(20, 180_000),
    'one every quarter of a minute': crowd(100, 15_000),
    'five in the last second, one a minute later': [...crowd(5, 100, { from: 59_000 }), { id: 'late', at: 119_500 }],
    'two an hour': crowd(48, 1_800_000),
    'three and three, a minute between': [...crowd(3, 0), ...crowd(3, 0, { from: 60_000, name: 'n' })],
    'one who comes again after a day': [
      { id: 'one', at: 0 },
      { id: 'one', at: 86_400_000 },
    ],
    'five at the very first moment': crowd(5, 0, { from: 1 }),
  },
});
