import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { moderationEndpoints } from '@perigee/core/moderation/punishments/endpoints';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient, Reply } from '../support/api-client.ts';
import { posted } from '../support/bot/greeting-tries.ts';
import { buildCustomJob } from '../support/economy-builders.ts';
import { type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const { greetings, automod, moderation, levels } = SECTIONS;
const { join, dm } = greetings.initial;

/** Templates of every section that is saved as a whole: their path, and a value with the text in there. */
const PLACES = [
  {
    section: greetings,
    path: 'join.message',
    write: (message: string) => ({ ...greetings.initial, join: { ...join, message } }),
  },
  {
    section: greetings,
    path: 'dm.embed.description',
    write: (description: string) => ({
      ...greetings.initial,
      dm: { ...dm, embed: { ...DEFAULT_EMBED, description } },
    }),
  },
  {
    section: levels,
    path: 'message.template',
    write: (template: string) => ({ ...levels.initial, message: { ...levels.initial.message, template } }),
  },
  {
    section: automod,
    path: 'words.message.template',
    write: (template: string) => ({
      ...automod.initial,
      words: { ...automod.initial.words, message: { ...automod.initial.words.message, template } },
    }),
  },
  {
    section: moderation,
    path: 'punishmentMessages.ban.message',
    write: (message: string) => ({
      ...moderation.initial,
      punishmentMessages: {
        ...moderation.initial.punishmentMessages,
        ban: { ...moderation.initial.punishmentMessages.ban, message },
      },
    }),
  },
];

/** A role above everyone's reach; members can ping it only if it is mentionable. */
function createRole({ simulator }: World, { id }: GuildFixture, mentionable = false): string {
  return simulator.world.createRole(id, { name: 'Crew', mentionable });
}

function letPingAll({ simulator }: World, guild: GuildFixture, { id }: PersonFixture): void {
  const roleId = simulator.world.createRole(guild.id, { permissions: ['MentionEveryone'] });
  simulator.world.grantRole(guild.id, id, roleId);
}

function saver(api: ApiClient, guild: GuildFixture, { save }: (typeof PLACES)[number]['section']) {
  if (save === null) throw new Error('the section has no call of its own');
  return (person: PersonFixture, body: unknown) =>
    api.call(person.token, save, { params: { guildId: guild.id }, body });
}

const welcome = (message: string, changes: object = {}) => ({
  ...greetings.initial,
  join: { ...join, message, ...changes },
});

const refusedAt = (path: string) => ({
  status: 400,
  body: { issues: [{ path, code: 'roleNotMentionable', params: { name: 'Crew' } }] },
});

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);

describe('Roles in templates', () => {
  test.for(PLACES)('$path refuses a role that the person cannot ping', async (place, { api, guild, world }) => {
    await world.setBoost(guild.id, true);
    const save = saver(api, guild, place.section);
    const value = place.write(`Hi {{ role.${createRole(world, guild)} }}`);

    const refused = await save(guild.manager, value);
    const allowed = await save(guild.owner, value);
    const kept = await save(guild.manager, value);

    expect(refused).toMatchObject(refusedAt(place.path));
    expect(statuses([allowed, kept])).toEqual([200, 200]);
  });

  test.for(PLACES)('$path accepts a mentionable role', async (place, { api, guild, world }) => {
    await world.setBoost(guild.id, true);
    const value = place.write(`{% if true %}{{ role.${createRole(world, guild, true)} }}{% endif %}`);

    expect(await saver(api, guild, place.section)(guild.manager, value)).toMatchObject({ status: 200 });
  });

  test('A person who can ping all roles on Discord can name any role', async ({ api, guild, world }) => {
    const roleId = createRole(world, guild);
    const save = saver(api, guild, greetings);
    const hidden = welcome(`{% if guild.icon == role.${roleId} %}{{ role.${roleId} }}{% endif %}`);

    const before = await save(guild.manager, hidden);
    letPingAll(world, guild, guild.manager);
    const after = () => save(guild.manager, hidden);

    expect(before).toMatchObject(refusedAt('join.message'));
    await expect.poll(async () => (await after()).status).toBe(200);
  });

  test('A role may move within its section, but not from a silent text into one that pings', async ({
    api,
    guild,
    world,
  }) => {
    const text = `{{ role.${createRole(world, guild)} }}`;
    const save = saver(api, guild, greetings);
    const embed = { ...DEFAULT_EMBED, title: text };
    await save(guild.owner, welcome('Hi', { embed }));

    const silent = await save(guild.manager, welcome('Hi', { embed: { ...DEFAULT_EMBED, description: text } }));
    const loud = await save(guild.manager, welcome(text, { embed }));
    await save(guild.owner, welcome(text));
    const moved = await save(guild.manager, {
      ...greetings.initial,
      leave: { ...greetings.initial.leave, message: `Bye ${text}` },
    });
    const again = await save(guild.manager, welcome(text));

    expect(statuses([silent, moved, again])).toEqual([200, 200, 200]);
    expect(loud).toMatchObject(refusedAt('join.message'));
  });

  test('A role written as a plain mention is stored without pinging its members', async ({ api, guild, world }) => {
    const roleId = createRole(world, guild);
    const message = `<@&${roleId}> and @everyone`;
    const saved = await saver(
      api,
      guild,
      greetings,
    )(guild.manager, welcome(message, { enabled: true, channel: guild.channelId }));

    await api.call(guild.manager.token, greetingsEndpoints.test, {
      params: { guildId: guild.id },
      body: { type: 'join' },
    });

    expect(saved.status).toBe(200);
    expect(posted(world, guild)).toMatchObject([{ content: message, mentionRoleIds: [], mentionsEveryone: false }]);
  });

  test('A custom job refuses a role that the person cannot ping, and keeps the one it had', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const job = buildCustomJob({ name: 'Pilot', message: `Done, {{ role.${createRole(world, guild)} }}` });
    const { create, update } = customJobsEndpoints;

    const refused = await api.call(guild.manager.token, create, { params, body: job });
    const created = await api.call(guild.owner.token, create, { params, body: job });
    const changed = await api.call(guild.manager.token, update, {
      params: { ...params, jobName: 'Pilot' },
      body: { ...job, newName: 'Captain' },
    });

    expect(refused).toMatchObject(refusedAt('message'));
    expect(statuses([created, changed])).toEqual([200, 200]);
  });
});

