import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import type { GuildCard } from '@perigee/core/community/guilds/schema';
import { send } from '../../lib/api/send.ts';
import { authorizedFetch } from '../../lib/api/authorized-fetch.ts';

/** The guild with this id among those the signed-in person may configure, or null. */
export async function findAddedGuild(apiUrl: string, guildId: string): Promise<GuildCard | null> {
  const guilds = await send(apiUrl, guildsEndpoints.list, {}, (url, init) => authorizedFetch(apiUrl, url, init));
  return guilds.find(({ id, manageable }) => manageable && id === guildId) ?? null;
}
