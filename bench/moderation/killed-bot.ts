import type { DatabaseLocation } from '../../server/src/database/database.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { startBotProcess, testConfig } from '../../server/test/support/world.ts';
import { type Request, requestSchema } from './order.ts';

// A bot in its own process that takes orders over its IPC channel, until it is killed.
const argumentsSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);
const locationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded'), folder: z.nullable(z.string()) }),
  z.object({ kind: z.literal('server'), url: z.string() }),
]);

const [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, database] = argumentsSchema.parse(process.argv.slice(2));
const simulator = { apiUrl, authorizeUrl, cdnUrl, paymentsUrl };
const location: DatabaseLocation = z.parse(locationSchema, JSON.parse(database));
const { services, close } = await startBotProcess(
  { config: testConfig(simulator, location, process.env), simulator },
  location,
);
const { db } = services.database;

async function answer(request: Request): Promise<number> {
  if (request.kind === 'left') {
    const { rows } =
      await sql`select from acts where state = 'waiting' and name like 'cases.%' and due_at <= now()`.execute(db);
    return rows.length;
  }
  const { guildId, reason } = request;
  if (request.kind !== 'punish') {
    const { rows } = await sql<{ state: string }>`
      select state from cases where guild_id = ${guildId} and reason = ${reason}`.execute(db);
    return rows.filter(({ state }) => request.kind === 'find' || state !== 'pending').length;
  }
  const { type, memberId, moderatorId, durationMs } = request;
  const cases = await services.punishments.punish({
    guildId,
    type,
    members: [{ id: memberId, name: null }],
    moderator: { id: moderatorId, name: 'moderator' },
    reason,
    source: 'command',
    ...(durationMs !== undefined && { durationMs }),
  });
  return cases.length;
}

process.on('message', (message) => {
  const request = z.parse(requestSchema, message);
  // A failed order gets no answer, as if the process had died.
  void answer(request).then((value) => process.send?.({ id: request.id, value }));
});
process.on('SIGTERM', () => {
  void close().then(() => process.exit(0));
});
process.send?.({ id: 0, value: 0 });
