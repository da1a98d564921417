import { automodEndpoints, automodSwitchEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { muteRoleEndpoints } from '@perigee/core/moderation/mute-role/endpoints';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import type { WarnPunishment } from '@perigee/core/moderation/punishments/warn-punishments';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { createPerson, type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import { auditReasons } from '../support/moderation/audit-reasons.ts';
import { createEditor, openEditors } from '../support/moderation/editors.ts';
import { joinRaiders, saveRaid } from '../support/moderation/raids.ts';
import { DONE_WITHIN_MS, openPunishing } from '../support/punishing.ts';
import type { World } from '../support/world.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const DAY_MS = 86_400_000;

function banningWords(changes: Partial<Automod['words']> = {}): Automod['words'] {
  const { words } = DEFAULT_AUTOMOD;
  return {
    ...words,
    enabled: true,
    options: { ...words.options, words: ['spam'] },
    punishment: { enabled: true, type: 'ban', duration: 0, reason: 'No adverts' },
    ...changes,
  };
}

const saveWords = (api: ApiClient, { id }: GuildFixture, { token }: PersonFixture, body: Automod['words']) =>
  api.call(token, automodEndpoints.words, { params: { guildId: id }, body });

const saveLadder = (
  api: ApiClient,
  { id }: GuildFixture,
  { token }: PersonFixture,
  warnsPunishments: WarnPunishment[],
) =>
  api.call(token, moderationSection.save, {
    params: { guildId: id },
    body: { ...DEFAULT_MODERATION, warnsPunishments },
  });

const banAt = (warns: number): WarnPunishment => ({ warns, punishment: { type: 'ban', duration: 0, reason: '' } });

/** Somebody with a name of their own who may edit, and ban. */
function createBanner(world: World, guild: GuildFixture) {
  return createEditor(world, guild, ['BanMembers', 'ManageGuild']);
}

/** The bot's only reason, once there is one. */
async function onlyReason(world: World, guild: GuildFixture): Promise<string | undefined> {
  await expect.poll(() => auditReasons(world, guild), WITHIN).toHaveLength(1);
  return (await auditReasons(world, guild))[0];
}

describe('Reasons of punishments by rules', () => {
  test('The audit log names the rule and the person who set its punishment, not later editors of the rule', async ({
    api,
    guild,
    world,
  }) => {
    await saveWords(api, guild, guild.owner, banningWords());
    const { options } = banningWords();
    const words = Array.from({ length: 12 }, (_, index) => `eggs${index}`);
    for (const count of words.keys()) {
      const listed = words.slice(0, count + 1);
      await saveWords(api, guild, guild.manager, banningWords({ options: { ...options, words: listed } }));
    }

    openChat(world, guild).say('eggs11');

    expect(await onlyReason(world, guild)).toMatch(
      /^Case #1 · No adverts — automoderation rule “Words”, set by owner\S*$/,
    );
  });

  test('The audit log names the person who switched the rule on', async ({ api, guild, world }) => {
    const banner = createBanner(world, guild);
    await saveWords(api, guild, guild.owner, banningWords({ enabled: false }));
    await expect
      .poll(async () => {
        const body = { rules: ['words'], enabled: true };
        const params = { guildId: guild.id };
        return (await api.call(banner.token, automodSwitchEndpoints.switch, { params, body })).status;
      })
      .toBe(200);

    openChat(world, guild).say('spam');

    expect(await onlyReason(world, guild)).toMatch(/ — automoderation rule “Words”, set by editor\S*$/);
  });

  test('The audit log gives the id of a person who has left since', async ({ api, guild, world }) => {
    const banner = createBanner(world, guild);
    await expect.poll(async () => (await saveWords(api, guild, banner, banningWords())).status).toBe(200);
    world.simulator.world.removeMember(guild.id, banner.id);

    openChat(world, guild).say('spam');

    expect(await onlyReason(world, guild)).toMatch(new RegExp(`set by ${banner.id}$`));
  });

  test('The audit log names the person who set the penalty for warnings', async ({ api, guild, world }) => {
    await saveLadder(api, guild, guild.owner, [banAt(1)]);

    await openPunishing(world, guild).punish({ type: 'warn' });

    expect(await onlyReason(world, guild)).toMatch(/^Case #2 · spam — penalty for warnings, set by owner\S*$/);
  });

  test('The audit log names no person for one of several identical penalties', async ({ api, guild, world }) => {
    const banner = createBanner(world, guild);
    await saveLadder(api, guild, guild.owner, [banAt(1)]);
    await expect.poll(async () => (await saveLadder(api, guild, banner, [banAt(1), banAt(2)])).status).toBe(200);

    await openPunishing(world, guild).punish({ type: 'warn' });

    expect(await onlyReason(world, guild)).toBe('Case #2 · spam — penalty for warnings');
  });

  test('The audit log names the raid rule and its author, and the person who undid the raid', async ({
    api,
    guild,
    world,
  }) => {
    await saveRaid(api, guild);
    const params = { guildId: guild.id };
    joinRaiders(world, guild, 4);
    const running = async () => {
      const { body } = await api.call(guild.owner.token, raidEndpoints.running, { params });
      return z.parse(raidEndpoints.running.schema.response[200], body).raid;
    };
    const byRule = expect.stringMatching(/automoderation rule “Raid”, set by owner\S*$/);
    await expect
      .poll(() => auditReasons(world, guild), WITHIN)
      .toEqual(expect.arrayContaining([byRule, expect.stringMatching(/^Case #4 · Raid — /)]));
    const kicks = (await auditReasons(world, guild)).filter((reason) => reason.startsWith('Case #'));

    await api.call(guild.manager.token, raidEndpoints.undo, {
      params: { ...params, raidId: (await running())?.id ?? '' },
    });

    expect(kicks).toEqual(kicks.map(() => byRule));
    await expect
      .poll(() => auditReasons(world, guild), WITHIN)
      .toContainEqual(expect.stringMatching(/^Raid undone by manager\S*$/));
  });
});

describe('Reasons of what people do on the site', () => {
  test('The audit log names the person who lifted a ban', async ({ api, guild, world }) => {
    const banner = createBanner(world, guild);
    await openEditors(api, guild, [banner]);
    await openPunishing(world, guild).punish({ type: 'ban' });

    await api.call(banner.token, casesEndpoints.lift, { params: { guildId: guild.id, number: '1' }, body: {} });

    await expect
      .poll(() => auditReasons(world, guild), WITHIN)
      .toEqual(['Case #1 · spam — manager', expect.stringMatching(/^Case #2 — editor\S*$/)]);
  });

  test.for([
    { type: 'mute', durationMs: 2 * DAY_MS, reason: /^Case #1 · spam — manager, changed by owner\S*$/ },
    { type: 'ban', durationMs: 1_000, reason: /^Case #1 · its time is over — changed by owner\S*$/ },
  ] as const)(
    'The audit log names whoever changed the duration of a $type',
    async ({ type, durationMs, reason }, { api, guild, world }) => {
      const params = { guildId: guild.id };
      const body = { ...DEFAULT_MODERATION, useTimeout: true };
      await api.call(guild.owner.token, moderationSection.save, { params, body });
      await openPunishing(world, guild).punish({ type, durationMs: DAY_MS });

      await api.call(guild.owner.token, casesEndpoints.edit, {
        params: { ...params, number: '1' },
        body: { durationMs },
      });

      await expect
        .poll(() => auditReasons(world, guild), WITHIN)
        .toEqual(['Case #1 · spam — manager', expect.stringMatching(reason)]);
    },
  );

  test('The audit log names the person who set up the mute role', async ({ api, guild, world }) => {
    const reply = await api.call(guild.owner.token, muteRoleEndpoints.setUp, {
      params: { guildId: guild.id },
      body: { createRole: true },
    });

    expect(reply.status).toBe(200);
    await expect
      .poll(() => auditReasons(world, guild), WITHIN)
      .toContainEqual(expect.stringMatching(/^Mute role, set by owner\S*$/));
  });
});

test('A punishment does not wait for the name of the person who set it', async ({ api, guild, world }) => {
  await saveWords(api, guild, guild.owner, banningWords());
  const other = createPerson(world, 'other');
  world.simulator.world.addMember(guild.id, other.id);
  world.simulator.world.fail({ method: 'GET', path: new RegExp(`/members/${guild.owner.id}`), status: 500, times: 50 });

  openChat(world, { ...guild, member: other }).say('spam');

  expect(await onlyReason(world, guild)).toMatch(/ — automoderation rule “Words”, set by \S+$/);
  world.simulator.world.recover();
});
