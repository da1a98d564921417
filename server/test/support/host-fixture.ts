import { type ApiClient, createApiClient } from './api-client.ts';
import { createPerson, type PersonFixture, test as base } from './fixtures.ts';
import { serveWith, type World } from './world.ts';

/** A site host, with the API of a site configured for them. */
export interface HostFixture extends PersonFixture {
  api: ApiClient;
}

interface HostedSite {
  /** Read on each call. */
  hostIds: Set<string>;
  api: ApiClient;
}

/** Serves a site with hosts once per file; gives each test its own host. */
export const test = base.extend<{ hosted: HostedSite; host: HostFixture }>({
  hosted: [
    async ({ world }, use) => {
      const hostIds = new Set<string>();
      const { app, apiUrl } = await serveWith(world, { ...world.config, hostIds });
      await use({ hostIds, api: createApiClient(apiUrl) });
      await app.close();
    },
    { scope: 'file' },
  ],
  host: async ({ world, hosted: { hostIds, api } }, use) => {
    const person = createPerson(world, 'host');
    hostIds.add(person.id);
    await use({ ...person, api });
    hostIds.delete(person.id);
  },
});

/** What the host did, oldest first. */
export function deedsOf({ services }: Pick<World, 'services'>, { id }: PersonFixture) {
  const deeds = services.database.db.selectFrom('host_deeds').select(['deed', 'subject', 'detail']);
  return deeds.where('by_id', '=', id).orderBy('id').execute();
}
