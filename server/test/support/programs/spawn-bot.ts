import type { Simulator } from '@perigee/simulator';
import { sql } from 'kysely';
import { pino } from 'pino';
import { type DatabaseLocation, openDatabase } from '../../../src/database/database.ts';
import { type SpawnedProgram, spawnProgram } from './spawn-program.ts';

/** A bot in a separate process on that database; `kill` ends it like a power cut would. */
export function spawnBot(
  { simulator }: { simulator: Simulator },
  location: DatabaseLocation,
  env: Record<string, string> = {},
): SpawnedProgram {
  const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
  return spawnProgram('bot-child', [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, JSON.stringify(location)], env);
}

/**
 * Expires the leases of a killed process, so that it counts as gone and its acts as left behind. On an embedded
 * database the next process knows it is alone and does not wait.
 */
export async function expireLeases(location: DatabaseLocation): Promise<void> {
  if (location.kind === 'embedded') return;
  const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
  await sql`update acts set leased_until = clock_timestamp() where leased_until is not null`.execute(db);
  await db.deleteFrom('bot_processes').execute();
  await close();
}
