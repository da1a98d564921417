import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { EMBED_TOTAL_MAX } from '@perigee/core/base/embeds/limits';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { DEFAULT_MODERATION, type Moderation } from '@perigee/core/moderation/punishments/schema';
import { WARN_PUNISHMENTS_MAX } from '@perigee/core/moderation/punishments/warn-punishments';
import { TEMPLATE_MAX } from '@perigee/core/base/templates/limits';
import { describe, expect } from 'vitest';
import { type ApiClient, createApiClient } from '../support/api-client.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import { startWorld, type World } from '../support/world.ts';
import { storeSections } from '../support/data/history.ts';

const { save } = moderationSection;

function buildModeration(changes: Partial<Moderation> = {}): Moderation {
  return { ...DEFAULT_MODERATION, ...changes };
}

const kick = (warns: number) => ({ warns, punishment: { type: 'kick' as const, duration: 0, reason: '' } });

function buildMessages(kickChanges: object): Moderation['punishmentMessages'] {
  const { punishmentMessages } = DEFAULT_MODERATION;
  return { ...punishmentMessages, kick: { ...punishmentMessages.kick, ...kickChanges } };
}

const saveAs = (api: ApiClient, { id, owner }: GuildFixture, body: unknown) =>
  api.call(owner.token, save, { params: { guildId: id }, body });

/** The settings the bot will read; bypasses Discord and its rate limit. */
const settingsOf = ({ services }: World, { id }: GuildFixture) => services.settingsCache.get(id);

describe('Moderation settings', () => {
  test('Saves the mute role, timeouts and the warning ladder in ascending order', async ({ api, guild, world }) => {
    const muteRole = world.simulator.world.createRole(guild.id, { name: 'Muted' });
    const body = buildModeration({ muteRole, useTimeout: true, warnsPunishments: [kick(5), kick(2)] });

    const reply = await saveAs(api, guild, body);

    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 1 } });
    expect(await settingsOf(world, guild)).toMatchObject({
      muteRole,
      useTimeout: true,
      warnsPunishments: [kick(2), kick(5)],
      punishmentMessages: DEFAULT_MODERATION.punishmentMessages,
      versions: { moderation: 1 },
    });
  });

  test('A new server has the default moderation settings', async ({ guild, world }) => {
    expect(await settingsOf(world, guild)).toMatchObject(DEFAULT_MODERATION);
  });

  test('Accepts the maximum number of warning punishments, and no more', async ({ api, guild }) => {
    const rungs = Array.from({ length: WARN_PUNISHMENTS_MAX + 1 }, (_, index) => kick(index + 1));

    const most = await saveAs(api, guild, buildModeration({ warnsPunishments: rungs.slice(1) }));
    const more = await saveAs(api, guild, buildModeration({ warnsPunishments: rungs }));

    expect(most.status).toBe(200);
    expect(more).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'warnsPunishments', code: 'warnPunishmentsLimit', params: { max: 10 } }] },
    });
  });

  test.for([
    {
      path: 'warnsPunishments.1.warns',
      code: 'warnsDuplicate',
      body: buildModeration({ warnsPunishments: [kick(2), kick(2)] }),
    },
    { path: 'warnsPunishments.0.warns', code: 'warnsInvalid', body: buildModeration({ warnsPunishments: [kick(0)] }) },
    { path: 'muteRole', code: 'invalidId', body: buildModeration({ muteRole: 'muted' }) },
    { path: 'muteRole', code: 'unknownRole', body: buildModeration({ muteRole: '1' }) },
    { path: 'useTimeout', code: 'invalidType', body: { ...buildModeration(), useTimeout: 1 } },
    { path: 'prefix', code: 'unknownField', body: { ...buildModeration(), prefix: '!' } },
    {
      path: 'punishmentMessages.kick.message',
      code: 'templateTooLong',
      body: buildModeration({ punishmentMessages: buildMessages({ message: 'x'.repeat(TEMPLATE_MAX + 1) }) }),
    },
    {
      path: 'punishmentMessages.kick.embed',
      code: 'embedTooLong',
      body: buildModeration({
        punishmentMessages: buildMessages({
          embed: {
            ...DEFAULT_EMBED,
            enabled: true,
            fields: Array.from({ length: 6 }, () => ({
              name: 'x',
              value: 'x'.repeat(EMBED_TOTAL_MAX / 6),
              inline: false,
            })),
          },
        }),
      }),
    },
  ])('Rejects moderation settings with $code at $path', async ({ path, code, body }, { api, guild }) => {
    const reply = await saveAs(api, guild, body);

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path, code }] } });
  });

  test('Rejects a mute role of another server, or above the editor or the bot', async ({ api, guild, world }) => {
    const { createRole } = world.simulator.world;
    const high = createRole(guild.id, { name: 'High', position: 50 });
    const foreign = createRole(createGuild(world).id, {});
    const attempt = (token: string, muteRole: string) =>
      api.call(token, save, { params: { guildId: guild.id }, body: buildModeration({ muteRole }) });

    const aboveMe = await attempt(guild.manager.token, high);
    const aboveBot = await attempt(guild.owner.token, high);
    const elsewhere = await attempt(guild.owner.token, foreign);

    expect(aboveMe).toMatchObject({ status: 400, body: { issues: [{ path: 'muteRole', code: 'roleAboveYou' }] } });
    expect(aboveBot).toMatchObject({ status: 400, body: { issues: [{ path: 'muteRole', code: 'roleAboveBot' }] } });
    expect(elsewhere).toMatchObject({ status: 400, body: { issues: [{ path: 'muteRole', code: 'unknownRole' }] } });
  });

  test('Rejects kick and ban messages without boost, and accepts the other settings', async ({ api, guild }) => {
    const punishmentMessages = buildMessages({ enabled: true, message: 'Bye' });

    const refused = await saveAs(api, guild, buildModeration({ useTimeout: true, punishmentMessages }));
    const taken = await saveAs(api, guild, buildModeration({ useTimeout: true }));

    expect(refused).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'punishmentMessages.kick', code: 'boostRequired' },
          { path: 'punishmentMessages.kick.message', code: 'boostRequired' },
        ],
      },
    });
    expect(taken.status).toBe(200);
  });
});

