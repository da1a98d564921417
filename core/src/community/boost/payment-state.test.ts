import { describe, expect, test } from 'vitest';
import {
  canBecome,
  unrefundedShare,
  mismatchOf,
  PAYMENT_STATES,
  type PaymentState,
  stateReportedBy,
} from './payment-state.ts';

const payment = { id: 'a', amount: 5900, currency: 'RUB' };
const reported = { status: 'succeeded', amount: 5900, currency: 'RUB', refunded: 0, paymentId: 'a' } as const;

describe('Payment reports from the provider', () => {
  test.for([
    [{ status: 'pending' }, 'pending'],
    [{ status: 'held' }, 'pending'],
    [{ status: 'canceled' }, 'canceled'],
    [{}, 'succeeded'],
    [{ refunded: 1 }, 'partlyRefunded'],
    [{ refunded: 5899 }, 'partlyRefunded'],
    [{ refunded: 5900 }, 'refunded'],
    [{ amount: 5899 }, 'disputed'],
    [{ amount: 590_000 }, 'disputed'],
    [{ currency: 'KZT' }, 'disputed'],
    [{ paymentId: 'b' }, 'disputed'],
    [{ paymentId: null }, 'disputed'],
  ] as const)('A provider report with %o puts the payment in state %s', ([changes, state]) => {
    expect(stateReportedBy(payment, { ...reported, ...changes })).toBe(state);
  });

  test('A provider report that differs from the order names the mismatch', () => {
    expect(mismatchOf(payment, reported)).toBeNull();
    expect(mismatchOf(payment, { ...reported, amount: 100 })).toBe('amount: 100 instead of 5900');
  });
});

describe('Late payment reports', () => {
  const never: [PaymentState, PaymentState][] = [
    ['succeeded', 'pending'],
    ['succeeded', 'canceled'],
    ['canceled', 'succeeded'],
    ['refunded', 'succeeded'],
    ['refunded', 'partlyRefunded'],
    ['partlyRefunded', 'succeeded'],
    ['succeeded', 'abandoned'],
    ['pending', 'abandoned'],
  ];

  test.for(never)('A payment never goes from %s to %s', ([from, to]) => {
    expect(canBecome(from, to)).toBe(false);
  });

  test('A payment never re-enters its current state or returns to created', () => {
    const back = PAYMENT_STATES.filter((state) => canBecome(state, state) || canBecome(state, 'created'));

    expect(back).toEqual([]);
  });
});

test.for([
  [5900, 0, 1],
  [5900, 2950, 0.5],
  [5900, 5900, 0],
  [5900, 6000, 0],
] as const)('A payment of %i with %i refunded has an unrefunded share of %f', ([amount, refunded, share]) => {
  expect(unrefundedShare(amount, refunded)).toBe(share);
});
