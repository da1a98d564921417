import { sql } from 'kysely';
import { expect } from 'vitest';
import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

/**
 * Waits until the guild's job of that name has failed and waits for a retry, and makes it due.
 * @param ago How many days ago it was first tried: after seven it is given up.
 */
export async function retryHeldUp(
  { services }: Pick<World, 'services'>,
  { id }: Pick<GuildFixture, 'id'>,
  name: string,
  ago = { days: 0 },
): Promise<void> {
  const isRetried = async () => {
    const { numAffectedRows } = await sql`
      update acts set next_at = now(), tried_since = tried_since - make_interval(days => ${ago.days}::integer)
      where guild_id = ${id} and name = ${name} and state = 'waiting' and attempts > 0 and leased_until is null`.execute(
      services.database.db,
    );
    return numAffectedRows;
  };
  await expect.poll(isRetried, { timeout: 60_000 }).toBe(1n);
}