describe('Other ways to name a role', () => {
  test('A draft of a greeting that names an unpingable role is not posted', async ({ api, guild, world }) => {
    const text = `{{ role.${createRole(world, guild)} }}`;
    const tryOut = ({ token }: PersonFixture) =>
      api.call(token, greetingsEndpoints.test, {
        params: { guildId: guild.id },
        body: { type: 'join', draft: { message: text, embed: DEFAULT_EMBED, channel: guild.channelId } },
      });

    const refused = await tryOut(guild.manager);
    const unposted = posted(world, guild).length;
    await saver(api, guild, greetings)(guild.owner, welcome(text));
    const allowed = await tryOut(guild.manager);

    expect(refused).toMatchObject(refusedAt('join.message'));
    expect(unposted).toBe(0);
    expect(allowed.status).toBe(200);
  });

  test('A draft of a punishment message that names an unpingable role is not sent', async ({ api, guild, world }) => {
    await world.setBoost(guild.id, true);
    const draft = { message: `{{ role.${createRole(world, guild)} }}`, embed: DEFAULT_EMBED };

    const refused = await api.call(guild.manager.token, moderationEndpoints.test, {
      params: { guildId: guild.id },
      body: { type: 'ban', draft },
    });

    expect(refused).toMatchObject(refusedAt('punishmentMessages.ban.message'));
  });

  test('Restoring, undoing, going back in time and importing refuse a role that the person cannot ping', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const save = saver(api, guild, greetings);
    const { token } = guild.manager;
    await save(guild.owner, welcome(`{{ role.${createRole(world, guild)} }}`));
    const file = (await api.call(token, transferEndpoints.export, { params })).body;
    const at = new Date().toISOString();
    await save(guild.owner, welcome('Hi'));

    const version = { ...params, section: 'greetings', version: '1' };
    const restored = await api.call(token, historyEndpoints.restore, { params: version });
    const undone = await api.call(token, historyEndpoints.undo, { params: { ...version, version: '2' } });
    const then = await api.call(token, historyEndpoints.restoreMoment, {
      params,
      body: { at, sections: [{ section: 'greetings', versionNow: 2 }] },
    });
    const imported = await api.call(token, transferEndpoints.import, {
      params,
      body: { file, roles: {}, channels: {}, sections: ['greetings'], apply: true },
    });

    const issue = { path: 'join.message', code: 'roleNotMentionable' };
    const refused = { status: 400, body: { issues: [issue] } };
    expect([restored, undone, then]).toMatchObject([refused, refused, refused]);
    expect(imported).toMatchObject({ body: { applied: false, sections: [{ section: 'greetings', issues: [issue] }] } });
  });
});
