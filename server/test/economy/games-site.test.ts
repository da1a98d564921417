import { economyHealthEndpoints } from '@perigee/core/insights/economy-health/endpoints';
import { economyHealthSchema } from '@perigee/core/insights/economy-health/schema';
import { gamesEndpoints } from '@perigee/core/games/endpoints';
import { type OwnGames, ownGamesSchema } from '@perigee/core/games/own-games';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { openGaming } from '../support/economy/gaming.ts';
import { DAY_MS, passTime } from '../support/pass-time.ts';

async function readOwn(
  api: ApiClient,
  guild: GuildFixture,
  query: Record<string, string> = {},
  token = guild.member.token,
): Promise<OwnGames> {
  const { body } = await api.call(token, gamesEndpoints.own, { params: { guildId: guild.id }, query });
  return z.parse(ownGamesSchema, body);
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
    await gaming.playAgain(24);
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
    await gaming.give(1_000, guild.manager.id);
    const { id } = await gaming.chat.ask(`!rps 100 <@${guild.manager.id}>`);
    await gaming.chat.press(id, gaming.buttonTo(id, 'accept'), guild.manager.id);
    await expect.poll(() => gaming.buttonOf(id, 'rock'), { timeout: 60_000 }).not.toBe('');
    const [rock, paper] = [gaming.buttonOf(id, 'rock'), gaming.buttonOf(id, 'paper')];
    await gaming.chat.press(id, rock);
    await gaming.chat.press(id, paper, guild.manager.id);
    const { payouts } = await gaming.settled(id);

    const own = await readOwn(api, guild, {}, guild.manager.token);

    expect(own.rounds).toMatchObject([{ staked: 100, paid: payouts[1], opponent: { id: guild.member.id } }]);
    expect(own.totals).toEqual([{ game: 'rps', rounds: 1, won: 1, staked: 100, paid: payouts[1] }]);
    expect((await readOwn(api, guild)).rounds).toMatchObject([{ paid: 0, opponent: { id: guild.manager.id } }]);
  });

  test('Lists the jackpot tickets of a member by draw', async ({ api, world, guild }) => {
    const gaming = await openGaming(world, guild, { jackpot: { weekday: 6, hour: 20, ticketPrice: 10 } });
    await gaming.give(1_000);
    await gaming.chat.ask('!jackpot random');
    await gaming.chat.ask('!jackpot random');

    const own = await readOwn(api, guild);

    expect(own.jackpots).toMatchObject([{ tickets: 2, staked: 20, paid: null }]);
    expect(own.totals).toEqual([]);
  });

  test('Shows a gaming pause only while it lasts', async ({ api, world, guild }) => {
    const gaming = await openGaming(world, guild);

    await gaming.chat.ask('!games pause 24h');
    expect((await readOwn(api, guild)).pausedUntil).not.toBeNull();

    await passTime(world, guild, DAY_MS);
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
