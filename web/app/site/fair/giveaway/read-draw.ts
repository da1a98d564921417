import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import type { FairGiveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { type Fetch, send } from '../../../lib/api/send.ts';

/** A published giveaway with its entrants; null where the list is not public or no longer exists. */
export interface PublishedGiveaway {
  giveaway: FairGiveaway;
  entrants: string[] | null;
}

/**
 * Reads the published data of a giveaway. Throws when a request fails. `onRead` receives the number of ids read so far.
 */
export async function readDraw(
  apiUrl: string,
  id: string,
  onRead: (count: number) => void,
  fetchResponse: Fetch,
): Promise<PublishedGiveaway> {
  const giveaway = await send(apiUrl, giveawaysEndpoints.fair, { params: { id } }, fetchResponse);
  if (giveaway.serverSeed === null || giveaway.entrantsUntil === null) return { giveaway, entrants: null };

  const entrants: string[] = [];
  let after: string | null = '0';
  while (after !== null) {
    const page: { userIds: string[]; next: string | null } = await send(
      apiUrl,
      giveawaysEndpoints.fairEntrants,
      { params: { id }, query: { after } },
      fetchResponse,
    );
    entrants.push(...page.userIds);
    onRead(entrants.length);
    after = page.next;
  }
  return { giveaway, entrants };
}
