import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { generalSection } from '@perigee/core/community/general/section';
import type { CustomMessage } from '@perigee/core/base/messages/custom-message';
import { moderationEndpoints } from '@perigee/core/moderation/punishments/endpoints';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { type AnnouncedPunishment, DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { describe, expect } from 'vitest';
import { waitForJobs } from '../support/bot/wait-for-jobs.ts';
import type { ApiClient } from '../support/api-client.ts';
import { buildGeneral, type GuildFixture, SCOPES, test as plain } from '../support/fixtures.ts';
import { BOT_CREDENTIALS, type World } from '../support/world.ts';

const { save } = moderationSection;
const { test: tryOut } = moderationEndpoints;

interface BoostedGuild {
  world: World;
  api: ApiClient;
  guild: GuildFixture;
}

/** Each test has a boosted server. */
const test = plain.extend<{ boosted: BoostedGuild }>({
  boosted: async ({ world, api, guild }, use) => {
    await world.setBoost(guild.id, true);
    await use({ world, api, guild });
  },
});

async function saveMessage(
  { api, guild }: Pick<BoostedGuild, 'api' | 'guild'>,
  changes: Partial<CustomMessage>,
  type: AnnouncedPunishment = 'ban',
): Promise<void> {
  const message = { enabled: true, message: 'Bye', embed: DEFAULT_EMBED, ...changes };
  const punishmentMessages = { ...DEFAULT_MODERATION.punishmentMessages, [type]: message };
  const body = { ...DEFAULT_MODERATION, punishmentMessages };
  const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });
  expect(reply.status).toBe(200);
}

const tryAs = ({ api, guild }: Pick<BoostedGuild, 'api' | 'guild'>, token: string | null, type: string = 'ban') =>
  api.call(token, tryOut, { params: { guildId: guild.id }, body: { type } });

