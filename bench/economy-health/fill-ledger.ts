import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';
import { memberId } from '../leaderboard/fill.ts';

/** Rows per transaction. */
const CHUNK = 50_000;

/** The age of the first row, in seconds: the period for which hourly sums are kept. */
const SPAN_S = 60 * 24 * 60 * 60;

/**
 * Writes ledger rows of six kinds over two months, as in a busy economy. Boards and balances are left as they are,
 * since only sums of the ledger are read here.
 */
export async function fillLedger(db: Db, guildId: string, rows: number, members: number): Promise<void> {
  for (let inserted = 0; inserted < rows; inserted += CHUNK) {
    const last = Math.min(inserted + CHUNK, rows);
    await db.transaction().execute(async (tx) => {
      await sql`
        insert into ledger (guild_id, user_id, at, kind, balance, xp, balance_after, xp_after, account)
        select ${guildId}::bigint, ${memberId(0)}::bigint + 1 + floor(random() * ${members}::integer)::bigint,
          now() - make_interval(secs => ${SPAN_S}::float8 * (1 - n::float8 / ${rows}::integer)),
          kind, amount, 0, 1000, 0, case when amount > 0 then 'mint:' else 'sink:' end || kind
        from (
          select n, (array['work', 'work', 'work', 'moneybag', 'daily', 'job', 'buy', 'edit'])[1 + n % 8] as kind,
            case n % 8 when 6 then -1 else 1 end * (50 + floor(random() * 200))::bigint as amount
          from generate_series(${inserted + 1}::integer, ${last}::integer) n
        ) drawn order by n`.execute(tx);
    });
  }
}

/** Makes the boards skip the rows written without them. */
export async function skipBoards(db: Db): Promise<void> {
  await sql`update board_progress set tx = pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}
