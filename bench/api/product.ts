import { buildBusyGuild } from './busy-guild.ts';
import { startWorld } from '../../server/test/support/world.ts';

/** The product's API in its own process; prints its URL and a signed-in manager's token. */
const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false });
const { guildId, token } = buildBusyGuild(world.simulator.world);

const databaseUrl = world.location.kind === 'server' ? world.location.url : null;
const url = `${world.apiUrl}/private/guilds/${guildId}/info`;
process.stdout.write(`${JSON.stringify({ url, token, databaseUrl })}\n`);
process.stdin.on('end', () => void world.close().then(() => process.exit(0))).resume();
