import { setTimeout as sleep } from 'node:timers/promises';
import type { Clocks } from './clocks.ts';
import type { FaultWorld } from './world.ts';

const PAUSE_MS = 5_000;
const STANDSTILL_MS = 45_000;
const AWAY_MS = 60_000;
const CLOCK_MS = 15_000;
const DATABASE_AWAY_MS = 20_000;

/** What goes wrong, by name. Each returns how it went, in a few words. */
export const SCENARIOS: Readonly<
  Record<string, (world: FaultWorld, options: { seconds: number; clocks: Clocks | null }) => Promise<string>>
> = {
  /** Each kind of process in turn dies at any moment, and is started again. */
  async kills({ members, waitUntilHealthy }, { seconds }) {
    const until = performance.now() + seconds * 1000;
    const order = ['site 1', 'bot 1', 'site 2', 'bot 2'];
    let kills = 0;
    while (performance.now() < until) {
      const name = order[kills % order.length];
      const victim = members.find((member) => member.name === name);
      await sleep(1_000 + Math.random() * 2_000);
      await victim?.kill();
      kills += 1;
      await victim?.start();
    }
    await waitUntilHealthy();
    return `${kills} kills (-9) in ${seconds} s`;
  },

  /** In order, by a crash, and away for a while. */
  async postgres({ postgres, waitUntilHealthy }) {
    for (const how of ['fast', 'immediate', 'immediate'] as const) {
      await sleep(PAUSE_MS);
      await postgres.stop(how);
      await postgres.start();
    }
    await sleep(PAUSE_MS);
    await postgres.stop('fast');
    await sleep(DATABASE_AWAY_MS);
    await postgres.start();
    await sleep(2 * PAUSE_MS);
    await waitUntilHealthy();
    return `restarted once in order and twice by a crash, and away for ${DATABASE_AWAY_MS / 1000} s`;
  },

  /** Emptied under load, then gone for a minute, then back with nothing in it. */
  async redis({ redis, waitUntilHealthy }) {
    await sleep(PAUSE_MS);
    await redis.empty();
    await sleep(PAUSE_MS);
    await redis.kill();
    await sleep(AWAY_MS);
    await redis.start();
    await sleep(2 * PAUSE_MS);
    await waitUntilHealthy();
    return `emptied, then gone for ${AWAY_MS / 1000} s`;
  },

  /** A site and a bot stand still for longer than a lease is long, and wake up again. */
  async standstill({ members, waitUntilHealthy }) {
    await sleep(PAUSE_MS);
    const frozen = members.filter(({ name }) => name.endsWith('1'));
    const resumes = frozen.map(({ freeze }) => freeze());
    await sleep(STANDSTILL_MS);
    for (const wake of resumes) wake();
    await sleep(2 * PAUSE_MS);
    await waitUntilHealthy();
    return `${frozen.map(({ name }) => name).join(' and ')} stood still for ${STANDSTILL_MS / 1000} s`;
  },

  /** The clock of one bot and one site is an hour ahead, right, an hour behind and right again, while they run. */
  async clock({ members, waitUntilHealthy }, { clocks }) {
    if (clocks === null) throw new Error('faketime is not installed');
    const moved = members.filter(({ name }) => name.endsWith('1')).map(({ name }) => name);
    for (const hours of [1, 0, -1, 0]) {
      for (const name of moved) clocks.move(name, hours);
      await sleep(CLOCK_MS);
    }
    await waitUntilHealthy();
    return `the clocks of ${moved.join(' and ')} went an hour ahead, right, an hour behind, and right again`;
  },

  /** The gateway cuts all shards at once, thrice. */
  async cut({ simulator, waitUntilHealthy }) {
    const CUTS = 3;
    for (let count = 0; count < CUTS; count += 1) {
      await sleep(PAUSE_MS);
      simulator.world.dropGateway({ resumable: true });
    }
    await sleep(2 * PAUSE_MS);
    await waitUntilHealthy();
    return `the gateway cut all shards ${CUTS} times`;
  },
};
