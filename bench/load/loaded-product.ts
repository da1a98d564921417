import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { API_BASE } from '@perigee/core/base/http/endpoint';
import type { Simulator } from '@perigee/simulator';
import type { DatabaseLocation } from '../../server/src/database/database.ts';
import { startTestSimulator } from '../../server/test/support/world.ts';
import { startBalancer } from '../deployment/balancer.ts';
import { type Member, prepareProducts, type ProductsOptions } from '../deployment/products.ts';
import { waitUntil } from '../deployment/wait-until.ts';
import { type Load, prepareLoad } from './load.ts';

/** Two sites behind a balancer, and two bots that share two shards, under load. */
export interface LoadedProduct {
  simulator: Simulator;
  members: readonly Member[];
  load: Load;
  /** Once both shards have their sessions, and the sites say that they can serve. */
  waitUntilHealthy: () => Promise<void>;
  /** Stops all in order; what did not end well. */
  stop: () => Promise<string[]>;
  close: () => Promise<void>;
}

const EACH = 2;

interface LoadedOptions {
  /** Where the product finds its servers. */
  env: Record<string, string>;
  /** Straight to the data. */
  location: DatabaseLocation;
  /** Settings of one process, by its name. */
  envOf?: ProductsOptions['envOf'];
}

/** Starts all of them, on the platform's own limits. */
export async function startLoadedProduct({ env, location, envOf }: LoadedOptions): Promise<LoadedProduct> {
  const simulator = await startTestSimulator({ messagesPerChannel: 1_000_000 });
  simulator.control.setLimits({
    veryLargeBotGuilds: 0,
    maxConcurrency: EACH,
    identifyIntervalMs: 5_000,
    botCallsPerSecond: 50,
  });
  const members = await prepareProducts({ simulator, sites: EACH, bots: EACH, env, ...(envOf && { envOf }) });
  const siteUrls = members.flatMap(({ url }) => url ?? []);
  const balancer = await startBalancer(siteUrls);
  const apiUrl = `${balancer.url}${API_BASE}`;
  simulator.payments.webhooks.setAddress(`${apiUrl}${paymentEndpoints.notify.url}`);
  const load = await prepareLoad({ simulator, location, apiUrl });
  await Promise.all(members.map(({ start }) => start()));
  const waitUntilHealthy = async () => {
    await waitUntil('both shards are served', () => simulator.control.counters().sessions === EACH, 120_000);
    const isReady = async (url: string) => (await fetch(`${url}/health/ready`)).status === 200;
    for (const url of siteUrls) await waitUntil(`${url} is ready`, () => isReady(url));
  };
  await waitUntilHealthy();
  return {
    simulator,
    members,
    load,
    waitUntilHealthy,
    async stop() {
      const codes = await Promise.all(members.map(async ({ name, stop }) => ({ name, code: await stop() })));
      return codes.filter(({ code }) => code !== 0).map(({ name, code }) => `${name} ended with ${code}`);
    },
    async close() {
      await balancer.close();
      await simulator.close();
    },
  };
}
