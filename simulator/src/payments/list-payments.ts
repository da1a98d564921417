import type { Platform } from '../platform/platform.ts';
import type { Payment } from '../state/payments-state.ts';
import { findPayment } from './operations.ts';
import { presentPayment } from './present.ts';
import { wrong } from './request-fields.ts';

const LIMIT = { preset: 10, max: 100 };
const STATUSES: ReadonlySet<string> = new Set(['pending', 'waiting_for_capture', 'succeeded', 'canceled']);

/** A page of the shop's payments, newest first, with the cursor of the next page. @throws PaymentsError */
export function listPayments(platform: Platform, query: URLSearchParams): object {
  const limit = Number(query.get('limit') ?? LIMIT.preset);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT.max) throw wrong('limit', 'Must be from 1 to 100');
  const status = query.get('status');
  if (status !== null && !STATUSES.has(status)) throw wrong('status', 'There is no such status');

  const found = Object.keys(platform.world.payments.payments)
    .flatMap((id) => findPayment(platform, id) ?? [])
    .filter((payment) => (status === null || payment.status === status) && isWithin(payment, query))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id));
  const from = firstOf(found, query.get('cursor'));
  const page = found.slice(from, from + limit);
  const next = found[from + limit];
  return {
    type: 'list',
    items: page.map((payment) => presentPayment(platform, payment)),
    ...(next !== undefined && { next_cursor: next.id }),
  };
}

function firstOf(found: readonly Payment[], cursor: string | null): number {
  if (cursor === null) return 0;
  const index = found.findIndex(({ id }) => id === cursor);
  if (index === -1) throw wrong('cursor', 'There is no such page');
  return index;
}

/** Bounds of the creation time, by query parameter. */
const BOUNDS: Record<string, (at: number, bound: number) => boolean> = {
  'created_at.gte': (at, bound) => at >= bound,
  'created_at.gt': (at, bound) => at > bound,
  'created_at.lte': (at, bound) => at <= bound,
  'created_at.lt': (at, bound) => at < bound,
};

function isWithin({ createdAt }: Payment, query: URLSearchParams): boolean {
  return Object.entries(BOUNDS).every(([parameter, holds]) => {
    const input = query.get(parameter);
    if (input === null) return true;
    const bound = Date.parse(input);
    if (Number.isNaN(bound)) throw wrong(parameter, 'Must be a moment as of ISO 8601');
    return holds(Date.parse(createdAt), bound);
  });
}
