import type { AddressInfo } from 'node:net';
import { createMetrics } from '@perigee/server/metrics/metrics';
import { createLog } from '@perigee/server/http/request-log';
import { openFeatures } from '../../server/src/features/index.ts';
import { createApp } from '../../server/src/http/app.ts';
import { describeApi, describeHealth } from '../../server/src/start-site.ts';
import { startWorld } from '../../server/test/support/world.ts';
import { buildBusyGuild } from '../api/busy-guild.ts';
import { type Side, SIDES } from './sides.ts';

// The API of one product on one port per side, in its own process; reports its CPU time on request.
const log = createLog('silent');
const world = await startWorld({ env: { RATE_LIMIT_PER_MINUTE: '1000000' }, withBot: false });
const { guildId, token } = buildBusyGuild(world.simulator.world);

async function serve(side: Side): Promise<string> {
  const product = openFeatures(world.services);
  const { config } = product.services;
  const app = await createApp({
    log,
    metrics: side === 'with' ? createMetrics(log) : null,
    trustedProxies: config.trustedProxies,
    site: null,
    ...describeHealth(product.services),
    api: describeApi(product),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the API is not listening on a port');
  return `http://127.0.0.1:${address.port}/api/private/guilds/${guildId}/info`;
}

const urls: [Side, string][] = [];
// The side started first is slightly slower or faster than the others, for unrelated reasons.
const first = Number(process.argv[2]);
for (const side of [...SIDES.slice(first), ...SIDES.slice(0, first)]) urls.push([side, await serve(side)]);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ token, urls });
