import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { editBalance, fillBoard, leadersOf, RANKED_WITHIN_MS, readBoard } from '../support/economy/leaderboard.ts';
import type { World } from '../support/world.ts';
import { DAY_MS, passTime } from '../support/pass-time.ts';

/** Members whose balance differs from the sum of their ledger, or from its last row. */
async function findUnbalanced({ services }: World, guildId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select user_id from (
      select user_id, sum(balance) as balance, sum(xp) as xp,
        (array_agg(balance_after order by id desc))[1] as last_balance
      from ledger where guild_id = ${guildId} group by user_id
    ) l
    full join (select user_id, balance, xp from balances where guild_id = ${guildId}) b using (user_id)
    where coalesce(b.balance, 0) <> l.balance or coalesce(b.xp, 0) <> l.xp or l.last_balance <> l.balance`.execute(
    services.database.db,
  );
  return rows;
}

/** Members whose entry or rank on the all-time board does not match the balances. */
async function findMisranked({ services }: World, guildId: string): Promise<unknown[]> {
  const { rows } = await sql<{ user_id: string; rank: string; balance: string }>`
    select user_id, balance, row_number() over (order by balance desc, user_id) as rank
    from balances where guild_id = ${guildId}`.execute(services.database.db);
  const found = await Promise.all(
    rows.map(async ({ user_id: userId, rank, balance }) => {
      const read = await services.boardReader.rankOf({ guildId, userId, sort: 'balance', period: 'all' });
      return read?.number === Number(rank) && read.balance === Number(balance) ? [] : [{ userId, rank, balance, read }];
    }),
  );
  return found.flat();
}

describe('Ledger', () => {
  test('Balances and ranks match the ledger after concurrent changes', async ({ guild, world }) => {
    const { ledger, boards } = world.services;
    const members = Array.from({ length: 12 }, (_, index) => String(3_000_000_000_000_000_000n + BigInt(index)));
    const one = (round: number, index: number) => {
      const who = { guildId: guild.id, userId: members[(round * 7 + index) % members.length] ?? '' };
      if ((round + index) % 11 === 0) return ledger.remove(who);
      if ((round + index) % 7 === 0) return ledger.set({ ...who, balance: round - index, resetXp: index % 2 === 0 });
      return ledger.change({ ...who, kind: 'demo', balance: (round % 5) * index - 3, xp: index });
    };

    for (let round = 0; round < 15; round += 1) {
      await Promise.all([...Array.from({ length: 20 }, (_, index) => one(round, index)), boards.catchUp()]);
    }
    await boards.catchUp(RANKED_WITHIN_MS);

    expect(await findUnbalanced(world, guild.id)).toEqual([]);
    await expect.poll(() => findMisranked(world, guild.id)).toEqual([]);
  });

  test('Rejects a change that would exceed the range of safe integers as a whole', async ({ api, guild, world }) => {
    const { ledger } = world.services;
    const who = { guildId: guild.id, userId: guild.member.id };
    await editBalance(api, guild, guild.member.id, { balance: Number.MAX_SAFE_INTEGER });

    await expect(ledger.change({ ...who, kind: 'demo', balance: 1, xp: 5 })).rejects.toMatchObject({ code: 'invalid' });
    await ledger.change({ ...who, kind: 'demo', balance: -1 });

    expect(await ledger.holdings(guild.id, guild.member.id)).toEqual({ balance: Number.MAX_SAFE_INTEGER - 1, xp: 0 });
  });

  test('Monthly and weekly boards count only what came in during their period', async ({ api, guild, world }) => {
    const [early] = await fillBoard(world, guild, [100]);
    // Long enough for the boards of that time to be closed.
    await passTime(world, guild, 40 * DAY_MS);
    await world.services.boards.refresh(guild.id, early ?? '');
    await editBalance(api, guild, guild.member.id, { balance: 4 });

    const of = async (period: string) =>
      leadersOf(await readBoard(api, guild.member.token, guild, { period })).map(({ balance }) => balance);

    expect(await of('all')).toEqual([100, 4]);
    expect(await of('month')).toEqual([4]);
    expect(await of('week')).toEqual([4]);
  });

  test('Ranks stay correct when a large board is split into blocks', async ({ guild, world }) => {
    const { services } = world;
    await sql`
      with given as (select generate_series(1, 5200) as n),
      written as (
        insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after)
        select ${guild.id}::bigint, 4000000000000000000 + n, 'demo', (n * 7919) % 1009, n, (n * 7919) % 1009, n from given
      )
      insert into balances (guild_id, user_id, balance, xp)
      select ${guild.id}::bigint, 4000000000000000000 + n, (n * 7919) % 1009, n from given`.execute(
      services.database.db,
    );
    await services.boards.catchUp(RANKED_WITHIN_MS);
    await services.ledger.change({ guildId: guild.id, userId: '4000000000000000007', kind: 'demo', balance: 5_000 });
    await services.ledger.remove({ guildId: guild.id, userId: '4000000000000000009' });
    await services.boards.catchUp(RANKED_WITHIN_MS);

    const key = { guildId: guild.id, sort: 'balance', period: 'all' } as const;
    const pages = await Promise.all([1, 2, 101, 300, 520].map((page) => services.boardReader.page({ ...key, page })));
    const { rows } = await sql<{ user_id: string }>`
      select user_id from balances where guild_id = ${guild.id} order by balance desc, user_id`.execute(
      services.database.db,
    );

    expect(pages.map(({ members }) => members)).toEqual([5199, 5199, 5199, 5199, 5199]);
    for (const { ranked } of pages) {
      expect(ranked.map(({ userId }) => userId)).toEqual(
        ranked.map(({ number }) => rows[number - 1]?.user_id ?? 'nobody'),
      );
    }
    expect(pages.map(({ ranked }) => ranked.length)).toEqual([10, 10, 10, 10, 9]);
  });
});
