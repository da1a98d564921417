import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startWorld } from '../../server/test/support/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';
import { fill, memberId } from '../leaderboard/fill.ts';
import { fillLedger, skipBoards } from './fill-ledger.ts';

/**
 * The product with a large and a small economy, in its own process; prints its URL and guilds, keeps changing balances
 * of the large one until its input ends, and then prints the ages of its sums.
 */
const [rows = 10_000_000, smallRows = 10_000, members = 1_000_000, changesPerSecond = 500] = process.argv
  .slice(2)
  .map(Number);
const TICK_MS = 20;
const LOOK_MS = 20;
const smallMembers = Math.max(1, Math.round((members * smallRows) / rows));

const dataFolder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false, dataFolder });
const { services } = world;
const { db } = services.database;
const guilds = [buildBusyGuild(world.simulator.world), buildBusyGuild(world.simulator.world)] as const;
const [{ guildId: large }, { guildId: small }] = guilds;
const log = (message: string) => process.stderr.write(`  ${new Date().toISOString()} ${message}\n`);

await fill(db, large, members, services.boards.catchUp);
await fill(db, small, smallMembers, services.boards.catchUp);
log('members are ranked');
await fillLedger(db, small, smallRows - smallMembers, smallMembers);
await fillLedger(db, large, rows - members, members);
await skipBoards(db);
log('movements are written');
const startedAt = performance.now();
await services.economySummaries.catchUp();
log(`sums are taken in, ${Math.round((performance.now() - startedAt) / 1000)} s after the last movement`);
await sql`vacuum analyze`.execute(db);

process.stdout.write(
  `${JSON.stringify({ url: world.apiUrl, tokens: guilds.map(({ token }) => token), guilds: [large, small] })}\n`,
);
const stop = new AbortController();
process.stdin.on('end', () => stop.abort()).resume();
const watching = watchAges();

const since = performance.now();
let changed = 0;
while (!stop.signal.aborted) {
  await setTimeout(TICK_MS);
  const due = Math.floor(((performance.now() - since) * changesPerSecond) / 1000) - changed;
  await Promise.all(
    Array.from({ length: Math.min(due, changesPerSecond) }, () => {
      changed += 1;
      const userId = memberId(1 + Math.floor(Math.random() * members));
      return services.ledger.change({ guildId: large, userId, kind: changed % 2 === 0 ? 'work' : 'demo', balance: 7 });
    }),
  );
}
process.stdout.write(
  `${JSON.stringify({ changesPerSecond: (changed * 1000) / (performance.now() - since), ages: await watching })}\n`,
);
await world.close();
await rm(dataFolder, { recursive: true });
process.exit(0);

/** The times from committing a change in the small economy until its supply includes it, in milliseconds. */
async function watchAges(): Promise<number[]> {
  const ages: number[] = [];
  const supplyOf = async () =>
    Number(
      (await db.selectFrom('economy_supply').select('supply').where('guild_id', '=', small).executeTakeFirst())?.supply,
    );
  let supply = await supplyOf();
  while (!stop.signal.aborted) {
    await services.ledger.change({ guildId: small, userId: memberId(1), kind: 'demo', balance: 1 });
    supply += 1;
    const committed = performance.now();
    while ((await supplyOf()) < supply) await setTimeout(LOOK_MS);
    ages.push(performance.now() - committed);
  }
  return ages;
}
