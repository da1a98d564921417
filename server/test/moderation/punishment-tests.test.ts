import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { generalSection } from '@perigee/core/community/general/section';
import type { CustomMessage } from '@perigee/core/base/messages/custom-message';
import { moderationEndpoints } from '@perigee/core/moderation/punishments/endpoints';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { type AnnouncedPunishment, DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { describe, expect } from 'vitest';
import { waitForActs } from '../support/bot/wait-for-acts.ts';
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

describe('testing the message on a ban', () => {
  test('sends it to the tester alone, as for a ban of an hour', async ({ boosted }) => {
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

  test('speaks the language of the bot’s replies', async ({ boosted }) => {
    const { api, guild } = boosted;
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, generalSection.save, { params, body: buildGeneral() });
    await saveMessage(boosted, { message: '{{ punishment.duration }}, {{ punishment.reason }}' });

    await tryAs(boosted, guild.owner.token);

    expect(await inboxOf(boosted, guild.owner.id)).toMatchObject([{ content: '1 час, Спам' }]);
  });

  test('sends what is not saved yet, and answers what it says', async ({ boosted }) => {
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

  test('can be done before the message is switched on', async ({ boosted }) => {
    const { guild } = boosted;
    await saveMessage(boosted, { enabled: false });

    const reply = await tryAs(boosted, guild.owner.token);

    expect(reply.status).toBe(200);
  });
});

test('a kick has no end to tell of', async ({ boosted }) => {
  const { guild } = boosted;
  await saveMessage(
    boosted,
    { message: '[{{ punishment.type }}|{{ punishment.duration }}|{{ punishment.ends }}]' },
    'kick',
  );

  await tryAs(boosted, guild.owner.token, 'kick');

  expect(await inboxOf(boosted, guild.owner.id)).toMatchObject([{ content: '[kick||]' }]);
});

describe('a test of a punishment message', () => {
  test('rests for 10 seconds, for this person, this server and this message only', async ({ boosted }) => {
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

  test('says that there is nothing to send, and may be repeated at once', async ({ boosted }) => {
    const { guild } = boosted;
    const nothing = await tryAs(boosted, guild.owner.token);
    await saveMessage(boosted, {});

    const reply = await tryAs(boosted, guild.owner.token);

    const issues = [{ path: 'punishmentMessages.ban', code: 'messageEmpty' }];
    expect(nothing).toMatchObject({ status: 409, body: { code: 'conflict', issues } });
    expect(reply.status).toBe(200);
  });

  test('says so when the tester’s inbox is closed to the bot', async ({ boosted }) => {
    await saveMessage(boosted, {});

    const reply = await tryAs(boosted, createUnreachable(boosted));

    const issues = [{ path: 'punishmentMessages.ban', code: 'inboxClosed' }];
    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict', issues } });
  });

  test('asks to come back when the platform is away', async ({ boosted }) => {
    const { guild, world } = boosted;
    await saveMessage(boosted, {});
    // No other message may meet the fault.
    await waitForActs(world);
    world.simulator.world.fail({ method: 'POST', path: '/users/@me/channels', status: 500, times: 1 });

    const reply = await tryAs(boosted, guild.owner.token);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test.for(['mute', 'warn', 'join', ''])('knows no type "%s"', async (type, { boosted }) => {
    const { guild } = boosted;

    const reply = await tryAs(boosted, guild.owner.token, type);

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'type', code: 'notAllowed' }] } });
  });

  test('is closed to members and to who is not signed in', async ({ boosted }) => {
    const { guild } = boosted;

    const replies = [await tryAs(boosted, guild.member.token), await tryAs(boosted, null)];

    expect(replies.map(({ status }) => status)).toEqual([403, 401]);
  });
});

plain('without boost there are no tests of punishment messages', async ({ api: plainApi, guild }) => {
  const options = { params: { guildId: guild.id }, body: { type: 'kick' } };

  const reply = await plainApi.call(guild.owner.token, tryOut, options);

  const issues = [{ path: 'punishmentMessages.kick', code: 'boostRequired' }];
  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden', issues } });
});
