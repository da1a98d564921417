import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { LedgerSummary } from './ledger-summary.ts';
import type { OpenBoard } from './open-boards.ts';
import { weekOf } from './windows.ts';
import { onlyRow } from '../../../../database/only-row.ts';

/** Boards up to this size are marked member by member; for larger ones the starts of their blocks suffice. */
const EXACT_MAX = 2_000;

/**
 * Saves all places at the start of the week by all-time balance, for guilds with their first change since. Runs before
 * anything of the new week is applied.
 */
export async function markWeek(
  tx: DbTransaction,
  open: readonly OpenBoard[],
  summaries: readonly LedgerSummary[],
): Promise<void> {
  const week = weekOf(new Date());
  const weekStart = new Date(week);
  const changed = new Set(summaries.filter(({ day }) => day >= weekStart).map(({ guildId }) => guildId));
  for (const { id, guildId, sort, period, markedWeek } of open) {
    const isDue = changed.has(guildId) && markedWeek < weekStart;
    if (isDue && sort === 'balance' && period === 'all') await markBoard(tx, id, week);
  }
}

async function markBoard(tx: DbTransaction, id: number, week: string): Promise<void> {
  const counted = await sql<{ members: string }>`
    select coalesce(sum(members), 0) as members from board_blocks where board_id = ${id}`.execute(tx);
  const isSmall = Number(onlyRow(counted).members) <= EXACT_MAX;

  await tx.deleteFrom('board_marks').where('board_id', '=', id).execute();
  await sql`
    insert into board_marks (board_id, place, user_id, number) ${
      isSmall
        ? sql`select board_id, place, user_id, row_number() over (order by place, user_id)
            from board_entries where board_id = ${id}`
        : sql`select board_id, greatest(place, (select min(place) from board_entries where board_id = ${id})), user_id,
            1 + sum(members) over (order by place, user_id) - members
            from board_blocks where board_id = ${id}`
    }`.execute(tx);
  await tx.updateTable('boards').set({ marked_week: week }).where('id', '=', id).execute();
}

/** The signature of `rankAtWeekStart`, bound to a database. */
export type RankAtWeekStart = (guildId: string, userId: string) => Promise<number | null | undefined>;

/**
 * A member's place by all-time balance when this week began: exact on boards of up to 2,000 members, interpolated
 * between two marks on larger ones. Null for members who were not on the board then; undefined if nothing has changed
 * in the guild since.
 */
export async function rankAtWeekStart(db: Db, guildId: string, userId: string): Promise<number | null | undefined> {
  const week = weekOf(new Date());
  const { rows } = await sql<{ isMarked: boolean; number: string | null }>`
    with board as (
      select id, marked_week from boards where guild_id = ${guildId} and period = 'all' and sort = 'balance'
    ),
    mine as (
      select -balance_after as place from (
        select balance_after, kind from ledger
        where guild_id = ${guildId} and user_id = ${userId} and at < ${week}::timestamptz order by id desc limit 1
      ) last where kind <> 'removal'
    ),
    below as (
      select m.place, m.number from board_marks m, board, mine
      where m.board_id = board.id and (m.place, m.user_id) <= (mine.place, ${userId}::bigint)
      order by m.place desc, m.user_id desc limit 1
    ),
    above as (
      select m.place, m.number from board_marks m, board, mine
      where m.board_id = board.id and (m.place, m.user_id) > (mine.place, ${userId}::bigint)
      order by m.place, m.user_id limit 1
    )
    select board.marked_week >= ${week}::timestamptz as "isMarked", (
      select round(below.number + coalesce(
        (above.number - below.number)::numeric * (mine.place - below.place)::numeric
          / nullif(above.place - below.place, 0)::numeric, 0))
      from mine, below left join above on true
    ) as number
    from board`.execute(db);
  const [found] = rows;
  if (found === undefined || !found.isMarked) return undefined;
  return found.number === null ? null : Number(found.number);
}
