import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startWorld } from '../../server/src/testing/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';
import { fill } from './fill.ts';

/** The product with a guild of many cases and one of few, in a process of its own; ends when its input does. */
const [large = 1_000_000, small = 1_000] = process.argv.slice(2).map(Number);

// The embedded database lies in a folder, as the product keeps it.
const dataFolder = await mkdtemp(join(tmpdir(), 'perigee-bench-'));
const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false, dataFolder });
const { db } = world.services.database;
const guilds = [buildBusyGuild(world.simulator.world), buildBusyGuild(world.simulator.world)] as const;
await fill(db, guilds[0].guildId, large);
await fill(db, guilds[1].guildId, small);
await sql`vacuum analyze`.execute(db);

const tokens = guilds.map(({ token }) => token);
process.stdout.write(
  `${JSON.stringify({ url: world.apiUrl, tokens, guilds: guilds.map(({ guildId }) => guildId) })}\n`,
);
process.stdin.resume().on('end', () => {
  void (async () => {
    await world.close();
    await rm(dataFolder, { recursive: true });
    process.exit(0);
  })();
});
