import { economyHealthEndpoints } from '@perigee/core/insights/economy-health/endpoints';
import { economyHealthSchema } from '@perigee/core/insights/economy-health/schema';
import { gamesEndpoints } from '@perigee/core/games/endpoints';
import { type OwnGames, ownGamesSchema } from '@perigee/core/games/own-games';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { openGaming } from '../support/economy/gaming.ts';
import type { World } from '../support/world.ts';

async function readOwn(
  api: ApiClient,
  guild: GuildFixture,
  query: Record<string, string> = {},
  token = guild.member.token,
): Promise<OwnGames> {
  const { body } = await api.call(token, gamesEndpoints.own, { params: { guildId: guild.id }, query });
  return z.parse(ownGamesSchema, body);
}

/** Copies a played round `times` times. */
async function playAgain({ services: { database } }: World, guild: GuildFixture, times: number): Promise<void> {
  await sql`
    insert into game_rounds (guild_id, id, game, rules, state, channel_id, user_id, staked, paid, sealed_seed, sealed_at,
      commitment, server_seed, client_seed, nonce, bet, history, version, ends_at, settled_at)
    select guild_id, gen_random_uuid(), game, rules, state, channel_id, user_id, staked, paid, sealed_seed, sealed_at,
      commitment, server_seed, client_seed, nonce, bet, history, version, ends_at, settled_at
    from game_rounds, generate_series(1, ${times}::integer) where guild_id = ${guild.id}::bigint`.execute(database.db);
}

