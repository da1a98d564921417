import { expect, test } from 'vitest';
import { harsherPunishments, type AutomaticPunishment } from './automatic-punishments.ts';

const NOW = 1_000;

function punishment(changes: Partial<AutomaticPunishment> = {}): AutomaticPunishment {
  return { entry: 'words', path: '', permission: 'BanMembers', type: 'ban', harshness: 60, from: 0, ...changes };
}

test.for([
  { what: 'the same punishment', before: {}, after: {}, isHarsher: false },
  { what: 'a moved entry', before: { path: '0' }, after: { path: '1' }, isHarsher: false },
  { what: 'a milder one', before: {}, after: { harshness: 59 }, isHarsher: false },
  { what: 'one that is switched off', before: {}, after: { from: Infinity }, isHarsher: false },
  { what: 'one that stays off', before: { from: Infinity }, after: { from: Infinity }, isHarsher: false },
  { what: 'a trial that is over', before: { from: NOW }, after: {}, isHarsher: false },
  { what: 'a longer trial', before: { from: NOW + 1 }, after: { from: NOW + 2 }, isHarsher: false },
  { what: 'a trial that ends early', before: { from: NOW + 2 }, after: { from: NOW + 1 }, isHarsher: true },
  { what: 'one that is switched on', before: { from: Infinity }, after: {}, isHarsher: true },
  { what: 'a harsher one', before: {}, after: { harshness: 61 }, isHarsher: true },
  { what: 'one without end', before: {}, after: { harshness: Infinity }, isHarsher: true },
  { what: 'another type', before: {}, after: { type: 'kick' }, isHarsher: true },
  { what: 'one of another entry', before: {}, after: { entry: 'caps' }, isHarsher: true },
])('Counts $what as harsher: $isHarsher', ({ before, after, isHarsher }) => {
  expect(harsherPunishments([punishment(before)], [punishment(after)], NOW)).toHaveLength(isHarsher ? 1 : 0);
});

test('Counts every punishment as harsher than none', () => {
  expect(harsherPunishments([], [punishment(), punishment({ from: Infinity })], NOW)).toHaveLength(2);
});
