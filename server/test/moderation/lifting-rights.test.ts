import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import type { CaseType } from '@perigee/core/moderation/cases/case';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import type { PunishmentType } from '@perigee/core/moderation/punishments/punishment';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import { hitsOf } from '../support/moderation/automod-records.ts';
import { open, readCase } from '../support/moderation/cases.ts';
import { createEditor, openEditors } from '../support/moderation/editors.ts';
import { joinRaiders, saveRaid } from '../support/moderation/raids.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../support/punishing.ts';
import type { World } from '../support/world.ts';

const lacking = (permission: string) => ({
  status: 403,
  body: { code: 'forbidden', issues: [{ code: 'punishmentBeyondYou', params: { permission } }] },
});

const MODERATION = ['ModerateMembers', 'KickMembers', 'BanMembers'] as const;

describe('Cases on the site', () => {
  test.for([
    ['warn', 'ModerateMembers'],
    ['mute', 'ModerateMembers'],
    ['kick', 'KickMembers'],
    ['ban', 'BanMembers'],
    ['note', 'ModerateMembers'],
  ] as const satisfies readonly [CaseType, string][])(
    'Changing a %s takes %s or a role that may punish through rules, not just the tab',
    async ([type, permission], { api, guild, world }) => {
      await open(world, guild, [{ type }]);
      const others = (['ModerateMembers', 'KickMembers', 'BanMembers'] as const).filter((name) => name !== permission);
      const [editor, able] = [createEditor(world, guild, others), createEditor(world, guild, [permission])];
      const params = { guildId: guild.id, number: '1' };
      const edit = ({ token }: PersonFixture, reason: string) =>
        api.call(token, casesEndpoints.edit, { params, body: { reason } });
      await openEditors(api, guild, [editor, able]);

      const refused = [
        await edit(editor, 'One'),
        await api.call(editor.token, casesEndpoints.lift, { params, body: {} }),
        await api.call(editor.token, casesEndpoints.retry, { params }),
        await edit(guild.manager, 'Two'),
      ];
      const { may } = await readCase(api, editor.token, guild, 1);
      const allowed = await edit(able, 'Three');
      await openEditors(api, guild, [editor], [editor]);
      const byRole = await edit(editor, 'Four');

      expect(refused).toMatchObject(refused.map(() => lacking(permission)));
      expect(may).toEqual({ edit: false, lift: false, changeDuration: false, retry: false });
      expect([allowed.status, byRole.status]).toEqual([200, 200]);
    },
  );

  test.for([
    ['warn', 'their own', 'case_own'],
    ['mute', 'their own', 'case_own'],
    ['mute', 'an equal’s', 'case_aboveYou'],
    ['ban', 'the owner’s', 'case_aboveYou'],
  ] as const)('A moderator cannot change a %s that is %s', async ([type, whose, code], { api, guild, world }) => {
    const [moderator, equal] = [
      createEditor(world, guild, [...MODERATION]),
      createEditor(world, guild, [...MODERATION]),
    ];
    world.simulator.world.grantRole(guild.id, equal.id, moderator.roleId);
    const target = { 'their own': moderator, 'an equal’s': equal, 'the owner’s': guild.owner }[whose];
    await open(world, guild, [{ type, member: { id: target.id, name: 'target' } }]);
    await openEditors(api, guild, [], [moderator]);
    const params = { guildId: guild.id, number: '1' };
    const chat = openChat(world, { ...guild, member: moderator });

    const refused = [
      await api.call(moderator.token, casesEndpoints.edit, { params, body: { reason: 'Other' } }),
      await api.call(moderator.token, casesEndpoints.lift, { params, body: {} }),
      await api.call(moderator.token, casesEndpoints.retry, { params }),
    ];
    const { may } = await readCase(api, moderator.token, guild, 1);
    const { content } = await chat.ask('!reason 1 Other');

    expect(refused).toMatchObject(refused.map(() => ({ status: 403, body: { issues: [{ code }] } })));
    expect(may).toEqual({ edit: false, lift: false, changeDuration: false, retry: false });
    expect(content).toMatch(code === 'case_own' ? /is about you/ : /highest role isn’t below yours/);
    expect(await readCase(api, guild.owner.token, guild, 1)).toMatchObject({ reason: 'Spam', state: 'done' });
  });

  test('A moderator in a timeout cannot set, change or lift punishments', async ({ api, guild, world }) => {
    await open(world, guild, [{ type: 'ban' }]);
    const moderator = createEditor(world, guild, [...MODERATION]);
    await openEditors(api, guild, [moderator], [moderator]);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await world.services.api.guilds.editMember(guild.id, moderator.id, { communication_disabled_until: until });
    const params = { guildId: guild.id, number: '1' };
    const words = {
      ...DEFAULT_AUTOMOD.words,
      punishment: { enabled: true, type: 'ban', duration: 0, reason: '' },
    };

    const lifted = () => api.call(moderator.token, casesEndpoints.lift, { params, body: {} });
    await expect.poll(lifted, { timeout: DONE_WITHIN_MS }).toMatchObject(lacking('BanMembers'));
    const saved = await api.call(moderator.token, automodEndpoints.words, {
      params: { guildId: guild.id },
      body: words,
    });

    expect(saved).toMatchObject({ status: 400, body: { issues: [{ code: 'punishmentBeyondYou' }] } });
  });

  test('A role that may punish through rules lifts nothing without the moderation tab', async ({
    api,
    guild,
    world,
  }) => {
    await open(world, guild, [{ type: 'ban' }]);
    const moderator = createEditor(world, guild, ['KickMembers']);
    await openEditors(api, guild, [], [moderator]);

    const reply = await api.call(moderator.token, casesEndpoints.lift, {
      params: { guildId: guild.id, number: '1' },
      body: {},
    });

    expect(reply).toMatchObject(lacking('BanMembers'));
  });
});

