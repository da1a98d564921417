import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import type { Tab } from '@perigee/core/base/tabs/tabs';
import type { ApiClient } from './api-client.ts';
import type { GuildFixture, PersonFixture } from './fixtures.ts';
import type { World } from './world.ts';

/** Makes the guild's member an editor of one tab, through a role without permissions. */
export async function makeEditor(
  { simulator }: World,
  api: ApiClient,
  guild: GuildFixture,
  tab: Tab,
): Promise<PersonFixture> {
  const roleId = simulator.world.createRole(guild.id, { name: 'Scribe' });
  simulator.world.grantRole(guild.id, guild.member.id, roleId);
  const body = { ...DEFAULT_EDITORS, [tab]: [roleId] };
  const { status } = await api.call(guild.owner.token, editorsSection.save, { params: { guildId: guild.id }, body });
  if (status !== 200) throw new Error(`The editors were refused with ${status}`);
  return guild.member;
}
