import { sql } from 'kysely';
import { expect } from 'vitest';
import type { World } from '../world.ts';

/**
 * Waits until no job is due any more: all were performed, or wait for a retry of their own or of one before them in
 * their queue.
 * @param guild Limits this to one server, since others in the product may have much to do.
 */
export async function waitForJobs({ services }: Pick<World, 'services'>, guild?: { id: string }): Promise<void> {
  const calledAt = new Date();
  const guildId = guild?.id ?? null;
  const due = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from acts a
      where state = 'waiting' and next_at <= ${calledAt} and guild_id = coalesce(${guildId}::bigint, guild_id) and not exists (
        select from acts o
        where o.guild_id = a.guild_id and o.subject = a.subject and o.state = 'waiting'
          and (o.due_at, o.seq) < (a.due_at, a.seq) and o.next_at > ${calledAt}
      )`.execute(services.database.db);
    return rows.map(({ name }) => name);
  };
  await expect.poll(due, { timeout: 60_000 }).toEqual([]);
}
