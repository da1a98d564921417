import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { defineListener } from '../../../src/bot/define-listener.ts';
import { openFeatures } from '../../../src/features/index.ts';
import { type RunningBot, runBot } from '../../../src/start-bot.ts';
import { forgetSessions } from '../../support/data/forget-sessions.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { startWorld, type World } from '../../support/world.ts';

const WITHIN = { timeout: 60_000 };
const SHARDS = 4;
/** Enough that each shard has some. */
const GUILDS = 32;

interface RecordingBot extends RunningBot {
  received: string[];
  shards: () => Set<number>;
}

let world: World;
let ownerId: string;
const guilds: ReturnType<World['simulator']['world']['createGuild']>[] = [];

/** A platform that wants four shards; the bots are started by each test. */
beforeAll(async () => {
  world = await startWorld({ withBot: false });
  ownerId = world.simulator.world.createPerson({ username: 'owner' });
  while (guilds.length < GUILDS) {
    guilds.push(world.simulator.world.createGuild({ name: `guild ${guilds.length}`, ownerId, botIn: true }));
    // Guilds need distinct creation milliseconds to be spread over the shards.
    await sleep(1);
  }
});
afterAll(() => world.close());

/** Removes all traces of earlier tests' bots. */
beforeEach(async () => {
  world.simulator.control.setLimits({ veryLargeBotGuilds: 0, maxConcurrency: SHARDS });
  await forgetSessions(world);
  await world.services.database.db.deleteFrom('bot_processes').execute();
  world.simulator.control.resetCounters();
});

const counters = () => world.simulator.control.counters();

function postInEveryGuild(text: string): void {
  for (const { channelIds } of guilds) world.simulator.world.say(ownerId, channelIds[0] ?? '', text);
}

async function startRecordingBot(): Promise<RecordingBot> {
  const { services } = world;
  const received: string[] = [];
  const shards = new Set<number>();
  const receive = defineListener(
    GatewayDispatchEvents.MessageCreate,
    (_bot, { content, guild_id: guildId }, shardId) => {
      shards.add(shardId);
      received.push(`${content} ${guildId}`);
    },
  );
  const { features } = openFeatures(services);
  const bot = await runBot({ services, features: [...features, { listeners: [receive] }] });
  onTestFinished(bot.close);
  await bot.ready;
  return { ...bot, received, shards: () => shards };
}

const everywhere = (text: string) => guilds.map(({ id }) => `${text} ${id}`).toSorted();

test('Two bots split the shards, and messages during a handover are received once', async () => {
  const first = await startRecordingBot();
  expect(counters()).toMatchObject({ identifies: SHARDS, resumes: 0 });

  const second = await startRecordingBot();
  await vi.waitFor(() => expect(counters()).toMatchObject({ identifies: SHARDS, resumes: SHARDS / 2 }), WITHIN);
  postInEveryGuild('shared');
  await vi.waitFor(() => expect(first.received.length + second.received.length).toBe(GUILDS), WITHIN);
  expect([first.shards().size, second.shards().size]).toEqual([SHARDS / 2, SHARDS / 2]);

  const leaving = first.close();
  postInEveryGuild('meanwhile');
  await leaving;
  postInEveryGuild('after');
  await vi.waitFor(
    () =>
      expect([...first.received, ...second.received].toSorted()).toEqual(
        [...everywhere('after'), ...everywhere('meanwhile'), ...everywhere('shared')].toSorted(),
      ),
    WITHIN,
  );
  expect(counters()).toMatchObject({ identifies: SHARDS });
});

test('A restarted bot resumes its sessions without fetching guilds again', async () => {
  const first = await startRecordingBot();
  await first.close();
  postInEveryGuild('while away');
  const before = world.simulator.world.requests().length;

  const second = await startRecordingBot();

  await vi.waitFor(() => expect(second.received.toSorted()).toEqual(everywhere('while away')), WITHIN);
  expect(counters()).toMatchObject({ identifies: SHARDS, resumes: SHARDS });
  const requests = world.simulator.world.requests().slice(before);
  expect(requests.filter(({ path }) => /\/guilds\/\d+$/.test(path))).toEqual([]);
});

test('A process that was frozen during a takeover receives no message twice', async () => {
  const { db } = world.services.database;
  const frozen = await startRecordingBot();
  // How other processes see one that stopped sending heartbeats.
  await db.deleteFrom('bot_processes').execute();

  const next = await startRecordingBot();
  const connected = () => new Set([...frozen.stats().shards, ...next.stats().shards].filter(({ ready }) => ready));
  await vi.waitFor(() => expect(connected().size).toBe(SHARDS), WITHIN);
  postInEveryGuild('after');

  const received = () => [...frozen.received, ...next.received].toSorted();
  await vi.waitFor(() => expect(received()).toEqual(everywhere('after')), WITHIN);
  const ready = () => next.stats().shards.filter((shard) => shard.ready);
  await vi.waitFor(() => expect(ready()).toHaveLength(SHARDS / 2), WITHIN);
});

test('A bot started with too few session starts left today waits for more', async () => {
  const { control } = world.simulator;
  const platform = platformOf(world);
  const { session_start_limit: limit } = Object(await platform.call('GET', '/gateway/bot'));
  // Enough for one bot, but not for a second one on top of the reserve.
  control.setLimits({ sessionStarts: limit.total - limit.remaining + 3 * SHARDS - 1 });
  onTestFinished(() => control.setLimits({ sessionStarts: null }));
  const first = await startRecordingBot();
  await first.close();
  await forgetSessions(world);
  const answers = () => platform.calls('GET', /\/gateway\/bot$/).length;
  const before = answers();

  const starting = startRecordingBot();
  await vi.waitFor(() => expect(answers() - before).toBe(2), WITHIN);
  control.setLimits({ sessionStarts: null });
  await starting;

  // The calls get the shard count, the remaining starts, and the remaining starts again.
  expect(answers() - before).toBe(3);
  expect(counters()).toMatchObject({ identifies: 2 * SHARDS });
});

test('Sessions with the same rate-limit key start 5 s apart', async () => {
  world.simulator.control.setLimits({ maxConcurrency: 1, identifyIntervalMs: 5_000, veryLargeBotGuilds: 150_000 });
  const { simulator } = world;
  const first = await startRecordingBot();
  expect(counters()).toMatchObject({ identifies: 1 });
  const begunAt = Date.now();
  simulator.world.dropGateway({ resumable: false });

  await vi.waitFor(() => expect(counters()).toMatchObject({ identifies: 2 }), WITHIN);
  expect(Date.now() - begunAt).toBeGreaterThan(3_000);
  expect(first.received).toEqual([]);
});
