import type { Period } from '@perigee/core/leaderboard/schema';
import { type Insertable, sql } from 'kysely';
import type { DbTransaction } from '../../database/database.ts';
import type { LeaderboardTables } from './tables.ts';

/** A window of time that holds an instant; from its start up to its end. Months and weeks (from Monday) are those of UTC. */
export interface Window {
  period: Period;
  startsAt: string;
  endsAt: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every window an instant lies in. */
export function windowsAt(instant: Date): Window[] {
  const [year, month, day] = [instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate()];
  const daysSinceMonday = (instant.getUTCDay() + 6) % 7;
  const monday = Date.UTC(year, month, day - daysSinceMonday);
  return [
    { period: 'all', startsAt: '-infinity', endsAt: 'infinity' },
    { period: 'month', ...between(Date.UTC(year, month), Date.UTC(year, month + 1)) },
    { period: 'week', ...between(monday, monday + 7 * DAY_MS) },
  ];
}

function between(start: number, end: number): Omit<Window, 'period'> {
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() };
}

/** When the week of an instant began, as ISO 8601. */
export function weekOf(instant: Date): string {
  return windowsAt(instant).find(({ period }) => period === 'week')?.startsAt ?? '';
}

/** A key before every other: the beginning of a board's first block. */
export const FIRST_KEY = { place: '-9223372036854775808', user_id: '0' } as const;

/**
 * Makes the boards that changes up to `upTo` need and that are not there yet, each with its first block. A window that is
 * over has nobody to look at it.
 */
export async function openBoards(tx: DbTransaction, from: string, upTo: string): Promise<void> {
  const days = await sql<{ guild_id: string; day: Date }>`
    select distinct guild_id, date_trunc('day', at at time zone 'UTC') at time zone 'UTC' as day
    from ledger where tx >= ${from}::xid8 and tx < ${upTo}::xid8`.execute(tx);

  const wanted = days.rows.flatMap(({ guild_id, day }) =>
    windowsAt(day)
      .filter(isOpen)
      .flatMap(({ period, startsAt, endsAt }) =>
        ['balance', 'xp'].map((sort) => ({
          guild_id,
          sort,
          period,
          starts_at: startsAt,
          ends_at: endsAt,
          marked_week: weekOf(new Date()),
        })),
      ),
  );
  for (const board of wanted) await openBoard(tx, board);
}

function isOpen({ period, endsAt }: Window): boolean {
  return period === 'all' || Date.parse(endsAt) > Date.now();
}

type NewBoard = Insertable<LeaderboardTables['boards']>;

async function openBoard(tx: DbTransaction, board: NewBoard): Promise<void> {
  const made = await tx
    .insertInto('boards')
    .values(board)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return;
  await tx
    .insertInto('board_blocks')
    .values({ board_id: made.id, ...FIRST_KEY, members: 0 })
    .execute();
}
