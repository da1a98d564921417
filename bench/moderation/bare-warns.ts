import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type DatabaseLocation, openDatabase } from '../../server/src/database/database.ts';

interface BareWarns {
  guildIds: readonly string[];
  memberIds: readonly string[];
  /** Concurrent warns. */
  atOnce: number;
  seconds: number;
}

/** A Monday, since cases are counted by week. */
const WEEK = '2026-11-16';

/**
 * Warns per second with only the statements that leave the same rows: counter, case, trail, weekly count, jobs, and
 * their completion.
 */
export async function bareWarnsPerSecond(
  location: DatabaseLocation,
  { guildIds, memberIds, atOnce, seconds }: BareWarns,
): Promise<number> {
  const database = await openDatabase(location, pino({ level: 'silent' }));
  const { db } = database;
  const until = performance.now() + seconds * 1000;
  let completed = 0;

  const warn = async (guildId: string, memberId: string) => {
    const [applied, reported] = [randomUUID(), randomUUID()];
    const payload = JSON.stringify({ number: 1, revision: 0 });
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ last: number }>`insert into case_counters (guild_id, last) values (${guildId}, 1)
        on conflict (guild_id) do update set last = case_counters.last + 1 returning last`.execute(tx);
      const number = rows[0]?.last ?? 0;
      await sql`insert into cases (guild_id, number, type, state, member_id, moderator_id, moderator_name, reason, source, delivery)
        values (${guildId}, ${number}, 'warn', 'done', ${memberId}, ${memberId}, 'moderator', 'spam', 'command', 'pending')`.execute(
        tx,
      );
      await sql`insert into case_events (guild_id, number, kind, by_id, by_name)
        values (${guildId}, ${number}, 'opened', ${memberId}, 'moderator')`.execute(tx);
      await sql`insert into case_weeks (guild_id, week, moderator_id, warn) values (${guildId}, ${WEEK}, ${memberId}, 1)
        on conflict (guild_id, week, moderator_id) do update set warn = case_weeks.warn + 1`.execute(tx);
      await sql`insert into acts (guild_id, id, name, key, subject, payload, due_at, next_at) values
        (${guildId}, ${applied}, 'bare.apply', ${applied}, ${applied}, ${payload}, now() + interval '1 day', now() + interval '1 day'),
        (${guildId}, ${reported}, 'bare.report', ${reported}, ${reported}, ${payload}, now() + interval '1 day', now() + interval '1 day')`.execute(
        tx,
      );
      await sql`update cases set delivery = 'sent' where guild_id = ${guildId} and number = ${number}`.execute(tx);
    });
    await sql`update acts set state = 'done', attempts = 1, message_id = ${memberId}, finished_at = now()
      where guild_id = ${guildId} and id = ${applied}`.execute(db);
    await sql`delete from acts where guild_id = ${guildId} and id = ${reported}`.execute(db);
    completed += 1;
  };

  const line = async (index: number) => {
    for (let next = index; performance.now() < until; next += atOnce) {
      await warn(guildIds[next % guildIds.length] ?? '', memberIds[next % memberIds.length] ?? '');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => line(index)));
  await database.close();
  return completed / seconds;
}
