import { setTimeout as sleep } from 'node:timers/promises';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import type { Simulator } from '@perigee/simulator';
import type { DatabaseLocation } from '../../server/src/database/database.ts';
import { createApiClient } from '../../server/test/support/api-client.ts';
import { prepareProducts } from '../deployment/products.ts';
import { SCOPES } from '../load/scopes.ts';

const SITES = 4;

/** Visits per second at each site; each visitor opens guilds one after the other. */
const RATE = 5;

/** Site processes next to the bots, which call the platform as the same bot on behalf of visitors. */
export interface Sites {
  /** The number of visitors' calls answered so far. */
  answered: () => number;
  stop: () => Promise<void>;
}

/** Starts four sites, and visitors who open the settings of all these guilds as their owner. */
export async function openSites(
  simulator: Simulator,
  location: DatabaseLocation,
  guilds: readonly { id: string }[],
  ownerId: string,
): Promise<Sites> {
  if (location.kind !== 'server') throw new Error('running sites next to bots requires a database server');
  const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
  const env = { DATABASE_URL: location.url, ...(redisUrl !== '' && { REDIS_URL: redisUrl }) };
  const members = await prepareProducts({ simulator, sites: SITES, bots: 0, env });
  await Promise.all(members.map(({ start }) => start()));
  const over = new AbortController();
  let answered = 0;
  const visit = async (url: string): Promise<void> => {
    const api = createApiClient(`${url}/api`);
    for (let count = 0; !over.signal.aborted; count += 1) {
      // A new token each time, so that the platform is also asked for its owner.
      const token = simulator.world.issueToken(ownerId, SCOPES).accessToken;
      const guildId = guilds[count % guilds.length]?.id ?? '';
      const { status } = await api.call(token, guildsEndpoints.info, { params: { guildId } });
      if (status === 200) answered += 1;
      await sleep(1_000 / RATE);
    }
  };
  const visiting = Promise.all(members.flatMap(({ url }) => (url === null ? [] : [visit(url)])));
  return {
    answered: () => answered,
    async stop() {
      over.abort();
      await visiting;
      await Promise.all(members.map(({ stop }) => stop()));
    },
  };
}
