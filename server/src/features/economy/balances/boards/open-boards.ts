import { type Insertable, sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import type { LedgerSummary } from './ledger-summary.ts';
import type { BalancesTables } from '../tables.ts';
import { FIRST_KEY, weekOf, type Window, windowsAt } from './windows.ts';

/** A board whose window has not ended; there is one per guild, sort and period. */
export interface OpenBoard {
  id: number;
  guildId: string;
  sort: string;
  period: string;
  markedWeek: Date;
}

type NewBoard = Insertable<BalancesTables['boards']>;

/** The open boards of these guilds. */
export function readOpenBoards(tx: DbTransaction, guildIds: readonly string[]): Promise<OpenBoard[]> {
  return tx
    .selectFrom('boards')
    .select(['id', 'guild_id as guildId', 'sort', 'period', 'marked_week as markedWeek'])
    .where('guild_id', 'in', guildIds)
    .where('ends_at', '>', sql<string>`now()`)
    .execute();
}

/**
 * Creates the boards that the news need and that do not exist yet, each with its first block. None are created for past
 * windows, which nobody views.
 */
export async function openBoards(
  tx: DbTransaction,
  summaries: readonly LedgerSummary[],
  open: readonly OpenBoard[],
): Promise<void> {
  const openKeys = new Set(open.map(({ guildId, sort, period }) => keyOf(guildId, sort, period)));
  const requested = new Map<string, NewBoard>();
  // Newest first: rows older than this week count as its beginning, unless newer ones came along.
  for (const { guildId, day } of summaries.toSorted((one, other) => other.day.getTime() - one.day.getTime())) {
    for (const board of windowsAt(day)
      .filter(isOpen)
      .flatMap((window) => boardsOf(guildId, window, weekOf(day)))) {
      const key = keyOf(guildId, board.sort, board.period);
      if (!openKeys.has(key) && !requested.has(key)) requested.set(key, board);
    }
  }
  if (requested.size === 0) return;

  const made = await tx
    .insertInto('boards')
    .values([...requested.values()])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (made.length === 0) return;
  const blocks = made.map(({ id }) => ({
    board_id: id,
    place: FIRST_KEY.place,
    user_id: FIRST_KEY.userId,
    members: 0,
  }));
  await tx.insertInto('board_blocks').values(blocks).execute();
}

function boardsOf(guildId: string, { period, startsAt, endsAt }: Window, week: string): NewBoard[] {
  return ['balance', 'xp'].map((sort) => ({
    guild_id: guildId,
    sort,
    period,
    starts_at: startsAt,
    ends_at: endsAt,
    marked_week: week,
  }));
}

function isOpen({ period, endsAt }: Window): boolean {
  return period === 'all' || Date.parse(endsAt) > Date.now();
}

function keyOf(guildId: string, sort: string, period: string): string {
  return `${guildId}/${sort}/${period}`;
}
