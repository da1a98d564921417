import { balancesEndpoints } from '@perigee/core/balances/endpoints';
import { generalEndpoints } from '@perigee/core/general/endpoints';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../src/testing/api-client.ts';
import { createBalanceResets } from '../src/features/balance-reset/balance-resets.ts';
import { type GuildFixture, test } from '../src/testing/fixtures.ts';
import { editBalance, fillBoard, leadersOf, readBoard } from '../src/testing/leaderboard.ts';
import type { World } from '../src/testing/world.ts';

const { resetProgress, undoReset } = balancesEndpoints;

const reset = (api: ApiClient, { id, manager }: GuildFixture, body: object = {}) =>
  api.call(manager.token, generalEndpoints.reset, {
    params: { guildId: id },
    body: { name: 'Test guild', scopes: ['balance'], ...body },
  });

const progress = async (api: ApiClient, { id, manager }: GuildFixture): Promise<unknown> =>
  (await api.call(manager.token, resetProgress, { params: { guildId: id } })).body;

async function untilDone(api: ApiClient, guild: GuildFixture, state = 'done'): Promise<void> {
  await expect.poll(() => progress(api, guild), { timeout: 10_000 }).toMatchObject({ state });
}

function undo(api: ApiClient, { id, manager }: GuildFixture, resetId: string) {
  return api.call(manager.token, undoReset, { params: { guildId: id, resetId } });
}

async function balancesOf(api: ApiClient, guild: GuildFixture, { services }: World): Promise<number[]> {
  await services.boards.catchUp();
  return leadersOf(await readBoard(api, guild.member.token, guild)).map(({ balance }) => balance);
}

describe('resetting all balances', () => {
  test('answers at once, ends in the background, and says how far it is', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [5, -3, 7]);

    const before = await progress(api, guild);
    const reply = await reset(api, guild);
    await untilDone(api, guild);

    expect(before).toBeNull();
    expect(reply).toMatchObject({ status: 200, body: { message: 'The reset of all balances has begun' } });
    expect(await progress(api, guild)).toMatchObject({ done: 3, total: 3, startedBy: { id: guild.manager.id } });
    expect(await balancesOf(api, guild, world)).toEqual([0, 0, 0]);
    expect(leadersOf(await readBoard(api, guild.member.token, guild, { sort: 'xp' }))).toMatchObject([
      { xp: 2 },
      { xp: 1 },
      { xp: 0 },
    ]);
  });

  test('leaves what was earned in the seasons', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [5, 7]);
    await reset(api, guild);
    await untilDone(api, guild);
    await world.services.boards.catchUp();

    const month = await readBoard(api, guild.member.token, guild, { period: 'month' });

    expect(leadersOf(month).map(({ balance }) => balance)).toEqual([7, 5]);
  });

  test('takes only what was there when it began', async ({ api, guild, world }) => {
    const { db } = world.services.database;
    await fillBoard(world, guild, [5]);
    await reset(api, guild);
    // As if it began before this came in.
    await editBalance(api, guild, guild.member.id, { balance: 30 });
    await sql`update balance_resets set ledger_id = (select min(id) from ledger where guild_id = ${guild.id}),
      state = 'running', done = 0, last_user_id = 0 where guild_id = ${guild.id}`.execute(db);
    await untilDone(api, guild);

    expect(await balancesOf(api, guild, world)).toEqual([30, 0]);
  });

  test('takes from everybody exactly once, though several processes go on with it and one is gone in between', async ({
    api,
    guild,
    world,
  }) => {
    const { db } = world.services.database;
    await sql`
      with given as (
        insert into balances (guild_id, user_id, balance)
        select ${guild.id}::bigint, 6000000000000000000 + n, n from generate_series(1, 9000) n
        returning user_id, balance
      )
      insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after)
      select ${guild.id}::bigint, user_id, 'demo', balance, 0, balance, 0 from given`.execute(db);
    await world.services.boards.catchUp();
    const log = pino({ level: 'silent' });
    const others = [createBalanceResets(db), createBalanceResets(db)].map((resets) => resets.run(log));

    await reset(api, guild);
    await others[0]?.();
    await untilDone(api, guild);
    await others[1]?.();
    const { rows } = await sql`
      select count(*)::integer as entries, count(distinct user_id)::integer as members, sum(balance)::integer as taken
      from ledger where guild_id = ${guild.id} and kind = 'reset'`.execute(db);

    expect(rows).toEqual([{ entries: 9000, members: 9000, taken: -(9000 * 9001) / 2 }]);
    expect(await progress(api, guild)).toMatchObject({ done: 9000, total: 9000 });
  });

  test('is taken back once, with what came in since', async ({ api, guild, world }) => {
    const [first = ''] = await fillBoard(world, guild, [5, 7]);
    await reset(api, guild);
    await untilDone(api, guild);
    await editBalance(api, guild, first, { balance: 1 });
    const { id } = await idOfReset(api, guild);

    const reply = await undo(api, guild, id);
    await untilDone(api, guild, 'undone');
    const again = await undo(api, guild, id);

    expect(reply.status).toBe(200);
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await balancesOf(api, guild, world)).toEqual([7, 6]);
  });

  test('is not taken back after seven days', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [5]);
    await reset(api, guild);
    await untilDone(api, guild);
    const { id } = await idOfReset(api, guild);
    await sql`update balance_resets set started_at = now() - interval '7 days 1 minute' where id = ${id}`.execute(
      world.services.database.db,
    );

    expect(await undo(api, guild, id)).toMatchObject({
      status: 409,
      body: { message: 'A reset can be taken back for 7 days' },
    });
    expect(await undo(api, guild, '999999')).toMatchObject({ status: 404 });
  });

  test.for([
    [{ name: 'test guild' }, [{ path: 'name', code: 'nameMismatch' }]],
    [{ name: 'Test guild ' }, [{ path: 'name', code: 'nameMismatch' }]],
    [{ scopes: [] }, [{ path: 'scopes', code: 'scopeRequired' }]],
    [{ scopes: ['xp'] }, expect.any(Array)],
  ] as const)('is refused with %o', async ([body, issues], { api, guild }) => {
    expect(await reset(api, guild, body)).toMatchObject({ status: 400, body: { issues } });
    expect(await progress(api, guild)).toBeNull();
  });

  test('of two at the same moment, one begins', async ({ api, guild, world }) => {
    await fillBoard(world, guild, [5]);

    const replies = await Promise.all([reset(api, guild), reset(api, guild), reset(api, guild)]);

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
    await untilDone(api, guild);
  });
});

async function idOfReset(api: ApiClient, guild: GuildFixture): Promise<{ id: string }> {
  const found = resetProgress.schema.response[200].parse(await progress(api, guild));
  if (found === null) throw new Error('there is no reset');
  return found;
}
