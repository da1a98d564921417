import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/src/database/database.ts';

interface BareCommands {
  guildId: string;
  memberIds: readonly string[];
  seconds: number;
}

/**
 * Commands per second of only the statements that leave the rows of `work` and `pay`, in turn, each member running one
 * at a time.
 */
export async function bareCommandsPerSecond(
  location: DatabaseLocation,
  { guildId, memberIds, seconds }: BareCommands,
): Promise<number> {
  const database = await openDatabase(location, pino({ level: 'silent' }));
  await sql`insert into balances (guild_id, user_id, balance)
    select ${guildId}::bigint, id, 1000000000 from unnest(${memberIds}::bigint[]) as id
    on conflict do nothing`.execute(database.db);
  const until = performance.now() + seconds * 1000;
  let completed = 0;
  const play = async (userId: string, index: number) => {
    const peerId = memberIds[(index + 1) % memberIds.length] ?? '';
    for (let turn = index; performance.now() < until; turn += 1) {
      await (turn % 2 === 0 ? work(database, guildId, userId) : pay(database, { guildId, userId, peerId }));
      completed += 1;
    }
  };
  await Promise.all(memberIds.map(play));
  await database.close();
  return completed / seconds;
}

/** Cooldown, idempotency key, balance and ledger row. */
async function work({ db }: Database, guildId: string, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into cooldowns (guild_id, user_id, action, ready_at) values (${guildId}, ${userId}, 'work', now())
      on conflict (guild_id, user_id, action) do update set ready_at = now()`.execute(tx);
    const { rows } = await sql<{ balance: string }>`update balances set balance = balance + 100
      where guild_id = ${guildId} and user_id = ${userId} returning balance`.execute(tx);
    const { rows: written } = await sql<{ id: string }>`
      insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, account)
      values (${guildId}, ${userId}, 'work', 100, 0, ${rows[0]?.balance}, 0, 'mint:work') returning id`.execute(tx);
    await sql`insert into operation_keys (guild_id, key, operation_id)
      values (${guildId}, ${`work:${randomUUID()}`}, ${written[0]?.id})`.execute(tx);
  });
}

/** Idempotency key, both balances, a ledger row for each, and the commission's. */
async function pay(
  { db }: Database,
  { guildId, userId, peerId }: { guildId: string; userId: string; peerId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows: ids } = await sql<{ id: string }>`select nextval('ledger_id_seq') as id`.execute(tx);
    const operationId = ids[0]?.id;
    await sql`insert into operation_keys (guild_id, key, operation_id)
      values (${guildId}, ${`pay:${randomUUID()}`}, ${operationId})`.execute(tx);
    await sql`select from balances where guild_id = ${guildId} and user_id in (${userId}, ${peerId})
      order by user_id for update`.execute(tx);
    await sql`with changed as (
        update balances set balance = balance + case user_id when ${userId}::bigint then -100 else 95 end
        where guild_id = ${guildId} and user_id in (${userId}, ${peerId}) returning user_id, balance
      )
      insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, operation_id)
      select ${guildId}::bigint, user_id, 'pay', case user_id when ${userId}::bigint then -100 else 95 end, 0, balance, 0,
        ${operationId}::bigint from changed`.execute(tx);
    await sql`insert into account_entries (guild_id, operation_id, account, amount)
      values (${guildId}, ${operationId}, 'commission', 5)`.execute(tx);
  });
}