describe('Hits marked as wrong', () => {
  test('Undoing a hit takes the permission for its punishment or a role that may punish through rules', async ({
    api,
    guild,
    world,
  }) => {
    const { hitId, wrong } = await hit(world, guild, api, 'mute');
    const [editor, able] = [createEditor(world, guild), createEditor(world, guild, ['ModerateMembers'])];
    await openEditors(api, guild, [editor, able]);

    const refused = await wrong(editor, hitId);
    const inForce = await openPunishing(world, guild).find(1);
    await openEditors(api, guild, [editor, able], [editor]);
    const undone = await wrong(editor, hitId);

    expect(refused).toMatchObject(lacking('ModerateMembers'));
    expect(inForce).toMatchObject({ state: 'done' });
    expect(undone.status).toBe(200);
    await expect
      .poll(() => openPunishing(world, guild).find(1), { timeout: DONE_WITHIN_MS })
      .toMatchObject({ state: 'lifted' });
  });

  test('Any editor of the tab can undo a hit without a punishment', async ({ api, guild, world }) => {
    const { hitId, wrong } = await hit(world, guild, api, null);
    const editor = createEditor(world, guild);
    await openEditors(api, guild, [editor]);

    expect((await wrong(editor, hitId)).status).toBe(200);
  });

  test('Moderators cannot undo their own automoderation hits', async ({ api, guild, world }) => {
    const { hitId, wrong } = await hit(world, guild, api, 'mute');
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Editor', permissions: ['ModerateMembers'] });
    world.simulator.world.grantRole(guild.id, guild.member.id, roleId);
    await openEditors(api, guild, [{ roleId }], [{ roleId }]);

    const refused = await wrong(guild.member, hitId);

    expect(refused).toMatchObject({ status: 403, body: { issues: [{ code: 'case_own' }] } });
    expect(await openPunishing(world, guild).find(1)).toMatchObject({ state: 'done' });
  });

  test('A moderator who may not ban cannot undo a hit that banned from the chat', async ({ api, guild, world }) => {
    await saveModeration(api, guild, { automodLog: guild.channelId });
    const { hitId } = await hit(world, guild, api, 'ban');
    const moderator = createEditor(world, guild, ['ModerateMembers']);
    const chat = openChat(world, { ...guild, member: moderator });
    const entry = () =>
      world.simulator.world
        .messages(guild.channelId)
        .find(({ components }) => JSON.stringify(components).includes(`wrong:1:${hitId}`));
    await expect.poll(entry, { timeout: DONE_WITHIN_MS }).toBeDefined();

    await chat.press(entry()?.id ?? '', `automod:wrong:1:${hitId}`, moderator.id);

    await expect
      .poll(() => world.simulator.world.messages(guild.channelId).at(-1), { timeout: DONE_WITHIN_MS })
      .toMatchObject({ content: 'You need Ban Members on this server to lift the punishment.' });
    expect(await openPunishing(world, guild).find(1)).toMatchObject({ state: 'done' });
  });
});

test('Undoing a raid takes Manage Server or a role that may punish through rules', async ({ api, guild, world }) => {
  await saveRaid(api, guild);
  joinRaiders(world, guild, 4);
  const editor = createEditor(world, guild, ['KickMembers']);
  await openEditors(api, guild, [editor]);
  const running = raidEndpoints.running.schema.response[200];
  const raidId = async () => {
    const { body } = await api.call(editor.token, raidEndpoints.running, { params: { guildId: guild.id } });
    return z.parse(running, body).raid?.id ?? '';
  };
  await expect.poll(raidId, { timeout: DONE_WITHIN_MS }).not.toBe('');
  const params = { guildId: guild.id, raidId: await raidId() };

  const refused = await api.call(editor.token, raidEndpoints.undo, { params });
  await openEditors(api, guild, [editor], [editor]);
  const undone = await api.call(editor.token, raidEndpoints.undo, { params });

  expect(refused).toMatchObject(lacking('ManageGuild'));
  expect(undone.status).toBe(200);
});

/** A member breaks a rule with that punishment, and it is carried out. */
async function hit(world: World, guild: GuildFixture, api: ApiClient, type: PunishmentType | null) {
  const params = { guildId: guild.id };
  await saveModeration(api, guild, { useTimeout: true, automodLog: guild.channelId });
  const { words } = DEFAULT_AUTOMOD;
  const body = {
    ...words,
    enabled: true,
    options: { ...words.options, words: ['spam'] },
    punishment: { enabled: type !== null, type: type ?? 'warn', duration: type === 'mute' ? 600_000 : 0, reason: '' },
  };
  await api.call(guild.owner.token, automodEndpoints.words, { params, body });
  openChat(world, guild).say('spam');
  await expect.poll(() => hitsOf(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  const [found] = await hitsOf(world, guild);
  const outcome = async () => (type === null ? 'done' : (await openPunishing(world, guild).find(1))?.state);
  await expect.poll(outcome, { timeout: DONE_WITHIN_MS }).toBe('done');
  return {
    hitId: found?.id ?? '',
    wrong: ({ token }: PersonFixture, hitId: string) =>
      api.call(token, automodSiteEndpoints.wrong, { params: { ...params, hitId } }),
  };
}