describe('Punishment messages after a boost', () => {
  const messages = buildMessages({ enabled: true, message: 'Bye' });

  test('Punishment messages stay when boost ends, and can be switched off but not changed', async ({
    api,
    guild,
    world,
  }) => {
    await storeSections(world, guild, { moderation: buildModeration({ punishmentMessages: messages }) });
    const attempt = (kickChanges: object) =>
      saveAs(api, guild, buildModeration({ punishmentMessages: buildMessages({ ...messages.kick, ...kickChanges }) }));

    const replies = [await attempt({}), await attempt({ message: 'Go' }), await attempt({ enabled: false })];

    expect(replies.map(({ status }) => status)).toEqual([200, 400, 200]);
  });
});

test('Saving on a boosted server switches off punishment messages without content', async () => {
  const world = await startWorld({ env: { BOOSTED_GUILDS: '*' }, withBot: false });
  const api = createApiClient(world.apiUrl);
  const guild = createGuild(world);
  const embed = {
    ...DEFAULT_EMBED,
    enabled: true,
    fields: [
      { name: 'A', value: '', inline: false },
      { name: 'B', value: 'b', inline: false },
    ],
  };
  const punishmentMessages: Moderation['punishmentMessages'] = {
    kick: { enabled: true, message: ' ', embed: DEFAULT_EMBED },
    ban: { enabled: true, message: '', embed },
  };

  const reply = await saveAs(api, guild, buildModeration({ punishmentMessages }));
  const settings = await settingsOf(world, guild);
  await world.close();

  expect(reply.status).toBe(200);
  expect(settings).toMatchObject({ punishmentMessages: { kick: { enabled: false }, ban: { enabled: true, embed } } });
});
