import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { generalEndpoints } from '@perigee/core/community/general/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { GUILD_ROLES_MAX } from '@perigee/core/base/ids/id-list';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import { describe, expect } from 'vitest';
import { buildGeneral, createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const { save } = editorsSection;

/** A guild role that only its member has. */
function giveRole({ simulator }: World, guild: GuildFixture): string {
  const roleId = simulator.world.createRole(guild.id, { name: 'Scribe' });
  simulator.world.grantRole(guild.id, guild.member.id, roleId);
  return roleId;
}

describe('Tab editors', () => {
  test('An editor role opens its tab to its members, and nothing else', async ({ world, api, guild }) => {
    const params = { guildId: guild.id };
    const body = { ...DEFAULT_EDITORS, general: [giveRole(world, guild)] };
    const before = await api.call(guild.member.token, guildsEndpoints.info, { params });

    const saved = await api.call(guild.owner.token, save, { params, body });
    const info = await api.call(guild.member.token, guildsEndpoints.info, { params });
    const edit = await api.call(guild.member.token, generalSection.save, { params, body: buildGeneral() });
    const reset = { params, body: { name: 'Test guild', scopes: ['balance'] } };
    const other = await api.call(guild.member.token, generalEndpoints.reset, reset);
    const template = { params, body: { templates: [{ place: 'greeting', text: 'Hi {{ member.name }}' }] } };
    const checked = await api.call(guild.member.token, templatesEndpoints.check, template);

    expect(checked.body).toEqual({ problems: [null] });
    expect(before.status).toBe(403);
    expect(saved.status).toBe(200);
    expect(info.body).toMatchObject({ rights: { owner: false, manager: false, tabs: ['general'] } });
    expect(edit.status).toBe(200);
    expect(other.status).toBe(403);
  });

  test('The server list shows a server to its editors as manageable', async ({ world, api, guild }) => {
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, save, {
      params,
      body: { ...DEFAULT_EDITORS, logs: [giveRole(world, guild)] },
    });

    const list = async () => (await api.call(guild.member.token, guildsEndpoints.list, {})).body;

    // The bot stores that it is in a new guild a moment after the event.
    await expect.poll(list).toContainEqual(expect.objectContaining({ id: guild.id, manageable: true, invited: true }));
  });

  test('Only the owner can choose the editors', async ({ api, guild, stranger }) => {
    const options = { params: { guildId: guild.id }, body: DEFAULT_EDITORS };

    const replies = await Promise.all(
      [guild.manager.token, guild.member.token, stranger.token, null].map((token) => api.call(token, save, options)),
    );

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 404, 401]);
  });

  test('Rejects foreign, duplicate and too many editor roles', async ({ world, api, guild }) => {
    const params = { guildId: guild.id };
    const roleId = giveRole(world, guild);
    const foreign = giveRole(world, createGuild(world));
    const attempt = (general: string[]) =>
      api.call(guild.owner.token, save, { params, body: { ...DEFAULT_EDITORS, general } });

    const unknown = await attempt([roleId, foreign]);
    const twice = await attempt([roleId, roleId]);
    const many = await attempt(Array.from({ length: GUILD_ROLES_MAX + 1 }, (_, index) => `${index + 1}`));

    expect(unknown).toMatchObject({ status: 400, body: { issues: [{ path: 'general.1', code: 'unknownRole' }] } });
    expect(twice).toMatchObject({ status: 400, body: { issues: [{ path: 'general', code: 'duplicate' }] } });
    expect(many).toMatchObject({ status: 400, body: { issues: [{ path: 'general', code: 'listTooLong' }] } });
  });
});
