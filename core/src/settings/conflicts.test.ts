import { expect, test } from 'vitest';
import { findConflicts, rebase, settle } from './conflicts.ts';

const base = { prefix: '!', language: { commands: 'en', interface: 'en' }, items: [{ name: 'Ale', price: 5 }] };

test('fields that differ say who changed them', () => {
  const theirs = { ...base, prefix: '?', language: { commands: 'ru', interface: 'en' } };
  const mine = { ...base, prefix: '$', language: { commands: 'en', interface: 'ru' } };

  const found = findConflicts(base, theirs, mine);

  expect(found).toEqual([
    { path: ['prefix'], theirs: '?', mine: '$', changedBy: 'both' },
    { path: ['language', 'commands'], theirs: 'ru', mine: 'en', changedBy: 'them' },
    { path: ['language', 'interface'], theirs: 'en', mine: 'ru', changedBy: 'me' },
  ]);
});

test('what both changed alike is no clash', () => {
  const both = { ...base, prefix: '?' };

  const found = findConflicts(base, both, both);

  expect(found).toEqual([]);
});

test('taking nothing of mine leaves theirs, taking all of it gives mine', () => {
  const theirs = { ...base, prefix: '?', items: [{ name: 'Ale', price: 9 }] };
  const mine = {
    ...base,
    prefix: '$',
    items: [
      { name: 'Ale', price: 5 },
      { name: 'Rum', price: 7 },
    ],
  };
  const found = findConflicts(base, theirs, mine);

  expect(settle(theirs, [])).toEqual(theirs);
  expect(settle(theirs, found)).toEqual(mine);
});

test('what each of two people changed on their own is kept of both', () => {
  const theirs = {
    ...base,
    prefix: '?',
    items: [
      { name: 'Ale', price: 9 },
      { name: 'Gin', price: 1 },
    ],
  };
  const mine = {
    ...base,
    language: { commands: 'ru', interface: 'en' },
    items: [
      { name: 'Ale', price: 5 },
      { name: 'Rum', price: 7 },
    ],
  };

  const merged = rebase(base, theirs, mine);

  expect(merged).toEqual({
    prefix: '?',
    language: { commands: 'ru', interface: 'en' },
    items: [
      { name: 'Ale', price: 9 },
      { name: 'Gin', price: 1 },
      { name: 'Rum', price: 7 },
    ],
  });
});

test('an entry that I removed and they left alone stays removed', () => {
  const theirs = {
    ...base,
    prefix: '?',
    items: [
      { name: 'Ale', price: 5 },
      { name: 'Gin', price: 1 },
    ],
  };
  const mine = { ...base, items: [] };

  const merged = rebase({ ...base, items: theirs.items }, theirs, mine);

  expect(merged).toEqual({ ...base, prefix: '?', items: [] });
});

test('what both changed differently stays mine until somebody chooses', () => {
  const merged = rebase(base, { ...base, prefix: '?' }, { ...base, prefix: '$' });

  expect(merged).toEqual({ ...base, prefix: '$' });
});

test('a list of plain values is taken whole', () => {
  const merged = rebase({ roles: ['1'] }, { roles: ['1'] }, { roles: ['1', '2'] });

  expect(merged).toEqual({ roles: ['1', '2'] });
});

test('a first entry and a last one gone can be taken as well', () => {
  const sword = { name: 'Sword', price: 5 };

  expect([settle([], findConflicts([], [], [sword])), settle([sword], findConflicts([sword], [sword], []))]).toEqual([
    [sword],
    [],
  ]);
});
