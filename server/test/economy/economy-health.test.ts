import { economyHealthEndpoints } from '@perigee/core/insights/economy-health/endpoints';
import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { checkSummaries } from '../../src/features/insights/economy-health/check-summaries.ts';
import type { ApiClient } from '../support/api-client.ts';
import { someoneIn } from '../support/books.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { fillBoard, RANKED_WITHIN_MS } from '../support/economy/leaderboard.ts';
import type { World } from '../support/world.ts';

const { read } = economyHealthEndpoints;

async function readHealth(api: ApiClient, guild: GuildFixture, query: Record<string, string> = {}) {
  const reply = await api.call(guild.manager.token, read, { params: { guildId: guild.id }, query });
  return read.schema.response[200].parse(reply.body);
}

/** Waits until the sums include everything; transactions in other databases of the server may delay rows. */
async function waitForSums({ services: { economySummaries, database } }: World): Promise<void> {
  const { rows } = await sql<{ tx: string }>`select tx::text as tx from ledger order by ledger.tx desc limit 1`.execute(
    database.db,
  );
  const isIn = async () => {
    await economySummaries.catchUp();
    return economySummaries.hasTaken(rows[0]?.tx ?? '0');
  };
  await expect.poll(isIn).toBe(true);
}

/** A balance change of one member, with the matching account entry. */
const movement = (kind: 'work' | 'moneybag' | 'daily' | 'demo', userId: string, amount: number) => ({
  kind,
  members: [{ userId, balance: amount }],
  accounts: amount === 0 ? [] : [{ account: `${amount > 0 ? 'mint' : 'sink'}:${kind}` as const, amount: -amount }],
});

const pay = (from: string, to: string, amount: number, commission: number) => ({
  kind: 'pay' as const,
  members: [
    { userId: from, balance: -amount, peerId: to },
    { userId: to, balance: amount - commission, peerId: from },
  ],
  accounts: commission === 0 ? [] : [{ account: 'commission' as const, amount: commission }],
});

/** Adds `times` shifts to last week, `minutes` apart, with gaps varied by multiples of `spread` seconds. */
async function addShifts(
  { services }: World,
  { id }: GuildFixture,
  userId: string,
  { times, minutes, spread }: { times: number; minutes: number; spread: number },
): Promise<void> {
  await sql`
    insert into ledger (guild_id, user_id, at, kind, balance, xp, balance_after, xp_after, account)
    select ${id}::bigint, ${userId}::bigint,
      -- Within one week, whichever day it is.
      date_trunc('week', now(), 'UTC') - interval '6 days' + make_interval(mins => n * ${minutes}::integer, secs => (n % 3) * ${spread}::float8),
      'work', 100, 0, n * 100, 0, 'mint:work'
    from generate_series(1, ${times}::integer) n order by n`.execute(services.database.db);
}

describe('Economy summaries', () => {
  test('Economy summaries match the ledger after any sequence of operations', async ({ guild, world }) => {
    const { ledger, economySummaries: summaries, database } = world.services;
    const member = fc.integer({ min: 0, max: 5 }).map((index) => someoneIn(guild, 1 + index));
    const amount = fc.integer({ min: -400, max: 900 });
    const step = fc.oneof(
      fc.tuple(fc.constantFrom('work', 'moneybag', 'daily', 'demo'), member, amount).map(
        ([kind, userId, sum]) =>
          () =>
            ledger.post({ guildId: guild.id, ...movement(kind, userId, sum) }),
      ),
      fc.tuple(member, member, fc.integer({ min: 1, max: 300 }), fc.boolean()).map(
        ([from, to, sum, isTaxed]) =>
          () =>
            from === to
              ? Promise.resolve()
              : ledger.post({ guildId: guild.id, ...pay(from, to, sum, isTaxed ? Math.ceil(sum / 20) : 0) }),
      ),
      fc.tuple(member, amount).map(
        ([userId, balance]) =>
          () =>
            ledger.set({ guildId: guild.id, userId, balance, resetXp: false }),
      ),
      member.map((userId) => () => ledger.remove({ guildId: guild.id, userId })),
      fc.constant(() => summaries.catchUp()),
    );

    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), async (rounds) => {
        for (const round of rounds) await Promise.all(round.map((run) => run()));
        await waitForSums(world);
        expect(await checkSummaries(database.db, guild.id)).toBeNull();
      }),
      { numRuns: 12 },
    );
    const { rows } = await sql`
      select (select supply from economy_supply where guild_id = ${guild.id}) =
        (select sum(balance) from balances where guild_id = ${guild.id}) as same`.execute(database.db);
    expect(rows).toEqual([{ same: true }]);
  });

  test('Economy summaries follow resets and their undo, and recover from a failed step', async ({
    api,
    guild,
    world,
  }) => {
    const { massChanges, economySummaries: summaries, ledger, database } = world.services;
    await fillBoard(world, guild, [500, 300, -20]);
    await ledger.post({ guildId: guild.id, ...movement('work', someoneIn(guild, 1), 70) });
    await waitForSums(world);
    await massChanges.reset(guild.id, guild.manager.id, 4);
    await expect.poll(async () => (await massChanges.latest(guild.id))?.state).toBe('done');

    await database.executeSql(`
      create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create trigger die before insert or update on economy_movements for each row execute function die()`);
    await ledger.post({ guildId: guild.id, ...movement('work', someoneIn(guild, 1), 90) });
    await expect.poll(() => summaries.catchUp().catch(String)).toMatch('killed');
    await database.executeSql('drop trigger die on economy_movements; drop function die');
    await waitForSums(world);
    const reset = await readHealth(api, guild);
    await massChanges.undo(guild.id, (await massChanges.latest(guild.id))?.id ?? '');
    await expect.poll(async () => (await massChanges.latest(guild.id))?.state).toBe('undone');
    await waitForSums(world);
    const undone = await readHealth(api, guild);

    expect(reset).toMatchObject({ supply: 90, isCounting: false });
    expect(reset.flows.find(({ kind }) => kind === 'reset')).toMatchObject({ removed: 870, minted: 20, times: 4 });
    expect(undone.supply).toBe(940);
    expect(undone.points.at(-1)?.supply).toBe(940);
    expect(await checkSummaries(database.db, guild.id)).toBeNull();
  });
});

