import { DEFAULT_LEVELS, NEW_REWARD } from '@perigee/core/levels/schema';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../server/src/database/database.ts';
import { createEvents } from '../server/src/events/events.ts';
import { savePlan } from '../server/src/features/levels/plan-store.ts';
import { previewPlan } from '../server/src/features/levels/preview-levels.ts';
import { takeChange } from '../server/src/features/levels/take-change.ts';
import { createRoleGrants } from '../server/src/features/role-grants/role-grants.ts';
import { grantStore } from '../server/src/features/role-grants/grant-store.ts';
import { createTestDatabase } from '../server/src/testing/test-database.ts';

// Levels of a server of 100,000 members: what a change would do (the dry run), saving it, and looking at everybody in the
// background, first when levels are switched on, then when the curve gets steeper. On the embedded database or the server
// that TEST_DATABASE_URL names. `node bench/levels-change.ts 10000` takes so many members.
const members = Number(process.argv[2] ?? 100_000);
const GUILD = '1000000000000000001';
const rewards = [5, 20, 40].map((level, index) => ({ ...NEW_REWARD, level, role: String(index + 1) }));

const { location, drop } = await createTestDatabase();
const log = pino({ level: 'error' });
const { db, close } = await openDatabase(location, log);
const parts = { events: createEvents(db, log), grants: createRoleGrants(db, grantStore) };
// Spread so that half of them have no level, and one of a hundred more than forty.
await sql`
  insert into balances (guild_id, user_id, xp)
  select ${GUILD}::bigint, 2000000000000000000 + n, floor(power(n::float8 / ${members}, 12) * 100000)
  from generate_series(1, ${members}::int) n`.execute(db);

await measure('switched on', 'normal');
await measure('steeper', 'steep');
await close();
await drop();

async function measure(what: string, steepness: 'normal' | 'steep'): Promise<void> {
  const levels = { ...DEFAULT_LEVELS, enabled: true, steepness, rewards };
  const [effect, previewMs] = await timed(() => previewPlan(db, GUILD, levels));
  const [, saveMs] = await timed(() => db.transaction().execute((tx) => savePlan(tx, GUILD, true, levels)));
  const waits: number[] = [];
  const [, changeMs] = await timed(async () => {
    for (;;) {
      const [isMore, ms] = await timed(() => takeChange(parts));
      if (!isMore) return;
      waits.push(ms / 2);
    }
  });
  const { rows } = await sql<{ acts: string }>`select count(*) as acts from acts`.execute(db);
  console.log(
    `${what}: dry run ${previewMs.toFixed(0)} ms, saved in ${saveMs.toFixed(0)} ms, done in ${(changeMs / 1000).toFixed(1)} s, longest step ${Math.max(...waits).toFixed(0)} ms; ${JSON.stringify(effect)}; acts ${rows[0]?.acts}`,
  );
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}
