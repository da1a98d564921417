import { expect, test } from 'vitest';
import { type Destination, widerDestinations } from './destinations.ts';

const HITS: Destination = { source: 'hits', channelId: '9', path: 'automodLog', ignored: [] };
const CHANNELS = ['1', '2'];

test('Messages that were sent to the same channel before are not new', () => {
  expect(widerDestinations([HITS], [HITS], CHANNELS)).toEqual([]);
});

test.for([
  { change: 'a first channel', before: [] },
  { change: 'another channel', before: [{ ...HITS, channelId: '8' }] },
  { change: 'another source', before: [{ ...HITS, source: 'messageEdit' }] },
])('Sending to $change is new for every channel', ({ before }) => {
  expect(widerDestinations(before, [HITS], CHANNELS)).toEqual([{ destination: HITS, newlyCovered: CHANNELS }]);
});

test('A channel that is no longer ignored is new, one that gets ignored is not', () => {
  const ignoring = { ...HITS, ignored: ['2'] };

  expect(widerDestinations([ignoring], [HITS], CHANNELS)).toEqual([{ destination: HITS, newlyCovered: ['2'] }]);
  expect(widerDestinations([HITS], [ignoring], CHANNELS)).toEqual([]);
});
