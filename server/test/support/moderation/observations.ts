import { expect } from 'vitest';
import { listJobs } from '../bot/list-jobs.ts';
import type { GuildFixture } from '../fixtures.ts';
import { passTime, SECOND_MS } from '../pass-time.ts';
import type { World } from '../world.ts';

/** How long the bot waits for the audit log to name the moderator. */
const OBSERVED_AFTER_MS = 10 * SECOND_MS;

/** The observations of moderation by hand that wait for the audit log. */
export function waitingObservations(world: Pick<World, 'services'>, guild: Pick<GuildFixture, 'id'>) {
  return listJobs(world, { guild, name: 'cases.observe', state: 'waiting' });
}

/** Waits for that many observations, passes the time they wait for the audit log, and waits until they are done. */
export async function observationsPass(
  world: Pick<World, 'services'>,
  guild: Pick<GuildFixture, 'id'>,
  count: number,
): Promise<void> {
  await expect.poll(() => waitingObservations(world, guild), { timeout: 60_000 }).toHaveLength(count);
  await passTime(world, guild, OBSERVED_AFTER_MS);
  await expect.poll(() => waitingObservations(world, guild), { timeout: 60_000 }).toEqual([]);
}
