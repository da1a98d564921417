import { existsSync } from 'node:fs';
import { on } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { openDatabase as OpenDatabase } from '../../server/src/database/database.ts';
import type { createLedger as CreateLedger } from '../../server/src/features/economy/balances/ledger/ledger.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';

/** One side of plain-change.ts: the ledger of the given checkout; runs a round per message until told to end. */
const CHANGES = 2_000;
const AT_ONCE = 8;
const MEMBERS = 1_000;
const GUILD = '7000000000000000001';

const [checkout = ''] = process.argv.slice(2);
const source = (path: string) => join(checkout, 'server/src', path);
const { openDatabase }: { openDatabase: typeof OpenDatabase } = await import(source('database/database.ts'));
// The current path, and the one in earlier checkouts.
const LEDGERS = [
  'features/economy/balances/ledger/ledger.ts',
  'features/balances/ledger/ledger.ts',
  'features/balances/ledger.ts',
];
const ledgerFile = LEDGERS.map(source).find((path) => existsSync(path)) ?? '';
const { createLedger }: { createLedger: typeof CreateLedger } = await import(ledgerFile);

const { location, drop } = await createTestDatabase();
const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
const ledger = createLedger(db);
await sql`insert into balances (guild_id, user_id, balance)
  select ${GUILD}::bigint, n, 1000 from generate_series(1, ${MEMBERS}::integer) n`.execute(db);
await sql`insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after)
  select ${GUILD}::bigint, 1 + n % ${MEMBERS}::integer, 'work', 1, 0, n, 0 from generate_series(1, 200000) n`.execute(
  db,
);
await sql`vacuum analyze`.execute(db);

/** The elapsed time per change, in milliseconds, with AT_ONCE made concurrently. */
async function time(change: (userId: string, amount: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let remaining = CHANGES;
  const write = async () => {
    while (remaining > 0) {
      remaining -= 1;
      await change(String(1 + Math.floor(Math.random() * MEMBERS)), remaining);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
  return (performance.now() - startedAt) / CHANGES;
}

for await (const [message] of on(process, 'message')) {
  if (message === 'end') break;
  const add = await time((userId, amount) =>
    ledger.change({ guildId: GUILD, userId, kind: 'edit', balance: amount, byId: '1' }),
  );
  const set = await time((userId, balance) =>
    ledger.set({ guildId: GUILD, userId, balance, resetXp: false, byId: '1' }),
  );
  process.send?.({ add, set });
}
await close();
await drop();
process.exit(0);