describe('Economy health', () => {
  test('Economy health is empty for a server without movements', async ({ api, guild }) => {
    const health = await readHealth(api, guild);

    expect(health).toMatchObject({
      period: 'week',
      supply: 0,
      flows: [],
      month: [],
      distribution: null,
      movements: [],
    });
    expect(health.points).toHaveLength(7);
    expect(health.earnings).toEqual({ members: 0, median: null });
  });

  test('Economy health shows sources, sinks, the distribution and the largest movements', async ({
    api,
    guild,
    world,
  }) => {
    const { ledger, boards } = world.services;
    const [first, second] = [someoneIn(guild, 1), someoneIn(guild, 2)];
    await ledger.post({ guildId: guild.id, ...movement('work', first, 100) });
    await ledger.post({ guildId: guild.id, ...movement('work', second, 300) });
    await ledger.post({ guildId: guild.id, ...movement('moneybag', second, -40) });
    await ledger.post({ guildId: guild.id, ...pay(second, first, 200, 10) });
    await ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'edit', balance: 1000 });
    await waitForSums(world);
    await boards.catchUp(RANKED_WITHIN_MS);

    const [day, month] = await Promise.all(
      ['day', 'month'].map((period): Promise<EconomyHealth> => readHealth(api, guild, { period })),
    );

    expect([day?.points.length, month?.points.length]).toEqual([24, 30]);
    expect(day?.points.at(-1)).toMatchObject({ supply: 1350 });
    expect(month?.points.slice(-2)).toMatchObject([{ supply: 0 }, { supply: 1350, minted: 1400, removed: 50 }]);
    expect(month?.flows).toEqual([
      { kind: 'edit', minted: 1000, removed: 0, moved: 0, times: 1 },
      { kind: 'work', minted: 400, removed: 0, moved: 0, times: 2 },
      { kind: 'moneybag', minted: 0, removed: 40, moved: 0, times: 1 },
      { kind: 'commission', minted: 0, removed: 10, moved: 0, times: 1 },
      { kind: 'pay', minted: 0, removed: 0, moved: 200, times: 1 },
    ]);
    expect(month?.distribution).toMatchObject({ members: 3, total: 1350, median: 290, error: 0 });
    expect(month?.movements.slice(0, 3)).toMatchObject([
      { kind: 'edit', amount: 1000, member: { id: guild.member.id } },
      { kind: 'work', amount: 300, member: { id: second }, peer: null },
      { kind: 'pay', amount: -200, member: { id: second }, peer: { id: first } },
    ]);
    expect(month?.earnings.members).toBe(2);
  });

  test('Economy health flags only members who work evenly around the clock', async ({ api, guild, world }) => {
    const [program, eager, sleeper] = [someoneIn(guild, 1), someoneIn(guild, 2), someoneIn(guild, 3)];
    await addShifts(world, guild, program, { times: 40, minutes: 61, spread: 9 });
    await addShifts(world, guild, eager, { times: 40, minutes: 61, spread: 900 });
    await addShifts(world, guild, sleeper, { times: 40, minutes: 10, spread: 0 });
    await waitForSums(world);

    const { suspects, earnings } = await readHealth(api, guild);

    expect(suspects).toMatchObject([{ member: { id: program }, works: 40, hours: 24, earned: 4000 }]);
    expect(suspects[0]?.meanMs).toBeCloseTo(61 * 60_000, -5);
    expect(earnings.members).toBe(3);
    expect(earnings.median).toBeGreaterThan(90);
  });

  test('Economy health requires access to the economy tab and a known period', async ({ api, guild }) => {
    const params = { guildId: guild.id };

    const replies = await Promise.all([
      api.call(null, read, { params }),
      api.call(guild.member.token, read, { params }),
      api.call(guild.owner.token, read, { params, query: { period: 'year' } }),
      api.call(guild.owner.token, read, { params, query: { until: 'now' } }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([401, 403, 400, 400]);
  });
});
