import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DbTransaction } from '../../src/database/database.ts';
import { openShopping } from '../../src/testing/economy/shopping.ts';
import { test as eachGuild } from '../../src/testing/fixtures.ts';
import type { World } from '../../src/testing/world.ts';

// The embedded database has one connection, so nothing can happen between two statements of a transaction.
const test = eachGuild.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '');

const WITHIN = { timeout: 20_000 };

/** Waits until that many statements wait for locks. */
async function waitsAre({ services }: World, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      services.database.db,
    );
    return rows.length;
  };
  await expect.poll(waiting, WITHIN).toBe(count);
}

/** Runs `meanwhile` while another transaction holds what the query locks. */
async function whileHeld(
  { services }: World,
  lock: (tx: DbTransaction) => Promise<unknown>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  await services.database.db.transaction().execute(async (tx) => {
    await lock(tx);
    await meanwhile();
  });
}

const holdBalance = (guildId: string, userId: string) => (tx: DbTransaction) =>
  sql`select from balances where guild_id = ${guildId} and user_id = ${userId} for update`.execute(tx);

test('what is sold while its item is renamed is gone from the inventory', async ({ world, guild, api }) => {
  const { chat, sell, rules, give, change, owned, holdings } = openShopping(world, guild, api);
  await sell({ name: 'Potion', price: 10 });
  await rules({ sellBack: 100 });
  await give(100);
  await chat.ask('!buy potion 2');
  let renamed: Promise<unknown> = Promise.resolve();

  await whileHeld(world, holdBalance(guild.id, guild.member.id), async () => {
    chat.say('!sell potion');
    await waitsAre(world, 1);
    renamed = change('Potion', { name: 'Elixir', price: 10 });
    await Promise.race([renamed, waitsAre(world, 2)]);
  });
  await renamed;

  await expect.poll(() => holdings()).toEqual({ balance: 90, xp: 0 });
  expect(await owned()).toEqual({ Elixir: 1 });
});
