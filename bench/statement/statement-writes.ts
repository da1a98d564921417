import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { createLedger } from '../../server/src/features/economy/balances/ledger/ledger.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { median } from '../support/median.ts';
import { BUSY, fill, memberId } from './fill.ts';

/**
 * What the indices for finding statements by kind, sign and member cost a plain change: a number of changes, 8 at once,
 * alternately with and without them. Uses the embedded database, or the server in TEST_DATABASE_URL.
 */
const BUDGET = 1.3;
const [rows = 1_000_000, changes = 3_000, rounds = 7] = process.argv.slice(2).map(Number);
const AT_ONCE = 8;
const GUILD = '7000000000000000001';

const log = pino({ level: 'silent' });
const { location, drop } = await createTestDatabase();
const { db, close } = await openDatabase(location, log);
const ledger = createLedger(db);
const { rows: indices } = await sql<{ name: string; definition: string }>`
  select indexname as name, indexdef as definition from pg_indexes
  where indexname in ('ledger_statement', 'ledger_peer')`.execute(db);
const dropIndices = async () => {
  for (const { name } of indices) await sql`drop index ${sql.id(name)}`.execute(db);
};
const buildIndices = async () => {
  for (const { definition } of indices) await sql.raw(definition).execute(db);
};

await dropIndices();
await fill(db, GUILD, rows);
await sql`vacuum analyze`.execute(db);

async function timeOfChanges(): Promise<number> {
  const startedAt = performance.now();
  let remaining = changes;
  const write = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const userId = remaining % 10 === 0 ? BUSY : memberId(1 + Math.floor(Math.random() * 1_000));
      await ledger.change({ guildId: GUILD, userId, kind: 'work', balance: 7 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
  return performance.now() - startedAt;
}

const times = { without: [0].slice(1), with: [0].slice(1) };
// The first round is a warm-up.
for (let round = 0; round <= rounds; round += 1) {
  const without = await timeOfChanges();
  await buildIndices();
  const withThem = await timeOfChanges();
  await dropIndices();
  if (round === 0) continue;
  times.without.push(without);
  times.with.push(withThem);
}
const perChange = (durations: readonly number[]) => median(durations) / changes;
const ratio = median(times.with.map((duration, index) => duration / (times.without[index] ?? duration)));
console.log(
  `a plain change: ${perChange(times.without).toFixed(3)} ms without, ${perChange(times.with).toFixed(3)} ms with: ${ratio.toFixed(2)} (budget ${BUDGET})`,
);
await close();
await drop();
process.exit(ratio <= BUDGET ? 0 : 1);
