import { gamesEndpoints } from '@perigee/core/games/endpoints';
import { ownGamesSchema } from '@perigee/core/games/own-games';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { HOUR_MS } from '../../support/pass-time.ts';
import { test } from '../../support/fixtures.ts';
import { holds, openGaming } from '../../support/economy/gaming.ts';

describe('Breaks from games', () => {
  test('A break blocks a member from all games, and can be extended but not shortened', async ({
    world,
    guild,
    api,
  }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    const hoursLeft = async () => {
      const { body } = await api.call(guild.member.token, gamesEndpoints.own, { params: { guildId: guild.id } });
      const until = z.parse(ownGamesSchema, body).pausedUntil ?? '';
      return Math.round((Date.parse(until) - Date.now()) / HOUR_MS);
    };

    await gaming.chat.ask('!games pause 7d');
    const shorter = await gaming.chat.ask('!games pause 1h');
    const kept = await hoursLeft();
    const refused = [
      await gaming.chat.ask('!slots 10'),
      await gaming.chat.ask('!jackpot random'),
      await gaming.chat.ask('!duel 10'),
    ];
    await gaming.chat.ask('!games pause 8d');

    expect(shorter.content).toMatch(/^Games on this server won’t accept your bets until <t:\d+:f>/);
    expect(kept).toBe(168);
    for (const { content } of refused) expect(content).toMatch(/^You’re taking a break from games until <t:\d+:f>\.$/);
    expect(await hoursLeft()).toBe(192);
    expect(await gaming.balanceOf()).toBe(1_000);
  });

  test.for(['59m', '366d', 'lots'])('A break of %s is rejected', async (written, { world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    await gaming.chat.ask(`!games pause ${written}`);

    expect((await gaming.settled((await gaming.chat.ask('!slots 10')).id)).escrow).toEqual([10]);
  });
});

describe('Client seeds', () => {
  test('A member’s own client seed is used from the next round on', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const shown = await gaming.chat.ask('!games seed my-own.seed_1');
    const proof = await gaming.settled((await gaming.chat.ask('!slots 10')).id);

    expect(shown.content).toContain(proof.commitment);
    expect(proof.record.clientSeed).toBe('my-own.seed_1');
    expect(holds(proof)).toBe(true);
  });

  test('A client seed with unsupported characters is refused', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);

    const { content } = await gaming.chat.ask('!games seed "a b:c"');

    expect(content).toContain('A seed can have 1 to 64');
  });
});

describe('Game information', () => {
  test('The history command lists the member’s own rounds with their results', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    const { id: roundId } = await gaming.settled((await gaming.chat.ask('!slots 10')).id);
    await gaming.chat.ask('!crash 100');

    const { id } = await gaming.chat.ask('!games history');

    expect(gaming.textOf(id)).toContain(`/fair/${roundId}`);
    expect(gaming.textOf(id)).toContain('Crash · 100 💰 → in progress');
  });

  test('The games command and the help show the odds of each game', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);

    const odds = await gaming.chat.ask('!games odds');
    const help = await gaming.chat.ask('!help crash');

    expect(gaming.textOf(odds.id)).toContain('98%');
    expect(gaming.textOf(help.id)).toContain('the first two steps favour the player');
    expect(gaming.textOf(help.id)).toContain('105%');
  });
});
