import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import { generalEndpoints } from '@perigee/core/community/general/endpoints';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { createMassChanges } from '../../src/features/economy/balances/mass-changes/mass-changes.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import { editBalance, fillBoard, giveMany, leadersOf, rankAll, readBoard } from '../support/economy/leaderboard.ts';
import type { World } from '../support/world.ts';
import { MINUTE_MS, passTime, WEEK_MS } from '../support/pass-time.ts';

const { resetProgress, undoReset } = balancesEndpoints;
/** Member counts for two and three steps of 2,000, with a single member in the last step. */
const [TWO_STEPS, THREE_STEPS] = [2_001, 4_001];
const hasServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

const reset = (api: ApiClient, { id, manager }: GuildFixture, body: object = {}) =>
  api.call(manager.token, generalEndpoints.reset, {
    params: { guildId: id },
    body: { name: 'Test guild', scopes: ['balance'], ...body },
  });

const progress = async (api: ApiClient, { id, manager }: GuildFixture): Promise<unknown> =>
  (await api.call(manager.token, resetProgress, { params: { guildId: id } })).body;

async function waitUntilDone(api: ApiClient, guild: GuildFixture, state = 'done'): Promise<void> {
  await expect.poll(() => progress(api, guild), { timeout: 60_000 }).toMatchObject({ state });
}

function undo(api: ApiClient, { id, manager }: GuildFixture, resetId: string) {
  return api.call(manager.token, undoReset, { params: { guildId: id, resetId } });
}

async function balancesOf(api: ApiClient, guild: GuildFixture, world: World): Promise<number[]> {
  await rankAll(world);
  return leadersOf(await readBoard(api, guild.member.token, guild)).map(({ balance }) => balance);
}