/** The bot's direct messages to a person. */
async function inboxOf({ world }: Pick<BoostedGuild, 'world'>, userId: string) {
  const response = await fetch(`${world.simulator.apiUrl}/v10/users/@me/channels`, {
    method: 'POST',
    headers: { authorization: `Bot ${BOT_CREDENTIALS.botToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ recipient_id: userId }),
  });
  const channel: unknown = await response.json();
  return world.simulator.world.messages(String(Object(channel).id));
}

/** A manager who accepts no direct messages. */
function createUnreachable({ world: { simulator }, guild }: BoostedGuild): string {
  const id = simulator.world.createPerson({ username: 'hermit', acceptsDirectMessages: false });
  simulator.world.addMember(guild.id, id);
  const roleId = simulator.world.createRole(guild.id, { permissions: ['ManageGuild'] });
  simulator.world.grantRole(guild.id, id, roleId);
  return simulator.world.issueToken(id, SCOPES).accessToken;
}

describe('Test of the ban message', () => {
  test('A test of the ban message goes only to the tester, as for a ban of one hour', async ({ boosted }) => {
    const { guild } = boosted;
    await saveMessage(boosted, {
      message:
        '{{ member.mention }} of {{ guild.name }}: {{ punishment.type }}, {{ punishment.duration }}, by {{ moderator.id }}',
      embed: { ...DEFAULT_EMBED, enabled: true, description: '{{ punishment.ends }}' },
    });
    const before = Math.floor(Date.now() / 1000) + 3600;

    const reply = await tryAs(boosted, guild.manager.token);

    const { id } = guild.manager;
    const [sent] = await inboxOf(boosted, id);
    const ends = Number(/<t:(\d+)/.exec(JSON.stringify(sent?.embeds))?.[1]);
    expect(reply).toMatchObject({ status: 200, body: { message: 'Test completed!' } });
    expect(sent?.content).toBe(`<@${id}> of Test guild: ban, 1 hour, by ${id}`);
    expect(ends - before).toSatisfy((seconds: number) => seconds >= 0 && seconds < 30);
    expect(await inboxOf(boosted, guild.owner.id)).toEqual([]);
  });

  test('A test of the ban message uses the language of the bot', async ({ boosted }) => {
    const { api, guild } = boosted;
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, generalSection.save, { params, body: buildGeneral() });
    await saveMessage(boosted, { message: '{{ punishment.duration }}, {{ punishment.reason }}' });

    await tryAs(boosted, guild.owner.token);

    expect(await inboxOf(boosted, guild.owner.id)).toMatchObject([{ content: '1 час, Спам' }]);
  });

  test('A test sends an unsaved punishment message, and returns its content', async ({ boosted }) => {
    const { api, guild } = boosted;
    const draft = { message: 'Draft of {{ punishment.type }}', embed: DEFAULT_EMBED };
    const params = { guildId: guild.id };

    const reply = await api.call(guild.owner.token, tryOut, { params, body: { type: 'ban', draft } });
    const wrong = { type: 'kick', draft: { ...draft, message: '{{ moon' } };
    const refused = await api.call(guild.owner.token, tryOut, { params, body: wrong });

    expect(reply).toMatchObject({ status: 200, body: { sent: { content: 'Draft of ban', embed: null } } });
    expect(await inboxOf(boosted, guild.owner.id)).toMatchObject([{ content: 'Draft of ban' }]);
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'punishmentMessages.kick.message' }] } });
  });

  test('A punishment message can be tested while it is off', async ({ boosted }) => {
    const { guild } = boosted;
    await saveMessage(boosted, { enabled: false });

    const reply = await tryAs(boosted, guild.owner.token);

    expect(reply.status).toBe(200);
  });
});

test('A test of the kick message has no duration and no end', async ({ boosted }) => {
  const { guild } = boosted;
  await saveMessage(
    boosted,
    { message: '[{{ punishment.type }}|{{ punishment.duration }}|{{ punishment.ends }}]' },
    'kick',
  );

  await tryAs(boosted, guild.owner.token, 'kick');

  expect(await inboxOf(boosted, guild.owner.id)).toMatchObject([{ content: '[kick||]' }]);
});

describe('Tests of punishment messages', () => {
  test('A test of a punishment message has a cooldown of 10 seconds per person', async ({ boosted }) => {
    const { guild } = boosted;
    await saveMessage(boosted, {});
    await tryAs(boosted, guild.owner.token);

    const again = await tryAs(boosted, guild.owner.token);
    const byManager = await tryAs(boosted, guild.manager.token);

    expect(again).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(Number(again.headers.get('retry-after'))).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 10);
    expect(byManager.status).toBe(200);
    expect(await inboxOf(boosted, guild.owner.id)).toHaveLength(1);
  });

  test('A test of an empty punishment message fails without starting the cooldown', async ({ boosted }) => {
    const { guild } = boosted;
    const nothing = await tryAs(boosted, guild.owner.token);
    await saveMessage(boosted, {});

    const reply = await tryAs(boosted, guild.owner.token);

    const issues = [{ path: 'punishmentMessages.ban', code: 'messageEmpty' }];
    expect(nothing).toMatchObject({ status: 409, body: { code: 'conflict', issues } });
    expect(reply.status).toBe(200);
  });

  test('A test of a punishment message reports closed direct messages', async ({ boosted }) => {
    await saveMessage(boosted, {});

    const reply = await tryAs(boosted, createUnreachable(boosted));

    const issues = [{ path: 'punishmentMessages.ban', code: 'inboxClosed' }];
    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict', issues } });
  });

  test('A test of a punishment message answers 503 when Discord is unavailable', async ({ boosted }) => {
    const { guild, world } = boosted;
    await saveMessage(boosted, {});
    // Other messages would meet the injected failure.
    await waitForJobs(world);
    world.simulator.world.fail({ method: 'POST', path: '/users/@me/channels', status: 500, times: 1 });

    const reply = await tryAs(boosted, guild.owner.token);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test.for(['mute', 'warn', 'join', ''])(
    'Rejects a test of a punishment message of type "%s"',
    async (type, { boosted }) => {
      const { guild } = boosted;

      const reply = await tryAs(boosted, guild.owner.token, type);

      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'type', code: 'notAllowed' }] } });
    },
  );

  test('Members and signed-out visitors cannot test punishment messages', async ({ boosted }) => {
    const { guild } = boosted;

    const replies = [await tryAs(boosted, guild.member.token), await tryAs(boosted, null)];

    expect(replies.map(({ status }) => status)).toEqual([403, 401]);
  });
});

plain('Refuses tests of punishment messages without boost', async ({ api: plainApi, guild }) => {
  const options = { params: { guildId: guild.id }, body: { type: 'kick' } };

  const reply = await plainApi.call(guild.owner.token, tryOut, options);

  const issues = [{ path: 'punishmentMessages.kick', code: 'boostRequired' }];
  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden', issues } });
});
