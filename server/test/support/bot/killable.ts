import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Simulator } from '@perigee/simulator';
import { expect, onTestFinished } from 'vitest';
import type { Config } from '../../../src/config/config.ts';
import type { DatabaseLocation } from '../../../src/database/database.ts';
import type { Services } from '../../../src/features/index.ts';
import { expireLeases, spawnBot } from '../programs/spawn-bot.ts';
import { createTestDatabase } from '../test-database.ts';
import {
  type BotProcess,
  connectSecondProcess,
  startBotProcess,
  startTestSimulator,
  testConfig,
  type World,
} from '../world.ts';
import { passTime, SECOND_MS } from '../pass-time.ts';

/** Time for a process to start and to find what the previous one left behind. */
export const WITHIN = { timeout: 60_000 };

/** How long a process has to report an outcome by itself, at most. */
const REPORTED_AFTER_MS = 20 * SECOND_MS;

interface KillableBot {
  isConnected(): Promise<void>;
  /** Kills it like a power cut would, and moves time until it counts as gone. */
  kill(): Promise<void>;
  /** Kills it without moving time. */
  killInPlace(): Promise<void>;
}

/** A platform without a running bot, and a database for processes that a test kills one after the other. */
export interface Killable {
  simulator: Simulator;
  config: Config;
  location: DatabaseLocation;
  /** Does something like a site process, so that no bot notices. */
  withoutBot<Result>(work: (services: Services) => Promise<Result>): Promise<Result>;
  /** Starts a bot in a separate process. */
  spawn(): KillableBot;
  /** Starts a bot after the last one was killed. */
  startNext(): Promise<BotProcess>;
}

/** Opens both; they are closed after the test. */
export async function openKillable(limits: Parameters<typeof startTestSimulator>[0] = {}): Promise<Killable> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(drop);
  const simulator = await startTestSimulator(limits);
  onTestFinished(() => simulator.close());
  const config = testConfig(simulator, location, {});
  const world = { simulator, config, location };
  return {
    ...world,
    async withoutBot(work) {
      const { close, ...services } = await connectSecondProcess(world);
      const result = await work(services);
      await close();
      return result;
    },
    spawn() {
      const firstCall = simulator.world.requests().length;
      const bot = spawnBot(world, location);
      onTestFinished(() => bot.kill());
      // A connected bot compares its commands with the platform's.
      const calls = () => simulator.world.requests().slice(firstCall);
      return {
        async isConnected() {
          await expect.poll(() => calls().some(({ path }) => path.endsWith('/commands')), WITHIN).toBe(true);
        },
        killInPlace: bot.kill,
        async kill() {
          await bot.kill();
          await expireLeases(location);
        },
      };
    },
    async startNext() {
      const next = await startBotProcess(world, location);
      onTestFinished(next.close);
      return next;
    },
  };
}

/** Passes time until a job has reported the outcome that a vanished process would have reported. */
export async function passUntilReported(
  world: Pick<World, 'services'>,
  guild: { id: string },
  isReported: () => boolean,
): Promise<void> {
  const passed = async () => {
    await passTime(world, guild, REPORTED_AFTER_MS);
    return isReported();
  };
  await expect.poll(passed, { ...WITHIN, interval: 2_000 }).toBe(true);
}
