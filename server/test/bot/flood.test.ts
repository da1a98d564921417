import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { defineListener } from '../../src/bot/define-listener.ts';
import { startBotWorld } from '../support/bot-world.ts';

test('A listener that fails for every message of a flood is logged once a second', async () => {
  let received = 0;
  const failing = defineListener(GatewayDispatchEvents.MessageCreate, async () => {
    received += 1;
    throw new Error('nothing is there yet');
  });
  const world = await startBotWorld({ features: [{ listeners: [failing] }] });
  onTestFinished(world.close);
  await world.bot.ready;

  const startedAt = performance.now();
  for (let index = 0; index < 200; index += 1) {
    world.simulator.world.say(world.memberId, world.channelId, `message ${index}`);
  }

  await expect.poll(() => received).toBe(200);
  const lines = world.logged.filter((line) => line.includes('listener failed'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(Math.floor((performance.now() - startedAt) / 1_000) + 1);
});

test('Drops excess messages and logs a warning when the settings queue is full', async () => {
  const flood = 5_100;
  let received = 0;
  const waiting = defineListener(GatewayDispatchEvents.MessageCreate, async (ctx, { guild_id: guildId = '' }) => {
    received += 1;
    await ctx.settings.get(guildId);
  });
  const world = await startBotWorld({ features: [{ listeners: [waiting] }], isCold: true });
  onTestFinished(world.close);
  await world.bot.ready;

  for (let index = 0; index < flood; index += 1) {
    world.simulator.world.say(world.memberId, world.channelId, `message ${index}`);
  }

  await expect.poll(() => world.logged.filter((line) => line.includes('dropping messages')).length).toBeGreaterThan(0);
  expect(received).toBeLessThan(flood);
});
