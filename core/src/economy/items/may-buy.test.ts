import { expect, test } from 'vitest';
import { type Buyer, purchasableCount, type Obstacle, type Shelf, purchaseObstacle } from './may-buy.ts';
import { type Item, NEW_ITEM } from './schema.ts';

const buyer: Buyer = { roleIds: ['1', '2'], balance: 1_000, xp: 50, floor: 0, bought: 0 };
const shelf: Shelf = { left: null, isActive: true };

interface Case {
  what: string;
  item?: Partial<Item>;
  shelf?: Partial<Shelf>;
  buyer?: Partial<Buyer>;
  count?: number;
  why: Obstacle | null;
}

test.for<Case>([
  { what: 'enough money', count: 10, why: null },
  { what: 'too little money', count: 11, why: { why: 'money', missing: 100 } },
  { what: 'a balance floor', buyer: { floor: 901 }, why: { why: 'money', missing: 1 } },
  { what: 'a negative balance', buyer: { balance: -5 }, why: { why: 'money', missing: 105 } },
  { what: 'a negative balance and a free item', item: { price: 0 }, buyer: { balance: -5 }, why: null },
  { what: 'an inactive item', shelf: { isActive: false }, why: { why: 'inactive' } },
  { what: 'no stock', shelf: { left: 0 }, why: { why: 'soldOut' } },
  { what: 'too little stock', shelf: { left: 2 }, count: 3, why: { why: 'fewLeft', left: 2 } },
  {
    what: 'a count above the member limit',
    item: { limitPerMember: 3 },
    buyer: { bought: 2 },
    count: 2,
    why: { why: 'limit', max: 3, left: 1 },
  },
  { what: 'a missing role', item: { requiredRoles: ['1', '3'] }, why: { why: 'roles', roleIds: ['3'] } },
  { what: 'too little XP', item: { requiredXp: 51 }, why: { why: 'xp', missing: 1 } },
  { what: 'a role the member already has', item: { addRole: ['1'] }, why: { why: 'alreadyHas' } },
  { what: 'a role bought twice', item: { addRole: ['3'] }, count: 2, why: { why: 'oneIsEnough' } },
  { what: 'an owned role and another role to remove', item: { addRole: ['1'], removeRole: ['2'] }, why: null },
  { what: 'a temporary role to extend', item: { addRole: ['1'], roleDuration: 60_000 }, count: 2, why: null },
  { what: 'an owned role that is kept for later use', item: { addRole: ['1'], onUse: true }, count: 2, why: null },
])('A purchase with $what meets the obstacle $why', ({ item, shelf: place, buyer: who, count, why }) => {
  const found = purchaseObstacle({ ...NEW_ITEM, ...item }, { ...shelf, ...place }, { ...buyer, ...who }, count);

  expect(found).toEqual(why);
});

test.for([
  { item: {}, left: null, most: 10 },
  { item: {}, left: 4, most: 4 },
  { item: { limitPerMember: 2 }, left: 4, most: 2 },
  { item: { addRole: ['3'] }, left: null, most: 1 },
  { item: { price: 0 }, left: null, most: 1_000 },
  { item: { price: 1_001 }, left: null, most: 0 },
])('A member can buy at most $most of an item with $item and $left left', ({ item, left, most }) => {
  expect(purchasableCount({ ...NEW_ITEM, ...item }, { left, isActive: true }, buyer)).toBe(most);
});
