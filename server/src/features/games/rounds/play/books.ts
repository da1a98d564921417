import { splitTransfer } from '@perigee/core/base/numbers/commission';
import type { RoundGame } from '@perigee/core/games/names';
import type { AnyBet } from '@perigee/core/games/record';
import { itemAt, entryOf } from '@perigee/core/base/lists/known-entries';
import type { DbTransaction } from '../../../../database/database.ts';
import {
  capToMaxBalance,
  lockMembers,
  type Ledger,
  type Operation,
  type LedgerPosting,
  readHoldings,
} from '../../../economy/index.ts';
import { RoundRefused } from '../refusal.ts';

/** The account that holds the stakes of open rounds. */
export const ROUND_ESCROW = 'escrow:games';

type Accounts = Operation['accounts'];

/** Balances of members after a posting. */
export type Balances = ReadonlyMap<string, number>;

interface Stakes {
  guildId: string;
  game: RoundGame;
  /** The amount of each member, at least 1. */
  legs: readonly { userId: string; amount: number; floor: number }[];
  /** The round ends as it begins: the house gets the stake at once, and a win is paid separately. */
  isLostFirst?: boolean;
  /** Makes the posting idempotent. */
  key?: string;
}

/** Takes stakes, or a raise. @throws RoundRefused where a balance is too low. */
export async function bookStakes(
  ledger: Pick<Ledger, 'post'>,
  tx: DbTransaction,
  { guildId, game, legs, isLostFirst = false, key }: Stakes,
): Promise<Balances> {
  const total = legs.reduce((sum, { amount }) => sum + amount, 0);
  const posting = await ledger.post(
    {
      guildId,
      kind: game,
      ...(key !== undefined && { key }),
      members: legs.map(({ userId, amount, floor }) => ({ userId, balance: -amount, floor })),
      accounts: [{ account: isLostFirst ? `sink:${game}` : ROUND_ESCROW, amount: total }],
    },
    tx,
  );
  if (posting.outcome === 'repeated') throw new RoundRefused({ why: 'repeated' });
  if (posting.outcome === 'notEnough') {
    const floor = legs.find(({ userId }) => userId === posting.userId)?.floor ?? 0;
    const limit = Math.max(0, posting.balance - floor);
    throw new RoundRefused(legs.length > 1 ? { why: 'opponent' } : { why: 'notEnough', limit });
  }
  return balancesAfter(posting);
}

interface Result {
  guildId: string;
  game: RoundGame;
  bet: AnyBet;
  players: readonly string[];
  staked: readonly number[];
  payouts: readonly number[];
  isLostFirst?: boolean;
  /** Caps payouts to what a balance can hold, the largest safe integer; the rest stays with the house. */
  isCapped: boolean;
}

/** Pays the result of a round out of its stakes. House = stakes − payouts. */
export async function bookResult(ledger: Pick<Ledger, 'post'>, tx: DbTransaction, result: Result): Promise<Balances> {
  const { guildId, game, players, isCapped } = result;
  const payouts = isCapped ? await capPayouts(tx, result) : result.payouts;
  const legs = players.flatMap((userId, seat) => [{ userId, balance: itemAt(payouts, seat) }]);
  // A loss against the house gets its own row, which shows that the round is over; between members the winner's row
  // does.
  const members = players.length === 1 ? legs : legs.filter(({ balance }) => balance > 0);
  const accounts = players.length === 1 ? againstHouse(result, payouts) : betweenMembers(result, payouts);
  if (accounts.length === 0) return new Map();
  const after = balancesAfter(await ledger.post({ guildId, kind: game, members, accounts }, tx));
  return members.length === players.length ? after : new Map([...(await lockMembers(tx, guildId, legs)), ...after]);
}

function againstHouse({ game, staked, isLostFirst = false }: Result, [paid = 0]: readonly number[]): Accounts {
  const [stake = 0] = staked;
  return [
    ...(isLostFirst
      ? []
      : [{ account: ROUND_ESCROW, amount: -stake } as const, { account: `sink:${game}`, amount: stake } as const]),
    ...(paid === 0 ? [] : [{ account: `mint:${game}`, amount: -paid } as const]),
  ];
}

function betweenMembers({ game, bet, staked, payouts: due }: Result, payouts: readonly number[]): Accounts {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const hasWinner = due.some((payout) => payout < bet.stake);
  const commission = hasWinner ? splitTransfer(bet.stake, bet.commission).commission : 0;
  const stored = sum(staked) - sum(payouts) - commission;
  return [
    { account: ROUND_ESCROW, amount: -sum(staked) },
    ...(commission === 0 ? [] : [{ account: 'commission', amount: commission } as const]),
    ...(stored === 0 ? [] : [{ account: `sink:${game}`, amount: stored } as const]),
  ];
}

/** Refunds all stakes; what exceeds the largest balance stays with the house. */
export async function bookRefund(
  ledger: Pick<Ledger, 'post'>,
  tx: DbTransaction,
  { guildId, game, players, staked }: Pick<Result, 'guildId' | 'game' | 'players' | 'staked'>,
): Promise<Balances> {
  const due = players.map((userId, seat) => ({ userId, balance: itemAt(staked, seat) }));
  const total = due.reduce((sum, { balance }) => sum + balance, 0);
  const { members, rest } = await capToMaxBalance(tx, guildId, due);
  const accounts: Accounts = [
    { account: ROUND_ESCROW, amount: -total },
    ...(rest === 0 ? [] : [{ account: `sink:${game}`, amount: rest } as const]),
  ];
  return balancesAfter(await ledger.post({ guildId, kind: 'gameReturn', subject: game, members, accounts }, tx));
}

/** Payouts of different members, reduced to what their balances can hold. */
export async function capPayouts(
  tx: DbTransaction,
  { guildId, players, payouts }: Pick<Result, 'guildId' | 'players' | 'payouts'>,
): Promise<number[]> {
  const held = await lockMembers(
    tx,
    guildId,
    players.map((userId) => ({ userId })),
  );
  return players.map((userId, seat) =>
    Math.max(0, Math.min(itemAt(payouts, seat), Number.MAX_SAFE_INTEGER - entryOf(held, userId))),
  );
}

/** The current balances of a round's players. */
export async function balancesOf(
  tx: DbTransaction,
  { guildId, players }: Pick<Result, 'guildId' | 'players'>,
): Promise<Balances> {
  const holdings = await readHoldings(
    tx,
    players.map((userId) => ({ guildId, userId })),
  );
  return new Map(
    players.flatMap((userId, seat): [string, number][] => {
      const held = holdings[seat] ?? null;
      return held === null ? [] : [[userId, held.balance]];
    }),
  );
}

function balancesAfter(posting: LedgerPosting): Balances {
  if (posting.outcome !== 'posted') return new Map();
  return new Map([...posting.holdings].map(([userId, { balance }]) => [userId, balance]));
}