describe('Own games', () => {
  test('A member sees their rounds and totals, and the commitment of their next round', async ({
    api,
    world,
    guild,
  }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    const slots = await gaming.settled((await gaming.chat.ask('!slots 10')).id);
    const coin = await gaming.settled((await gaming.chat.ask('!coinflip 100 heads')).id);
    const paid = coin.payouts[0] ?? 0;

    const own = await readOwn(api, guild);

    expect(own).toMatchObject({
      guildName: 'Test guild',
      moneySymbol: '💰',
      pausedUntil: null,
      jackpots: [],
      next: null,
    });
    expect(own.rounds).toMatchObject([
      { id: coin.id, game: 'coinflip', state: 'settled', staked: 100, paid, opponent: null },
      { id: slots.id, game: 'slots', state: 'settled', staked: 10, paid: slots.payouts[0] },
    ]);
    expect(own.totals).toContainEqual({ game: 'coinflip', rounds: 1, won: paid > 100 ? 1 : 0, staked: 100, paid });
    // The next round's commitment is known in advance, its seed is not.
    expect(own.seeds).toMatchObject({ commitment: expect.stringMatching(/^[\da-f]{64}$/), nonce: 2 });
    expect(own.seeds?.commitment).not.toBe(coin.commitment);
  });

  test('A member can page through their rounds and filter them by game', async ({ api, world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    await gaming.settled((await gaming.chat.ask('!slots 10')).id);
    await playAgain(world, guild, 24);
    const coin = await gaming.settled((await gaming.chat.ask('!coinflip 100 heads')).id);

    const first = await readOwn(api, guild);
    const second = await readOwn(api, guild, { before: first.next ?? '' });

    expect([first.rounds.length, second.rounds.length, second.next]).toEqual([20, 6, null]);
    expect(new Set([...first.rounds, ...second.rounds].map(({ id }) => id)).size).toBe(26);
    expect((await readOwn(api, guild, { game: 'coinflip' })).rounds.map(({ id }) => id)).toEqual([coin.id]);
    expect(first.totals).toMatchObject([{ game: 'slots', rounds: 25 }, { game: 'coinflip' }]);
  });

  test('Both players see a round from their own side', async ({ api, world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    await gaming.settled((await gaming.chat.ask('!coinflip 100 heads')).id);
    const { db } = world.services.database;
    await sql`
      update game_rounds set opponent_id = ${guild.manager.id}::bigint, opponent_staked = 100, opponent_paid = 195, paid = 0
      where guild_id = ${guild.id}::bigint`.execute(db);

    const own = await readOwn(api, guild, {}, guild.manager.token);

    expect(own.rounds).toMatchObject([{ staked: 100, paid: 195, opponent: { id: guild.member.id } }]);
    expect(own.totals).toEqual([{ game: 'coinflip', rounds: 1, won: 1, staked: 100, paid: 195 }]);
    expect((await readOwn(api, guild)).rounds).toMatchObject([{ paid: 0, opponent: { id: guild.manager.id } }]);
  });

  test('Lists the jackpot tickets of a member by draw', async ({ api, world, guild }) => {
    const { db } = world.services.database;
    const id = crypto.randomUUID();
    await sql`
      insert into jackpots (guild_id, id, number, state, rules, sealed_seed, sealed_at, commitment, pot, draws_at)
      values (${guild.id}::bigint, ${id}::uuid, 1, 'open', 1, '', now(), 'c', 20, now() + interval '1 day')`.execute(
      db,
    );
    await sql`
      insert into jackpot_tickets (guild_id, jackpot_id, number, user_id, use_id, numbers, price)
      select ${guild.id}::bigint, ${id}::uuid, n, ${guild.member.id}::bigint, n, '1 2 3 4 5 6 7', 10
      from generate_series(1, 2) n`.execute(db);

    const own = await readOwn(api, guild);

    expect(own.jackpots).toMatchObject([{ id, tickets: 2, staked: 20, paid: null }]);
    expect(own.totals).toEqual([]);
  });

  test('Shows a gaming pause only while it lasts', async ({ api, world, guild }) => {
    const { db } = world.services.database;
    const pause = (when: string) =>
      sql`
      insert into game_pauses (guild_id, user_id, until) values (${guild.id}::bigint, ${guild.member.id}::bigint, now() + ${when}::interval)
      on conflict (guild_id, user_id) do update set until = excluded.until`.execute(db);

    await pause('1 day');
    expect((await readOwn(api, guild)).pausedUntil).not.toBeNull();

    await pause('-1 second');
    expect((await readOwn(api, guild)).pausedUntil).toBeNull();
  });
});

test('Managers see the result of each game for the house, and the money in open rounds', async ({
  api,
  world,
  guild,
}) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(1_000);
  const coin = await gaming.settled((await gaming.chat.ask('!coinflip 100 heads')).id);
  const slots = await gaming.settled((await gaming.chat.ask('!slots 50')).id);
  await gaming.chat.ask('!crash 100');
  const flowsNow = async () => {
    await world.services.economySummaries.catchUp();
    const { body } = await api.call(guild.manager.token, economyHealthEndpoints.read, {
      params: { guildId: guild.id },
      query: {},
    });
    return z.parse(economyHealthSchema, body).flows.map(({ kind, removed, minted }) => ({ kind, removed, minted }));
  };

  await expect.poll(flowsNow, { timeout: 60_000 }).toEqual(
    expect.arrayContaining([
      { kind: 'coinflip', removed: 100, minted: coin.payouts[0] },
      { kind: 'slots', removed: 50, minted: slots.payouts[0] },
      { kind: 'escrow', removed: 100, minted: 0 },
    ]),
  );
  expect(await flowsNow()).not.toContainEqual(expect.objectContaining({ kind: 'crash' }));
});

describe('Access to games', () => {
  test('A member does not see the rounds of others', async ({ api, world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    await gaming.settled((await gaming.chat.ask('!slots 10')).id);

    expect(await readOwn(api, guild, {}, guild.owner.token)).toMatchObject({ rounds: [], totals: [], seeds: null });
  });

  test('Own games are visible only to signed-in members', async ({ api, guild, stranger }) => {
    const params = { guildId: guild.id };

    expect(await api.call(null, gamesEndpoints.own, { params, query: {} })).toMatchObject({ status: 401 });
    expect(await api.call(stranger.token, gamesEndpoints.own, { params, query: {} })).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 403 || status === 404),
    });
  });

  test.for<Record<string, string>>([{ game: 'chess' }, { game: 'jackpot' }, { before: 'x' }, { page: '2' }])(
    'Rejects the games query %o',
    async (query, { api, guild }) => {
      const reply = await api.call(guild.member.token, gamesEndpoints.own, { params: { guildId: guild.id }, query });

      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    },
  );
});
