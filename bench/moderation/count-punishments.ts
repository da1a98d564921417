import type { Simulator } from '@perigee/simulator';
import { pino } from 'pino';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type DatabaseLocation, openDatabase } from '../../server/src/database/database.ts';
import { BOT_CREDENTIALS } from '../../server/test/support/world.ts';

export interface PunishmentCounts {
  /** The number of cases and the highest case number: equal if there are no gaps. */
  cases: number;
  largest: number;
  states: Record<string, number>;
  /** Completed cases, and how many cases have an effect on the platform: mutes, kicks and bans. */
  onPlatform: number;
  completed: number;
  /** Cases with more than one effect on the platform, and completed ones without any. */
  doubled: number;
  missing: number;
  /** Direct messages beyond one per case. */
  repeatedMessages: number;
}

/** The audit log types of punishments: kick, ban, timeout, role. */
const PUNISHING: ReadonlySet<number> = new Set([20, 22, 24, 25]);

const entriesSchema = z.object({
  audit_log_entries: z.array(z.object({ id: z.string(), action_type: z.int(), reason: z.optional(z.string()) })),
});

/** Compares the cases in the database with the effects on the platform. */
export async function countPunishments(
  simulator: Simulator,
  location: DatabaseLocation,
  guildId: string,
): Promise<PunishmentCounts> {
  const database = await openDatabase(location, pino({ level: 'silent' }));
  const { rows: cases } = await sql<{ number: number; state: string; member: string }>`
    select number, state, member_id as member from cases where guild_id = ${guildId}`.execute(database.db);
  await database.close();

  const effects = await effectsOf(simulator, guildId);
  const completed = cases.filter(({ state }) => state !== 'failed' && state !== 'pending');
  const ofMember = Map.groupBy(cases, ({ member }) => member);
  const repeated = [...ofMember].map(([member, own]) =>
    Math.max(0, simulator.world.directMessages(member).length - own.length),
  );
  const states: Record<string, number> = {};
  for (const { state } of cases) states[state] = (states[state] ?? 0) + 1;
  return {
    cases: cases.length,
    largest: Math.max(0, ...cases.map(({ number }) => number)),
    states,
    onPlatform: effects.size,
    completed: completed.length,
    doubled: [...effects.values()].filter((count) => count > 1).length,
    missing: completed.filter(({ number }) => !effects.has(number)).length,
    repeatedMessages: repeated.reduce((sum, count) => sum + count, 0),
  };
}

/** The number of audit log entries by case. */
async function effectsOf({ apiUrl }: Simulator, guildId: string): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  let before = '';
  for (;;) {
    const query = before === '' ? '' : `&before=${before}`;
    const response = await fetch(`${apiUrl}/v10/guilds/${guildId}/audit-logs?limit=100${query}`, {
      headers: { authorization: `Bot ${BOT_CREDENTIALS.botToken}` },
    });
    const { audit_log_entries: entries } = z.parse(entriesSchema, await response.json());
    for (const { action_type: action, reason = '' } of entries) {
      const number = Number(/^Case #(\d+)/.exec(reason)?.[1]);
      if (PUNISHING.has(action) && number > 0) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const last = entries.at(-1);
    if (last === undefined) return counts;
    before = last.id;
  }
}
