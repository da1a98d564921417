import { sql } from 'kysely';
import { expect } from 'vitest';
import type { GuildFixture } from '../fixtures.ts';
import { HOUR_MS, passTime } from '../pass-time.ts';
import type { World } from '../world.ts';
import { listJobs } from './list-jobs.ts';

/** The longest pause before a retry. */
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/**
 * Waits until the guild's job of that name has failed and waits for a retry, and passes the time until then.
 * @param ms How much time passes: after seven days it is given up.
 */
export async function retryHeldUp(
  world: Pick<World, 'services'>,
  guild: Pick<GuildFixture, 'id'>,
  name: string,
  ms = LONGEST_PAUSE_MS,
): Promise<void> {
  await isHeldUp(world, guild, name, 1);
  await passTime(world, guild, ms);
}

/** Passes the pauses between attempts until the guild's job of that name has failed so often. */
export async function failOften(
  world: Pick<World, 'services'>,
  guild: Pick<GuildFixture, 'id'>,
  name: string,
  { times, pauseMs = LONGEST_PAUSE_MS }: { times: number; pauseMs?: number },
): Promise<void> {
  for (let attempt = 1; attempt < times; attempt += 1) {
    await isHeldUp(world, guild, name, attempt);
    await passTime(world, guild, pauseMs);
  }
  await isHeldUp(world, guild, name, times);
}

/** Waits until a job of the guild has failed, and makes it wait as long for its retry as after many attempts. */
export async function delayRetry({ services }: Pick<World, 'services'>, { id }: Pick<GuildFixture, 'id'>) {
  const delay = async () => {
    const { numAffectedRows } = await sql`update acts set attempts = 12, next_at = now() + interval '5 hours'
      where guild_id = ${id} and state = 'waiting' and attempts > 0 and leased_until is null`.execute(
      services.database.db,
    );
    return numAffectedRows;
  };
  await expect.poll(delay, { timeout: 60_000 }).toBe(1n);
}

async function isHeldUp(
  world: Pick<World, 'services'>,
  guild: Pick<GuildFixture, 'id'>,
  name: string,
  attempted: number,
): Promise<void> {
  const heldUp = async () => {
    const jobs = await listJobs(world, { guild, name, state: 'waiting' });
    return jobs.filter(({ attempts, isRunning }) => attempts >= attempted && !isRunning).length;
  };
  await expect.poll(heldUp, { timeout: 60_000 }).toBe(1);
}
