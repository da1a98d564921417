import { generalSection } from '@perigee/core/community/general/section';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import type { ApiClient } from '../api-client.ts';
import { buildGeneral, type GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

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

/** Every saved version of a section, oldest first. */
export function savedVersions({ services }: Pick<World, 'services'>, { id }: GuildFixture, section: string) {
  return services.database.db
    .selectFrom('guild_settings_history')
    .select(['version', 'saved_by as savedBy', 'value'])
    .where('guild_id', '=', id)
    .where('section', '=', section)
    .orderBy('version')
    .execute();
}

/** Stores sections as an earlier version of the product, or a server with a boost, may have saved them. */
export async function storeSections(
  { services }: Pick<World, 'services'>,
  { id }: GuildFixture,
  sections: Readonly<Record<string, object>>,
): Promise<void> {
  const rows = Object.entries(sections).map(([section, value]) => ({
    guild_id: id,
    section,
    version: 1,
    value: JSON.stringify(value),
  }));
  await services.database.db.insertInto('guild_settings').values(rows).execute();
}
