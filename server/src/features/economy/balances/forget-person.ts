import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { isIn, type ForgetScope } from '../../../forget/forget-person.ts';
import type { Boards } from './boards/boards.ts';
import type { Ledger } from './ledger/ledger.ts';

interface BalanceDeps {
  db: Db;
  ledger: Pick<Ledger, 'remove'>;
  boards: Pick<Boards, 'catchUp' | 'refresh'>;
}

/** How long to wait for the boards, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Removes a person from the books: their balances go by an ordinary movement, and with them their places on the boards.
 */
export async function forgetBalancesOf({ db, ledger, boards }: BalanceDeps, { personId, guildId }: ForgetScope) {
  const { rows } = await sql<{ guildId: string }>`
    select guild_id as "guildId" from balances where user_id = ${personId}::bigint and ${isIn(guildId)}`.execute(db);
  for (const row of rows) await ledger.remove({ guildId: row.guildId, userId: personId });
  await boards.catchUp(PATIENCE_MS);
  for (const row of rows) await boards.refresh(row.guildId, personId);
  await sql`
    delete from board_marks where user_id = ${personId}::bigint
      and board_id in (select id from boards where ${isIn(guildId)})`.execute(db);
}
