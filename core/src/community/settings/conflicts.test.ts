import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { identifiedBy } from '../../base/schemas/field-metadata.ts';
import { findConflicts, rebase, settle } from './conflicts.ts';

const itemsSchema = identifiedBy('name', z.array(z.looseObject({ name: z.string() })));
const rewardsSchema = identifiedBy('level', z.array(z.looseObject({ level: z.number() })));
const schema = z.looseObject({ items: itemsSchema, rewards: rewardsSchema, roles: z.array(z.string()) });

const base = { prefix: '!', language: { commands: 'en', interface: 'en' }, items: [{ name: 'Ale', price: 5 }] };

test('Each differing field shows who changed it', () => {
  const theirs = { ...base, prefix: '?', language: { commands: 'ru', interface: 'en' } };
  const mine = { ...base, prefix: '$', language: { commands: 'en', interface: 'ru' } };

  const found = findConflicts(schema, { base, theirs, mine });

  expect(found).toEqual([
    { path: ['prefix'], theirs: '?', mine: '$', changedBy: 'both' },
    { path: ['language', 'commands'], theirs: 'ru', mine: 'en', changedBy: 'them' },
    { path: ['language', 'interface'], theirs: 'en', mine: 'ru', changedBy: 'me' },
  ]);
});

test('Identical changes on both sides do not conflict', () => {
  const both = { ...base, prefix: '?' };

  const found = findConflicts(schema, { base, theirs: both, mine: both });

  expect(found).toEqual([]);
});

test('Settling with none of my changes keeps theirs, and with all of them gives mine', () => {
  const theirs = { ...base, prefix: '?', items: [{ name: 'Ale', price: 9 }] };
  const mine = {
    ...base,
    prefix: '$',
    items: [
      { name: 'Ale', price: 5 },
      { name: 'Rum', price: 7 },
    ],
  };
  const found = findConflicts(schema, { base, theirs, mine });

  expect(settle(schema, theirs, [])).toEqual(theirs);
  expect(settle(schema, theirs, found)).toEqual(mine);
});

test('Rebasing keeps independent changes from both sides', () => {
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

  const merged = rebase(schema, { base, theirs, mine });

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

test('An entry that only I removed stays removed', () => {
  const theirs = {
    ...base,
    prefix: '?',
    items: [
      { name: 'Ale', price: 5 },
      { name: 'Gin', price: 1 },
    ],
  };
  const mine = { ...base, items: [] };

  const merged = rebase(schema, { base: { ...base, items: theirs.items }, theirs, mine });

  expect(merged).toEqual({ ...base, prefix: '?', items: [] });
});

test('A field changed differently on both sides keeps my value until the conflict is settled', () => {
  const merged = rebase(schema, { base, theirs: { ...base, prefix: '?' }, mine: { ...base, prefix: '$' } });

  expect(merged).toEqual({ ...base, prefix: '$' });
});

test('A list of plain values is merged as a whole', () => {
  const merged = rebase(schema, { base: { roles: ['1'] }, theirs: { roles: ['1'] }, mine: { roles: ['1', '2'] } });

  expect(merged).toEqual({ roles: ['1', '2'] });
});

test('Settling handles a first entry added and a last entry removed', () => {
  const sword = { name: 'Sword', price: 5 };

  const first = findConflicts(itemsSchema, { base: [], theirs: [], mine: [sword] });
  const last = findConflicts(itemsSchema, { base: [sword], theirs: [sword], mine: [] });

  expect([settle(itemsSchema, [], first), settle(itemsSchema, [sword], last)]).toEqual([[sword], []]);
});

test('Entries are matched by their list key, and changes from both sides are kept', () => {
  const rewards = [
    { level: 5, money: 1, name: 'Same' },
    { level: 10, money: 2, name: 'Same' },
  ];
  const theirs = { rewards: [{ ...rewards[0], level: 5, money: 7 }, rewards[1]] };
  const mine = { rewards: [rewards[0], { ...rewards[1], level: 10, money: 9 }, { level: 15, money: 3 }] };

  const sides = { base: { rewards }, theirs, mine };

  expect(findConflicts(schema, sides).map(({ path, changedBy }) => [path.join('.'), changedBy])).toEqual([
    ['rewards.5.money', 'them'],
    ['rewards.10.money', 'me'],
    ['rewards.15', 'me'],
  ]);
  expect(rebase(schema, sides)).toEqual({
    rewards: [
      { level: 5, money: 7, name: 'Same' },
      { level: 10, money: 9, name: 'Same' },
      { level: 15, money: 3 },
    ],
  });
});
