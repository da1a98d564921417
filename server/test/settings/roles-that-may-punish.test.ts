import { editorsSection } from '@perigee/core/community/editors/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { createEditor, openEditors } from '../support/moderation/editors.ts';
import { BAN, punishing, refusedFor, saver, statuses } from '../support/moderation/punishing-rules.ts';

test('Editors of the moderation tab with a role that may punish set any punishment', async ({ api, guild, world }) => {
  const save = saver(api, guild);
  const [editor, outsider] = [createEditor(world, guild), createEditor(world, guild)];

  await openEditors(api, guild, [editor], [editor, outsider]);
  const allowed = await save.words(editor, punishing(BAN));
  const withoutTab = await save.words(outsider, punishing(BAN));
  await openEditors(api, guild, [editor, outsider], [outsider]);
  const keptBan = await save.words(editor, punishing(BAN));
  const longer = await save.words(editor, punishing({ ...BAN, duration: 0 }));

  expect(statuses([allowed, withoutTab, keptBan])).toEqual([200, 403, 200]);
  expect(longer).toMatchObject(refusedFor('punishment.type', 'BanMembers'));
});

test('Managers with a role that may punish set any punishment', async ({ api, guild, world }) => {
  const roleId = world.simulator.world.createRole(guild.id, { name: 'Judges' });
  world.simulator.world.grantRole(guild.id, guild.manager.id, roleId);
  await openEditors(api, guild, [], [{ roleId }]);
  const save = saver(api, guild);

  await expect.poll(async () => (await save.words(guild.manager, punishing(BAN))).status).toBe(200);
});

test('Only the owner chooses the roles that may punish', async ({ api, guild, world }) => {
  const { roleId } = createEditor(world, guild);
  const body = { ...editorsSection.initial, punish: [roleId] };
  const options = { params: { guildId: guild.id }, body };

  const byManager = await api.call(guild.manager.token, editorsSection.save, options);
  const byOwner = await api.call(guild.owner.token, editorsSection.save, options);

  expect(statuses([byManager, byOwner])).toEqual([403, 200]);
});

test('Clients that do not know roles that may punish can still save the editors', async ({ api, guild }) => {
  const { punish, ...body } = editorsSection.initial;
  const params = { guildId: guild.id };

  const saved = await api.call(guild.owner.token, editorsSection.save, { params, body });
  const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

  expect(saved.status).toBe(200);
  expect(info.body).toMatchObject({ settings: { editors: { ...body, punish } } });
});

test('Roles that may punish must be roles of the server', async ({ api, guild }) => {
  const body = { ...editorsSection.initial, punish: ['999999999999999999'] };

  const reply = await api.call(guild.owner.token, editorsSection.save, { params: { guildId: guild.id }, body });

  expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'punish.0', code: 'unknownRole' }] } });
});
