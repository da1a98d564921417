import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startWorld } from '../../server/test/support/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';
import { watchAges } from './ages.ts';
import { fill, memberId } from './fill.ts';

/**
 * The product with a small and a large guild, in its own process; prints its URL and guilds, keeps changing balances of
 * the large one until its input ends, and then prints the ages of ranks.
 */
const [large = 1_000_000, small = 1_000, changesPerSecond = 500] = process.argv.slice(2).map(Number);
const TICK_MS = 20;

// The embedded database is in a folder, as in the product.
const dataFolder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false, dataFolder });
const { services } = world;
const guilds = [buildBusyGuild(world.simulator.world), buildBusyGuild(world.simulator.world)] as const;
const [{ guildId: largeGuild }, { guildId: smallGuild }] = guilds;

await fill(services.database.db, largeGuild, large, services.boards.catchUp);
await fill(services.database.db, smallGuild, small, services.boards.catchUp);
await sql`vacuum analyze`.execute(services.database.db);

const memoryMb = () => process.memoryUsage.rss() / 1024 ** 2;
const filled = memoryMb();
let largest = filled;
const isReady = { changed: 0, since: performance.now() };
process.stdout.write(
  `${JSON.stringify({ url: world.apiUrl, tokens: guilds.map(({ token }) => token), guilds: [largeGuild, smallGuild] })}\n`,
);
const stop = new AbortController();
process.stdin.on('end', () => stop.abort()).resume();
const watching = [largeGuild, smallGuild].map((guildId) => watchAges(services, guildId, stop.signal));

const changing = new Set<Promise<unknown>>();
while (!stop.signal.aborted) {
  await setTimeout(TICK_MS);
  largest = Math.max(largest, memoryMb());
  const due = Math.floor(((performance.now() - isReady.since) * changesPerSecond) / 1000) - isReady.changed;
  for (let index = 0; index < Math.min(due, changesPerSecond); index += 1) {
    isReady.changed += 1;
    const userId = memberId(1 + Math.floor(Math.random() * large));
    const change = services.ledger.change({ guildId: largeGuild, userId, kind: 'demo', balance: 7 });
    changing.add(change);
    void change.finally(() => changing.delete(change));
  }
}
await Promise.all(changing);
const changed = (isReady.changed * 1000) / (performance.now() - isReady.since);
process.stdout.write(
  `${JSON.stringify({ changesPerSecond: changed, ages: await Promise.all(watching), memoryMb: { filled, largest } })}\n`,
);
await world.close();
await rm(dataFolder, { recursive: true });
process.exit(0);
