import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startWorld } from '../../server/src/testing/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';
import { fill, memberId } from './fill.ts';

/**
 * The product with a small and a large guild, in a process of its own; prints where they are and goes on changing balances
 * of the large one until its input ends.
 */
const [large = 1_000_000, small = 1_000, changesPerSecond = 500] = process.argv.slice(2).map(Number);
const TICK_MS = 20;

const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false });
const { services } = world;
const guilds = [buildBusyGuild(world.simulator.world), buildBusyGuild(world.simulator.world)] as const;
const [{ guildId: largeGuild }, { guildId: smallGuild }] = guilds;

await fill(services.database.db, largeGuild, large, services.boards.catchUp);
await fill(services.database.db, smallGuild, small, services.boards.catchUp);
await sql`vacuum analyze`.execute(services.database.db);

const isReady = { changed: 0, since: performance.now() };
process.stdout.write(
  `${JSON.stringify({ url: world.apiUrl, tokens: guilds.map(({ token }) => token), guilds: [largeGuild, smallGuild] })}\n`,
);
const stop = new AbortController();
process.stdin.on('end', () => stop.abort()).resume();

const changing: Promise<unknown>[] = [];
try {
  for (;;) {
    await setTimeout(TICK_MS, undefined, { signal: stop.signal });
    const due = Math.floor(((performance.now() - isReady.since) * changesPerSecond) / 1000) - isReady.changed;
    for (let index = 0; index < Math.min(due, changesPerSecond); index += 1) {
      isReady.changed += 1;
      const userId = memberId(1 + Math.floor(Math.random() * large));
      changing.push(services.ledger.change({ guildId: largeGuild, userId, kind: 'demo', balance: 7 }));
    }
  }
} catch {
  // Stopped.
}
await Promise.all(changing);
process.stderr.write(
  `  ${Math.round((isReady.changed * 1000) / (performance.now() - isReady.since))} changes a second\n`,
);
await world.close();
process.exit(0);
