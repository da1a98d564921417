import { splitTransfer } from '@perigee/core/base/numbers/commission';
import type { DemoMember } from '../../demo.ts';
import type { LedgerKind } from './ledger/kinds.ts';

/** A movement of a demo member, with the balances after it. */
export interface DemoMovement {
  guildId: string;
  userId: string;
  /** ISO 8601. */
  at: string;
  kind: LedgerKind;
  balance: number;
  xp: number;
  balanceAfter: number;
  xpAfter: number;
  /**
   * The other member of a transfer. Such a movement has a second row, and the difference of the two is the commission.
   */
  peerId: string | null;
  /** The transfer both rows belong to, counted from 0. */
  transfer: number | null;
}

type Step = Pick<DemoMovement, 'kind' | 'balance'> &
  Partial<Pick<DemoMovement, 'xp' | 'peerId' | 'transfer'>> & { ago: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR = 1 / 24;

/** How many days ago demo members earned something. */
const EARNING_DAYS = [33, 29, 24, 20, 16, 13, 9, 7, 5, 3, 2, 0.2];

/** How members earn; kinds listed more often are more likely. */
const EARNED_BY: readonly LedgerKind[] = ['work', 'work', 'work', 'job', 'job', 'moneybag', 'daily', 'weekly'];

/** The amount of a transfer, and the commission in percent. */
const PAID = 120;
const COMMISSION = 5;

/**
 * The movements of a demo server's members in the last five weeks: different for each member, and the same in every
 * demo. One member per server works as regularly as a program would.
 */
export function demoMovementsOf(members: readonly DemoMember[], weekStartedAt: number): DemoMovement[] {
  const now = Date.now();
  const steps = members.map((member) => stepsOf(member));
  for (const [index, { userId }] of members.entries()) {
    const [peer, peerSteps, own] = [members[index + 1], steps[index + 1], steps[index]];
    if (index % 3 !== 0 || peer === undefined || peerSteps === undefined || own === undefined) continue;
    pay({ userId, steps: own }, { userId: peer.userId, steps: peerSteps }, index);
  }
  if (members.length > 3) steps.push(withRegularWork(steps.pop() ?? []));
  return members.flatMap((member, index) => book(member, steps[index] ?? [], { now, weekStartedAt }));
}

function stepsOf({ guildId, userId }: DemoMember): Step[] {
  const luck = luckOf(guildId, userId);
  return EARNING_DAYS.filter((_, index) => luck(index) > 0.35).flatMap((day, index) => {
    const balance = Math.round(40 / (0.04 + luck(index + 20)) ** 1.1) - (luck(index + 40) > 0.85 ? 60 : 0);
    const ago = day < 2 ? day : day - luck(index + 80) * 1.9;
    const kind = balance > 0 ? (EARNED_BY[Math.floor(luck(index + 100) * EARNED_BY.length)] ?? 'work') : 'moneybag';
    const earned: Step = { ago, kind, balance, xp: Math.round(luck(index + 60) * 240) };
    // Purchases are earned first, so that they change nobody's place on the leaderboard.
    const price = Math.round(Math.abs(balance) * luck(index + 120));
    const isSpent = luck(index + 140) > 0.45 && price > 0;
    return isSpent ? [earned, ...saveAndBuy(ago, price)] : [earned];
  });
}

function saveAndBuy(ago: number, price: number): Step[] {
  return [
    { ago: ago - HOUR / 8, kind: 'work', balance: price },
    { ago: ago - HOUR / 6, kind: 'buy', balance: -price },
  ];
}

interface Party {
  userId: string;
  steps: Step[];
}

/** Changes neither total: one member earned the money first, the other spends it. */
function pay(from: Party, to: Party, transfer: number): void {
  const ago = 1 + (transfer % 20);
  const { received } = splitTransfer(PAID, COMMISSION);
  from.steps.push(
    { ago, kind: 'daily', balance: PAID },
    { ago: ago - HOUR / 4, kind: 'pay', balance: -PAID, peerId: to.userId, transfer },
  );
  to.steps.push(
    { ago: ago - HOUR / 4, kind: 'pay', balance: received, peerId: from.userId, transfer },
    { ago: ago - HOUR, kind: 'buy', balance: -received },
  );
}

/**
 * Work once an hour around the clock, all of it spent. The member's other work becomes jobs, as it would break the
 * rhythm.
 */
function withRegularWork(steps: readonly Step[]): Step[] {
  const works = Array.from(
    { length: 60 },
    (_, index): Step => ({
      ago: 7.5 - index * HOUR - (index % 4) / 86_400,
      kind: 'work',
      balance: 20,
    }),
  );
  const others = steps.map((step): Step => (step.kind === 'work' ? { ...step, kind: 'job' } : step));
  return [...others, ...works, { ago: 4.9, kind: 'buy', balance: -1_200 }];
}

function book(
  { guildId, userId }: DemoMember,
  steps: readonly Step[],
  { now, weekStartedAt }: { now: number; weekStartedAt: number },
): DemoMovement[] {
  let [balanceAfter, xpAfter] = [0, 0];
  return steps
    .toSorted((one, other) => other.ago - one.ago)
    .map(({ ago, kind, balance, xp = 0, peerId = null, transfer = null }) => {
      balanceAfter += balance;
      xpAfter += xp;
      const at = now - ago * DAY_MS;
      // The newest movements are in this week even on a Monday morning.
      const shown = new Date(ago < 1 ? Math.max(at, weekStartedAt) : at).toISOString();
      return { guildId, userId, at: shown, kind, balance, xp, balanceAfter, xpAfter, peerId, transfer };
    });
}

/** Pseudo-random numbers from 0 (inclusive) to 1 (exclusive), derived from the ids. */
function luckOf(guildId: string, userId: string): (number: number) => number {
  return (number) => {
    const mixed =
      (BigInt(guildId) / 4096n + BigInt(userId) / 4096n + BigInt(number) * 2_654_435_761n) * 0x9e3779b97f4a7c15n;
    return Number((mixed >> 32n) & 0xffffffn) / 0x1000000;
  };
}
