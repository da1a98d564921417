import { expect, test } from 'vitest';
import { isOver, type CouponToRedeem, type Redeemer, redeemRefusal } from './may-redeem.ts';

const NOW = new Date('2026-12-01T12:00:00Z');

const COUPON: CouponToRedeem = {
  prize: { kind: 'money', amount: 10, item: '', role: null, roleDuration: null },
  uses: 3,
  used: 2,
  requiredRole: null,
  byId: '1',
  isOwn: false,
  isPaused: false,
  endsAt: new Date(NOW.getTime() + 1),
  endedAt: null,
};
const MEMBER: Redeemer = { userId: '2', roleIds: ['7'], hasUsed: false, receivesAt: null };
const FINE = { isActive: true, isPrizeThere: true, now: NOW };
const ROLE = { kind: 'role', amount: 1, item: '', role: '7', roleDuration: null } as const;

test('A member can redeem an active coupon', () => {
  expect(redeemRefusal(COUPON, MEMBER, FINE)).toBeNull();
});

test('A member can redeem a coupon they created on behalf of the server', () => {
  expect(redeemRefusal({ ...COUPON, byId: '2' }, MEMBER, FINE)).toBeNull();
});

test.for<[string, Partial<CouponToRedeem>, Partial<Redeemer>, Partial<typeof FINE>]>([
  ['couponUsed', {}, { hasUsed: true }, {}],
  ['couponUsedUp', { used: 3 }, {}, {}],
  ['couponOver', { endsAt: NOW }, {}, {}],
  ['couponOver', { endedAt: NOW }, {}, {}],
  ['couponOwn', { isOwn: true, byId: '2' }, {}, {}],
  ['couponPaused', { isPaused: true }, {}, {}],
  ['couponInactive', {}, {}, { isActive: false }],
  ['couponRoleRequired', { requiredRole: '8' }, {}, {}],
  ['couponPrizeGone', {}, {}, { isPrizeThere: false }],
  ['couponTooNew', {}, { receivesAt: NOW }, {}],
  ['couponRoleWorn', { prize: ROLE }, {}, {}],
])('Redeeming a coupon is refused with %s', ([why, coupon, member, circumstances]) => {
  const refusal = redeemRefusal({ ...COUPON, ...coupon }, { ...MEMBER, ...member }, { ...FINE, ...circumstances });

  expect(refusal).toMatchObject({ why });
});

test('A coupon for a temporary role can be redeemed again to extend it', () => {
  expect(redeemRefusal({ ...COUPON, prize: { ...ROLE, roleDuration: 60_000 } }, MEMBER, FINE)).toBeNull();
});

test('A coupon without an end date is over once it is ended manually', () => {
  expect(isOver({ endsAt: null, endedAt: null }, NOW)).toBe(false);
  expect(isOver({ endsAt: null, endedAt: NOW }, NOW)).toBe(true);
});
