import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { startWorld } from '../../server/src/testing/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';

/**
 * The product's API in a process of its own; prints where it is and what a server's owner sends. After each line it is sent
 * it prints how long, in milliseconds, it could do nothing else at most since the line before.
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
