import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/src/database/database.ts';

const CRASHES = 0.25;
const SEED = Buffer.alloc(92, 1);
const COMMITMENT = 'c'.repeat(64);

/**
 * Starts and presses of crash per second with only the statements that leave the same rows, each member running one at
 * a time. A quarter of the presses ends its round.
 */
export async function bareMovesPerSecond(
  location: DatabaseLocation,
  { guildId, memberIds, seconds }: { guildId: string; memberIds: readonly string[]; seconds: number },
): Promise<number> {
  const database = await openDatabase(location, pino({ level: 'silent' }));
  const until = performance.now() + seconds * 1000;
  let completed = 0;
  const play = async (userId: string) => {
    while (performance.now() < until) {
      const id = await start(database, guildId, userId);
      completed += 1;
      for (let isOver = false; !isOver && performance.now() < until; completed += 1) {
        isOver = Math.random() < CRASHES;
        await move(database, { guildId, userId, id, isOver });
      }
    }
  };
  await Promise.all(memberIds.map(play));
  await database.close();
  return completed / seconds;
}

/** Seed, daily count, stake with its idempotency key, round and its move. */
async function start({ db }: Database, guildId: string, userId: string): Promise<string> {
  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into game_seeds (guild_id, user_id, sealed_seed, sealed_at, commitment, client_seed)
      values (${guildId}, ${userId}, ${SEED}, now(), ${COMMITMENT}, 'bare')
      on conflict (guild_id, user_id) do update set sealed_seed = ${SEED}, nonce = game_seeds.nonce + 1`.execute(tx);
    await sql`
      insert into game_days as d (guild_id, user_id, day, staked, rounds) values (${guildId}, ${userId}, 1, 10, 1)
      on conflict (guild_id, user_id, day) do update set staked = d.staked + 10, rounds = d.rounds + 1`.execute(tx);
    await book(tx, { guildId, userId, amount: -10, key: `game:${id}` });
    await sql`
      insert into game_rounds (guild_id, id, game, rules, state, channel_id, user_id, staked, sealed_seed, sealed_at, commitment,
        client_seed, nonce, bet, history, version, ends_at)
      values (${guildId}, ${id}, 'crash', 1, 'open', 1, ${userId}, 10, ${SEED}, now(), ${COMMITMENT}, 'bare', 0,
        '{"stake":10,"seats":1,"commission":5,"options":{}}', '[]', 0, now())`.execute(tx);
    await sql`
      insert into acts (guild_id, id, name, key, subject, payload, due_at, next_at)
      values (${guildId}, ${id}, 'games.end', ${id}, ${id}, '{}', now(), now())`.execute(tx);
  });
  await sql`update game_rounds set message_id = 1 where guild_id = ${guildId} and id = ${id}`.execute(db);
  return id;
}

/** The round's record and, if it is over, the payout and the cancelled move. */
async function move(
  { db }: Database,
  { guildId, userId, id, isOver }: { guildId: string; userId: string; id: string; isOver: boolean },
): Promise<void> {
  const history = JSON.stringify([{ kind: 'act', seat: 0, act: 'continue' }]);
  await db.transaction().execute(async (tx) => {
    await sql`select * from game_rounds where guild_id = ${guildId} and id = ${id} for update`.execute(tx);
    await sql`
      update game_rounds set history = ${history}, version = version + 1, state = ${isOver ? 'settled' : 'open'},
        paid = ${isOver ? 0 : null}, settled_at = ${isOver ? new Date() : null}
      where guild_id = ${guildId} and id = ${id}`.execute(tx);
    if (isOver) await book(tx, { guildId, userId, amount: 0, key: null });
  });
  if (isOver)
    await sql`delete from acts where guild_id = ${guildId} and name = 'games.end' and key = ${id}`.execute(db);
}

async function book(
  tx: Parameters<Parameters<ReturnType<Database['db']['transaction']>['execute']>[0]>[0],
  { guildId, userId, amount, key }: { guildId: string; userId: string; amount: number; key: string | null },
): Promise<void> {
  const { rows } = await sql<{ balance: string }>`
    update balances set balance = balance + ${amount} where guild_id = ${guildId} and user_id = ${userId}
    returning balance`.execute(tx);
  const { rows: written } = await sql<{ id: string }>`
    insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after, account)
    values (${guildId}, ${userId}, 'crash', ${amount}, 0, ${rows[0]?.balance}, 0, ${key === null ? null : 'escrow:games'})
    returning id`.execute(tx);
  const operationId = written[0]?.id;
  if (key !== null) {
    await sql`insert into operation_keys (guild_id, key, operation_id) values (${guildId}, ${key}, ${operationId})`.execute(
      tx,
    );
    return;
  }
  await sql`
    insert into account_entries (guild_id, operation_id, account, amount)
    values (${guildId}, ${operationId}, 'escrow:games', -10), (${guildId}, ${operationId}, 'sink:crash', 10)`.execute(
    tx,
  );
}
