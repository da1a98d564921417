import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startWorld } from '../../server/test/support/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';
import { fill } from './fill.ts';

/** The product with a guild of that many ledger rows, in its own process; exits when its input ends. */
const rows = Number(process.argv[2]);
const GUILD = '7000000000000000001';

// The embedded database is in a folder, as in the product.
const dataFolder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false, dataFolder });
const { db } = world.services.database;

// Building them after the rows takes a fraction of the time.
const { rows: indices } = await sql<{ name: string; definition: string }>`
  select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'ledger' and indexname <> 'ledger_pkey'`.execute(db);
for (const { name } of indices) await sql`drop index ${sql.id(name)}`.execute(db);
await fill(db, GUILD, rows);
for (const { definition } of indices) await sql.raw(definition).execute(db);
if (process.argv[3] !== 'unanalyzed') await sql`vacuum analyze`.execute(db);

const { token } = buildBusyGuild(world.simulator.world, GUILD);
process.stdout.write(`${JSON.stringify({ url: world.apiUrl, token, guild: GUILD })}\n`);
process.stdin.resume().on('end', () => {
  void (async () => {
    await world.close();
    await rm(dataFolder, { recursive: true });
    process.exit(0);
  })();
});
