import { setTimeout as sleep } from 'node:timers/promises';
import { guildsEndpoints } from '@perigee/core/guilds/endpoints';
import type { Simulator } from '@perigee/simulator';
import type { DatabaseLocation } from '../../server/src/database/database.ts';
import { createApiClient } from '../../server/src/testing/api-client.ts';
import { prepareProducts } from '../deployment/products.ts';
import { SCOPES } from '../load/scopes.ts';

const SITES = 4;

/** Each visitor opens servers one after the other, so often in a second and at each site. */
const RATE = 5;

/** Site processes beside the bots, whose visitors have them ask the platform as the same bot. */
export interface Sites {
  /** So many calls of visitors were answered, so far. */
  answered: () => number;
  stop: () => Promise<void>;
}

/** Starts four of them, and visitors who open the settings of all these guilds, which are theirs. */
export async function openSites(
  simulator: Simulator,
  location: DatabaseLocation,
  guilds: readonly { id: string }[],
  ownerId: string,
): Promise<Sites> {
  if (location.kind !== 'server') throw new Error('sites beside bots need a database server');
  const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
  const env = { DATABASE_URL: location.url, ...(redisUrl !== '' && { REDIS_URL: redisUrl }) };
  const members = await prepareProducts({ simulator, sites: SITES, bots: 0, env });
  await Promise.all(members.map(({ start }) => start()));
  const over = new AbortController();
  let answered = 0;
  const visit = async (url: string): Promise<void> => {
    const api = createApiClient(`${url}/api`);
    for (let count = 0; !over.signal.aborted; count += 1) {
      // A token nobody knows yet, so that its owner is asked about as well.
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
