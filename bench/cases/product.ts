import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startWorld } from '../../server/test/support/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';
import { fill } from './fill.ts';
import { persistentDatabase } from './persistent-database.ts';

/**
 * The product with a guild of many cases and one of few, in its own process; exits when its input ends. With `keep`,
 * the filled database stays for the next run.
 */
const [largeCount, smallCount, mode] = process.argv.slice(2);
const guilds = [
  { id: '7000000000000000001', cases: Number(largeCount) },
  { id: '7000000000000000002', cases: Number(smallCount) },
];

// The embedded database is in a folder, as in the product.
const dataFolder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
const persisted = mode === 'keep' ? { location: await persistentDatabase() } : {};
if (persisted.location?.kind === 'embedded') await mkdir(persisted.location.folder ?? dataFolder, { recursive: true });
const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false, dataFolder, ...persisted });
const { db } = world.services.database;
const filled = await db.selectFrom('case_counters').selectAll().execute();
for (const { id, cases } of guilds) {
  const found = filled.find((row) => row.guild_id === id);
  if (found !== undefined && found.last !== cases)
    throw new Error(`the existing database has a guild of ${found.last} cases`);
  if (found === undefined) await fill(db, id, cases);
}
await sql`vacuum analyze`.execute(db);

const tokens = guilds.map(({ id }) => buildBusyGuild(world.simulator.world, id).token);
process.stdout.write(`${JSON.stringify({ url: world.apiUrl, tokens, guilds: guilds.map(({ id }) => id) })}\n`);
process.stdin.resume().on('end', () => {
  void (async () => {
    await world.close();
    await rm(dataFolder, { recursive: true });
    process.exit(0);
  })();
});