describe('Balance resets', () => {
  test('A balance reset answers at once, runs in the background, and reports its progress', async ({
    api,
    guild,
    world,
  }) => {
    await fillBoard(world, guild, [5, -3, 7]);

    const before = await progress(api, guild);
    const reply = await reset(api, guild);
    await waitUntilDone(api, guild);

    expect(before).toBeNull();
    expect(reply).toMatchObject({ status: 200, body: { message: 'The balance reset has started' } });
    expect(await progress(api, guild)).toMatchObject({ done: 3, total: 3, startedBy: { id: guild.manager.id } });
    expect(await balancesOf(api, guild, world)).toEqual([0, 0, 0]);
    expect(leadersOf(await readBoard(api, guild.member.token, guild, { sort: 'xp' }))).toMatchObject([
      { xp: 2 },
      { xp: 1 },
      { xp: 0 },
    ]);
  });

  test('A balance reset keeps the earnings of a season', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [5, 7]);
    await reset(api, guild);
    await waitUntilDone(api, guild);
    await rankAll(world);

    const month = await readBoard(api, guild.member.token, guild, { period: 'month' });

    expect(leadersOf(month).map(({ balance }) => balance)).toEqual([7, 5]);
  });

  test('A balance reset leaves money that arrives after its start', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [5]);
    await begin(world, 'undone', guild);
    await editBalance(api, guild, guild.member.id, { balance: 30 });
    await updateOpen(world, guild);
    await waitUntilDone(api, guild);

    expect(await balancesOf(api, guild, world)).toEqual([30, 0]);
  });

  test('A balance reset takes no more than a member still has, and its undo returns that much', async ({
    api,
    guild,
    world,
  }) => {
    await fillBoard(world, guild, [100]);
    await begin(world, 'undone', guild);
    const [richest] = leadersOf(await readBoard(api, guild.member.token, guild));
    await editBalance(api, guild, richest?.user.id ?? '', { balance: 40 });
    await updateOpen(world, guild);
    await waitUntilDone(api, guild);

    expect(await balancesOf(api, guild, world)).toEqual([0]);
    await undo(api, guild, (await idOfReset(api, guild)).id);
    await waitUntilDone(api, guild, 'undone');
    expect(await balancesOf(api, guild, world)).toEqual([40]);
  });

  test('A balance reset takes from each member exactly once, even with several processes', async ({
    api,
    guild,
    world,
  }) => {
    const { db } = world.services.database;
    await giveMany(world, guild, THREE_STEPS);

    await reset(api, guild);
    const others = [1, 2].map(() => createMassChanges(db, world.services.boards).run(pino({ level: 'silent' })));
    await others[0]?.();
    await waitUntilDone(api, guild);
    await others[1]?.();
    const { rows } = await sql`
      select count(*)::integer as entries, count(distinct user_id)::integer as members, sum(balance)::integer as taken
      from ledger where guild_id = ${guild.id} and kind = 'reset'`.execute(db);

    expect(rows).toEqual([{ entries: 4001, members: 4001, taken: -(4001 * 4002) / 2 }]);
    expect(await progress(api, guild)).toMatchObject({ done: 4001, total: 4001 });
  });

  test('A balance reset stays within a step of the leaderboards, so other servers do not wait', async ({
    api,
    guild,
    world,
  }) => {
    const { db, executeSql } = world.services.database;
    const other = createGuild(world);
    await fillBoard(world, other, [5]);
    await giveMany(world, guild, THREE_STEPS);
    // A trigger records at each step how much of the ledger the boards have yet to process.
    await executeSql(`
      create table seen as select 0 as rows where false;
      create function see() returns trigger language plpgsql as $$ begin
        insert into seen select count(*) from ledger
          where mass_change_id = new.id and tx >= (select tx from board_progress);
        return new;
      end $$;
      create trigger see after update on mass_changes for each row execute function see()`);

    await reset(api, guild);
    await editBalance(api, other, other.member.id, { balance: 8 });
    const meanwhile = async () => leadersOf(await readBoard(api, other.member.token, other));
    await expect.poll(meanwhile).toMatchObject([{ balance: 8 }, { balance: 5 }]);
    await waitUntilDone(api, guild);
    const { id } = await idOfReset(api, guild);
    await undo(api, guild, id);
    await waitUntilDone(api, guild, 'undone');
    const { rows } = await sql`select max(rows) as most, count(*)::integer as steps from seen`.execute(db);
    await executeSql('drop trigger see on mass_changes; drop function see; drop table seen');

    expect(rows).toEqual([{ most: 2_000, steps: 9 }]);
  });

  test('A balance reset on a large server does not delay one on a small server', async ({ api, guild, world }) => {
    const large = createGuild(world);
    await giveMany(world, large, TWO_STEPS);
    await fillBoard(world, guild, [5]);

    await begin(world, 'running', large, guild);
    await waitUntilDone(api, large);
    const { rows } = await sql`
      select (select max(id) from ledger where guild_id = ${guild.id}) <
        (select max(id) from ledger where guild_id = ${large.id}) as "isSooner"`.execute(world.services.database.db);

    expect(rows).toEqual([{ isSooner: true }]);
    expect(await progress(api, guild)).toMatchObject({ state: 'done', done: 1 });
  });

  test('A balance reset and its undo skip members who were removed from the leaderboard since', async ({
    api,
    guild,
    world,
  }) => {
    const [first = '', second = ''] = await fillBoard(world, guild, [5, 7]);
    const remove = (userId: string) =>
      api.call(guild.manager.token, balancesEndpoints.remove, { params: { guildId: guild.id, userId } });
    const rejoin = async (userId: string) => {
      await remove(userId);
      await world.services.ledger.change({ guildId: guild.id, userId, kind: 'demo', balance: 2 });
    };

    await begin(world, 'undone', guild);
    await rejoin(first);
    await updateOpen(world, guild);
    await waitUntilDone(api, guild);
    const after = await balancesOf(api, guild, world);
    await rejoin(second);
    const { id } = await idOfReset(api, guild);
    await undo(api, guild, id);
    await waitUntilDone(api, guild, 'undone');

    expect(after).toEqual([2, 0]);
    expect(await balancesOf(api, guild, world)).toEqual([2, 2]);
  });

  test.skipIf(!hasServer)(
    'A balance reset leaves money that a member earns at the same moment',
    async ({ api, guild, world }) => {
      const { db } = world.services.database;
      const [first = ''] = await fillBoard(world, guild, [5, 7]);

      await db.transaction().execute(async (tx) => {
        await world.services.ledger.change({ guildId: guild.id, userId: first, kind: 'demo', balance: 4 }, tx);
        await reset(api, guild);
        const waits = () => sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(db);
        await expect.poll(async () => (await waits()).rows.length, { timeout: 60_000 }).toBe(1);
      });
      await waitUntilDone(api, guild);

      expect(await balancesOf(api, guild, world)).toEqual([4, 0]);
    },
  );

  test('A balance reset can be undone once, and keeps what came in since', async ({ api, guild, world }) => {
    const [first = ''] = await fillBoard(world, guild, [5, 7]);
    await reset(api, guild);
    await waitUntilDone(api, guild);
    await editBalance(api, guild, first, { balance: 1 });
    const { id } = await idOfReset(api, guild);

    const reply = await undo(api, guild, id);
    await waitUntilDone(api, guild, 'undone');
    const again = await undo(api, guild, id);

    expect(reply.status).toBe(200);
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await balancesOf(api, guild, world)).toEqual([7, 6]);
  });

  test('Refuses to undo a balance reset after seven days', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [5]);
    await reset(api, guild);
    await waitUntilDone(api, guild);
    const { id } = await idOfReset(api, guild);
    await passTime(world, guild, WEEK_MS + MINUTE_MS);

    expect(await undo(api, guild, id)).toMatchObject({
      status: 409,
      body: { message: 'A reset can be undone for 7 days' },
    });
    expect(await undo(api, guild, '999999')).toMatchObject({ status: 404 });
  });

  test.for([
    [{ name: 'test guild' }, [{ path: 'name', code: 'nameMismatch' }]],
    [{ name: 'Test guild ' }, [{ path: 'name', code: 'nameMismatch' }]],
    [{ scopes: [] }, [{ path: 'scopes', code: 'scopeRequired' }]],
    [{ scopes: ['xp'] }, expect.any(Array)],
  ] as const)('Rejects a balance reset with %o', async ([body, issues], { api, guild }) => {
    expect(await reset(api, guild, body)).toMatchObject({ status: 400, body: { issues } });
    expect(await progress(api, guild)).toBeNull();
  });

  test('Starts only one of several simultaneous balance resets', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [5]);

    const replies = await Promise.all([reset(api, guild), reset(api, guild), reset(api, guild)]);

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
    await waitUntilDone(api, guild);
  });
});

/** Stores resets of these guilds as if they had just started. */
async function begin({ services }: World, state: string, ...guilds: GuildFixture[]): Promise<void> {
  const [newest] = (await sql<{ id: string }>`select max(id) as id from ledger`.execute(services.database.db)).rows;
  await services.database.db
    .insertInto('mass_changes')
    .values(
      guilds.map(({ id, manager }) => ({
        guild_id: id,
        state,
        total: 0,
        ledger_id: newest?.id ?? '0',
        started_by: manager.id,
      })),
    )
    .execute();
}

/** Lets the reset process its first members. */
async function updateOpen({ services }: World, { id }: GuildFixture): Promise<void> {
  await sql`update mass_changes set state = 'running' where guild_id = ${id}`.execute(services.database.db);
}

async function idOfReset(api: ApiClient, guild: GuildFixture): Promise<{ id: string }> {
  const found = resetProgress.schema.response[200].parse(await progress(api, guild));
  if (found === null) throw new Error('there is no reset');
  return found;
}
