import { generalSection } from '@perigee/core/community/general/section';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import type { ApiClient } from '../api-client.ts';
import { buildGeneral, type GuildFixture } from '../fixtures.ts';

const { list } = historyEndpoints;

/** Saves another prefix, as the owner by default. */
export function savePrefix(api: ApiClient, guild: GuildFixture, prefix: string, token = guild.owner.token) {
  const body = { ...buildGeneral(), prefix };
  return api.call(token, generalSection.save, { params: { guildId: guild.id }, body });
}

/** Reads a page of the settings history. */
export function readHistory(api: ApiClient, guild: GuildFixture, query = '') {
  return api.call(guild.manager.token, { ...list, url: `${list.url}${query}` }, { params: { guildId: guild.id } });
}
