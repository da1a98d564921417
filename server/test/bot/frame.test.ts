import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotFatalError } from '../../src/bot/gateway/connect.ts';
import { defineListener } from '../../src/bot/define-listener.ts';
import { startBotWorld } from '../support/bot-world.ts';

type WorldOptions = Parameters<typeof startBotWorld>[0];

/** A world whose last listener records what it receives. */
async function listeningWorld(options: WorldOptions = {}) {
  const received: string[] = [];
  const receive = defineListener(GatewayDispatchEvents.MessageCreate, (_ctx, { content }) => {
    received.push(content);
  });
  const world = await startBotWorld({ ...options, features: [...(options.features ?? []), { listeners: [receive] }] });
  onTestFinished(world.close);
  const say = (content: string) => world.simulator.world.say(world.memberId, world.channelId, content);
  return { ...world, received, say };
}

test('A failing listener, synchronous or asynchronous, does not keep others from receiving the event', async () => {
  const failing = [
    defineListener(GatewayDispatchEvents.MessageCreate, () => {
      throw new Error('at once');
    }),
    defineListener(GatewayDispatchEvents.MessageCreate, () => Promise.reject(new Error('later'))),
  ];
  const { bot, received, say } = await listeningWorld({ features: [{ listeners: failing }] });
  await bot.ready;

  say('first');
  say('second');

  await vi.waitFor(() => expect(received).toEqual(['first', 'second']), 60_000);
});

test('Messages sent while the gateway is down are received after the session is resumed', async () => {
  const { bot, simulator, received, say } = await listeningWorld();
  await bot.ready;

  simulator.world.dropGateway({ resumable: true });
  say('meanwhile');

  await vi.waitFor(() => expect(received).toEqual(['meanwhile']), 60_000);
});

test('The bot starts a new session if the old one cannot be resumed', async () => {
  const { bot, simulator, received, say } = await listeningWorld();
  await bot.ready;

  simulator.world.dropGateway({ resumable: false });
  await vi.waitFor(() => expect(bot.stats().shards).toMatchObject([{ ready: false }]), 60_000);
  await vi.waitFor(() => expect(bot.stats().shards).toMatchObject([{ ready: true }]), 60_000);
  say('afterwards');

  await vi.waitFor(() => expect(received).toEqual(['afterwards']), 60_000);
});

test('The bot waits for Discord if it is unreachable at startup', async () => {
  const { bot, simulator, received, say, logged } = await listeningWorld({ isAway: true });
  await vi.waitFor(() => expect(logged).toEqual([expect.stringContaining('is unreachable')]), 60_000);

  simulator.world.setAway(false);
  await bot.ready;
  say('hello');

  await vi.waitFor(() => expect(received).toEqual(['hello']), 60_000);
});

test('An invalid bot token makes the startup fail permanently', async () => {
  const { bot } = await listeningWorld({ botToken: 'someone-elses-token' });

  await expect(bot.ready).rejects.toThrow(BotFatalError);
});

test('Stopping the bot does not log a lost connection', async () => {
  const { bot, logged } = await listeningWorld();
  await bot.ready;

  await bot.close();

  expect(logged).toEqual([]);
  expect(bot.stats().shards).toEqual([]);
});

test('Shard statistics include guilds, members, channels and the heartbeat latency', async () => {
  const { bot } = await listeningWorld();
  await bot.ready;

  await vi.waitFor(
    () => {
      const [shard] = bot.stats().shards;
      expect(shard).toMatchObject({ id: 0, ready: true, ping: expect.any(Number) });
      expect(shard?.guilds).toBeGreaterThan(1);
      expect(shard?.users).toBeGreaterThan(1200);
      expect(shard?.channels).toBeGreaterThan(40);
    },
    { timeout: 60_000 },
  );
});

test('Subscribers are notified of guild changes, but not of the initial guild burst', async () => {
  const { bot, bus, guildId, simulator } = await listeningWorld();
  const announced: string[] = [];
  bus.subscribe('guild', (id) => announced.push(id));
  await bot.ready;

  simulator.world.createRole(guildId, { name: 'New' });

  await vi.waitFor(() => expect(announced).toEqual([guildId]), 60_000);
});
