import { sql } from 'kysely';
import { PLATFORM_VERSION } from '../../../../discord/platform.ts';
import { type CheckDeps, defineCheck } from './check.ts';
import { ask } from './reasons.ts';

/** From how many seconds on a clock is wrong, and so far off that things break. */
const WRONG_SECONDS = 2;
const FAR_OFF_SECONDS = 60;

/** The platform reports whole seconds: on average half of one has passed since. */
const HALF_A_SECOND_MS = 500;

interface Clock {
  of: string;
  /** Lower bound of the difference from this machine's clock, in milliseconds. */
  offMs: number;
}

/** Whether this machine's clock agrees with those of the database and the platform. */
export const clockCheck = defineCheck('clock', async (deps, found) => {
  const clocks = (await Promise.all([askPlatform(deps), askDatabase(deps)])).filter((clock) => clock !== null);
  const [worst] = clocks.toSorted((one, other) => other.offMs - one.offMs);
  if (worst === undefined) return found('unknown', { reason: 'no clock to compare with' });
  const seconds = Math.ceil(worst.offMs / 100) / 10;
  if (seconds > FAR_OFF_SECONDS) return found('farOff', { of: worst.of, seconds });
  if (seconds > WRONG_SECONDS) return found('wrong', { of: worst.of, seconds });
  return found('right', { of: clocks.map(({ of }) => of).join(', '), seconds: WRONG_SECONDS });
});

async function askPlatform({ discord }: CheckDeps): Promise<Clock | null> {
  if (discord === null) return null;
  const before = Date.now();
  const reply = await ask(`${discord.platform.apiUrl}/v${PLATFORM_VERSION}/gateway`).catch(() => null);
  const remoteMs = Date.parse(reply?.headers.get('date') ?? '');
  if (Number.isNaN(remoteMs)) return null;
  return { of: 'Discord', offMs: distance(remoteMs + HALF_A_SECOND_MS, before, Date.now(), HALF_A_SECOND_MS) };
}

async function askDatabase({ db, config }: CheckDeps): Promise<Clock | null> {
  // The embedded database uses this process's own clock.
  if (db === null || config.database.kind === 'embedded') return null;
  const before = Date.now();
  const query = sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const databaseTime = await query.then(
    ({ rows }) => rows[0]?.now,
    () => undefined,
  );
  return databaseTime === undefined
    ? null
    : { of: 'PostgreSQL', offMs: distance(databaseTime.getTime(), before, Date.now(), 0) };
}

/** Lower bound of the difference: the other clock was read at some moment between request and reply. */
function distance(databaseTime: number, before: number, after: number, uncertainMs: number): number {
  return Math.max(0, before - databaseTime - uncertainMs, databaseTime - after - uncertainMs);
}
