import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { startWorld } from '../../server/test/support/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';

/**
 * The product's API in its own process; prints its URL and a guild owner's token. For each line of input it prints the
 * longest time its event loop was blocked since the previous line, in milliseconds.
 */
const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false });
const { guildId, token } = buildBusyGuild(world.simulator.world);
const databaseUrl = world.location.kind === 'server' ? world.location.url : null;
process.stdout.write(`${JSON.stringify({ url: world.apiUrl, guildId, token, databaseUrl })}\n`);

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
const lines = createInterface(process.stdin);
lines.on('line', () => {
  process.stdout.write(`${JSON.stringify({ blockedMs: Math.max(0, delays.max / 1e6 - 1) })}\n`);
  delays.reset();
});
lines.on('close', () => void world.close().then(() => process.exit(0)));
