import { DEFAULT_LEVELS, NEW_REWARD } from '@perigee/core/rewards/levels/schema';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { createEvents } from '../../server/src/events/events.ts';
import { savePlan } from '../../server/src/features/rewards/levels/plan-store.ts';
import { previewPlan } from '../../server/src/features/rewards/levels/preview-levels.ts';
import { applyChangeBatch } from '../../server/src/features/rewards/levels/apply-change-batch.ts';
import { createRoleGrants } from '../../server/src/features/economy/role-grants/role-grants.ts';
import { grantStore } from '../../server/src/features/economy/role-grants/grant-store.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';

// Levels in a guild of 100,000 members: previewing a change (the dry run), saving it, and recalculating everybody in
// the background, first after enabling levels, then after a steeper curve. Uses the embedded database or the server in
// TEST_DATABASE_URL. `node bench/leaderboard/levels-change.ts 10000` sets the number of members.
const members = Number(process.argv[2] ?? 100_000);
const GUILD = '1000000000000000001';
const rewards = [5, 20, 40].map((level, index) => ({ ...NEW_REWARD, level, role: String(index + 1) }));

const { location, drop } = await createTestDatabase();
const log = pino({ level: 'error' });
const { db, close } = await openDatabase(location, log);
const parts = { db, events: createEvents(db, log), grants: createRoleGrants(db, grantStore) };
// Distributed so that half of them have no level, and one in a hundred is above level forty.
await sql`
  insert into balances (guild_id, user_id, xp)
  select ${GUILD}::bigint, 2000000000000000000 + n, floor(power(n::float8 / ${members}, 12) * 100000)
  from generate_series(1, ${members}::int) n`.execute(db);

await measure('switched on', 'normal');
await measure('steeper', 'steep');
await close();
await drop();

async function measure(label: string, steepness: 'normal' | 'steep'): Promise<void> {
  const levels = { ...DEFAULT_LEVELS, enabled: true, steepness, rewards };
  const [effect, previewMs] = await withMs(() => previewPlan(db, GUILD, levels));
  const [, saveMs] = await withMs(() => db.transaction().execute((tx) => savePlan(tx, GUILD, true, levels)));
  const waits: number[] = [];
  const [, changeMs] = await withMs(async () => {
    for (;;) {
      const [isMore, ms] = await withMs(() => applyChangeBatch(parts));
      if (!isMore) return;
      waits.push(ms / 2);
    }
  });
  const { rows } = await sql<{ jobs: string }>`select count(*) as jobs from acts`.execute(db);
  console.log(
    `${label}: dry run ${previewMs.toFixed(0)} ms, saved in ${saveMs.toFixed(0)} ms, done in ${(changeMs / 1000).toFixed(1)} s, longest step ${Math.max(...waits).toFixed(0)} ms; ${JSON.stringify(effect)}; acts ${rows[0]?.jobs}`,
  );
}

async function withMs<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}
