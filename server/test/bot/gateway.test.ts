import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotFatalError } from '../../src/bot/gateway/connect.ts';
import { defineListener } from '../../src/bot/define-listener.ts';
import { createGateway } from '../../src/bot/gateway/gateway.ts';
import { createPlatformRateLimiter } from '../../src/discord/calls/platform-rate-limiter.ts';
import { createRest } from '../../src/discord/rest.ts';
import { startBotWorld } from '../support/bot-world.ts';

/** A bot whose platform is unreachable at first, and the messages it receives later. */
async function waitingWorld() {
  const received: string[] = [];
  const receive = defineListener(GatewayDispatchEvents.MessageCreate, (_ctx, { content }) => {
    received.push(content);
  });
  const world = await startBotWorld({ isAway: true, features: [{ listeners: [receive] }] });
  onTestFinished(world.close);
  return { ...world, received };
}

test('The bot reconnects if heartbeats are not acknowledged, without missing any messages', async () => {
  const { simulator, bot, received, memberId, channelId } = await waitingWorld();
  simulator.control.setLimits({ heartbeatIntervalMs: 300 });
  simulator.world.setAway(false);
  await bot.ready;

  simulator.control.freezeGateway(true);
  simulator.world.say(memberId, channelId, 'unheard');
  await vi.waitFor(() => expect(bot.stats().shards).toMatchObject([{ ready: false }]), 60_000);
  simulator.control.freezeGateway(false);

  await vi.waitFor(() => expect(received).toEqual(['unheard']), 60_000);
  expect(simulator.control.counters()).toMatchObject({ identifies: 1, resumes: 1 });
});

test('The bot reports disabled privileged intents instead of retrying', async () => {
  const { simulator, bot } = await waitingWorld();
  const [application] = simulator.control.applications();
  simulator.control.setIntents(application?.id ?? '', ['presences']);

  simulator.world.setAway(false);

  await expect(bot.ready).rejects.toThrow(BotFatalError);
  await expect(bot.ready).rejects.toThrow(/Server Members and Message Content intents/);
});

test('The bot reports that Discord has reset its token while running', async () => {
  const { simulator, bot } = await waitingWorld();
  simulator.world.setAway(false);
  await bot.ready;

  // As if another program with the same token had used up the day's session starts: the platform resets the token.
  simulator.control.setLimits({ sessionStarts: 1 });
  simulator.world.dropGateway({ resumable: false });

  await expect(bot.refused).rejects.toThrow(/does not accept the bot token/);
});

test('The bot stops identifying shortly before the session start limit, and keeps its token', async () => {
  const { simulator, bot, logged, received, memberId, channelId } = await waitingWorld();
  const identifies = () => simulator.control.counters()['identifies'];
  const isBack = (count: number) => () => {
    expect(identifies()).toBe(count);
    expect(bot.stats().shards).toMatchObject([{ ready: true }]);
  };
  simulator.control.setLimits({ sessionStarts: 5 });
  simulator.world.setAway(false);
  await bot.ready;

  for (const count of [2, 3, 4]) {
    simulator.world.dropGateway({ resumable: false });
    await vi.waitFor(isBack(count), 60_000);
  }
  simulator.world.dropGateway({ resumable: false });
  await vi.waitFor(() => expect(logged.join()).toContain('session start limit almost reached'), 60_000);
  const begun = identifies();
  simulator.control.setLimits({ sessionStarts: 1_000 });
  await vi.waitFor(isBack(5), 60_000);
  simulator.world.say(memberId, channelId, 'still here');

  await vi.waitFor(() => expect(received).toEqual(['still here']), 60_000);
  expect(begun).toBe(4);
});

test('The bot resumes its session when Discord requests a reconnect', async () => {
  const { simulator, bot, received, memberId, channelId } = await waitingWorld();
  simulator.world.setAway(false);
  await bot.ready;

  simulator.control.askReconnect();
  await vi.waitFor(() => expect(simulator.control.counters()).toMatchObject({ identifies: 1, resumes: 1 }), 60_000);
  simulator.world.say(memberId, channelId, 'still here');

  await vi.waitFor(() => expect(received).toEqual(['still here']), 60_000);
});

test('The bot connects to a separately configured gateway', async () => {
  const { simulator, close } = await startBotWorld({ isAway: true });
  onTestFinished(close);
  const [application] = simulator.control.applications();
  if (application === undefined) throw new Error('the simulator has no application');
  const { botToken, id: clientId } = application;
  const relay = createServer((socket) => socket.pipe(connect(simulator.port, '127.0.0.1')).pipe(socket));
  const passed = once(relay, 'connection');
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const address: AddressInfo | string | null = relay.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const platform = {
    apiUrl: simulator.apiUrl,
    gatewayUrl: `ws://127.0.0.1:${port}`,
    botToken,
    clientId,
    clientSecret: '',
  };
  simulator.world.setAway(false);

  const { rest } = createRest(platform, createPlatformRateLimiter({ platform, log: pino({ level: 'silent' }) }));
  const throttler = { waitForIdentify: async () => {} };
  const shard = createGateway(rest, platform).shard({ id: 0, count: 1, session: null, throttler });
  await shard.manager.connect();

  expect(await passed).toHaveLength(1);
  await shard.close();
  relay.close();
});
