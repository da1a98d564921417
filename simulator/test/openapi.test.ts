import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { type Answer, APPLICATION, call, idOf, objectOf, personWhoIs, start } from './start.ts';

const EMBED = {
  title: 'Title',
  description: 'Text',
  color: 43_775,
  fields: [{ name: 'a', value: 'b', inline: true }],
  footer: { text: 'f' },
  author: { name: 'n' },
};
const COMMAND = {
  name: 'пинг',
  description: 'Answers',
  name_localizations: { ru: 'пинг' },
  options: [{ type: 3, name: 'text', description: 'What', required: true, choices: [{ name: 'a', value: 'a' }] }],
};
const BUTTONS = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }];

let simulator: Simulator;
/** Values for path parameters. */
const ids: Record<string, string> = { application_id: APPLICATION.id, emoji_name: '👍' };
let bearer: string;

beforeAll(async () => {
  // Every answer is checked against the description; closing fails if one does not match.
  simulator = await start();
  const owner = personWhoIs(simulator, 'owner');
  const member = personWhoIs(simulator, 'member');
  const guild = simulator.world.createGuild({
    name: 'Checked',
    ownerId: owner,
    members: [member],
    channels: ['one', 'two'],
  });
  const scopes = ['identify', 'guilds', 'applications.commands.permissions.update'];
  bearer = `Bearer ${simulator.world.issueToken(owner, scopes).accessToken}`;
  const channelId = guild.channelIds[0] ?? '';
  const post = (path: string, body: Json) => call(simulator, 'POST', path, { body });
  Object.assign(ids, {
    guild_id: guild.id,
    user_id: member,
    channel_id: channelId,
    spare_channel: guild.channelIds[1],
    role_id: simulator.world.createRole(guild.id, { name: 'Checked' }),
    message_id: idOf(
      await post(`/channels/${channelId}/messages`, { content: 'Hi', embeds: [EMBED], components: BUTTONS }),
    ),
    command_id: idOf(await post(`/applications/${APPLICATION.id}/commands`, { ...COMMAND, name: 'first' })),
  });
  await call(
    simulator,
    'PUT',
    `/channels/${channelId}/messages/${ids['message_id']}/reactions/${encodeURIComponent('👍')}/@me`,
  );
});
afterAll(() => simulator.close());

/** [method, path in the description's form, status, body, query], ordered so that each can succeed. */
const OPERATIONS: [string, string, number, (Json | undefined)?, string?][] = [
  ['GET', '/users/@me', 200],
  ['GET', '/users/{user_id}', 200],
  ['GET', '/users/@me/guilds', 200, undefined, 'with_counts=true'],
  ['POST', '/users/@me/channels', 200, { recipient_id: '{user_id}' }],
  ['GET', '/gateway', 200],
  ['GET', '/gateway/bot', 200],
  ['GET', '/applications/@me', 200],
  ['GET', '/oauth2/applications/@me', 200],
  ['GET', '/guilds/{guild_id}', 200, undefined, 'with_counts=true'],
  ['GET', '/guilds/{guild_id}/members', 200, undefined, 'limit=10'],
  ['GET', '/guilds/{guild_id}/members/search', 200, undefined, 'query=a'],
  ['GET', '/guilds/{guild_id}/members/{user_id}', 200],
  ['PATCH', '/guilds/{guild_id}/members/{user_id}', 200, { nick: 'New', communication_disabled_until: '{soon}' }],
  ['PUT', '/guilds/{guild_id}/members/{user_id}/roles/{role_id}', 204],
  ['DELETE', '/guilds/{guild_id}/members/{user_id}/roles/{role_id}', 204],
  ['GET', '/guilds/{guild_id}/roles', 200],
  ['POST', '/guilds/{guild_id}/roles', 200, { name: 'Made', color: 255 }],
  ['PATCH', '/guilds/{guild_id}/roles/{role_id}', 200, { name: 'Renamed' }],
  ['GET', '/guilds/{guild_id}/channels', 200],
  ['POST', '/guilds/{guild_id}/channels', 201, { name: 'Made here', type: 0 }],
  ['GET', '/channels/{channel_id}', 200],
  ['PATCH', '/channels/{channel_id}', 200, { topic: 'New' }],
  ['GET', '/channels/{channel_id}/messages', 200],
  ['POST', '/channels/{channel_id}/messages', 200, { content: 'x', message_reference: { message_id: '{message_id}' } }],
  ['GET', '/channels/{channel_id}/messages/{message_id}', 200],
  ['PATCH', '/channels/{channel_id}/messages/{message_id}', 200, { content: 'Edited <@{user_id}>' }],
  ['PUT', '/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me', 204],
  ['GET', '/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}', 200],
  ['DELETE', '/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me', 204],
  ['POST', '/channels/{channel_id}/typing', 204],
  ['DELETE', '/channels/{channel_id}/messages/{message_id}', 204],
  ['POST', '/applications/{application_id}/commands', 201, COMMAND],
  ['GET', '/applications/{application_id}/commands', 200, undefined, 'with_localizations=true'],
  ['GET', '/applications/{application_id}/commands/{command_id}', 200],
  ['PATCH', '/applications/{application_id}/commands/{command_id}', 200, { description: 'Other' }],
  [
    'PUT',
    '/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions',
    200,
    { permissions: [{ id: '{role_id}', type: 1, permission: true }] },
  ],
  ['GET', '/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions', 200],
  ['GET', '/applications/{application_id}/guilds/{guild_id}/commands/permissions', 200],
  ['PUT', '/applications/{application_id}/guilds/{guild_id}/commands', 200, [COMMAND]],
  ['GET', '/applications/{application_id}/guilds/{guild_id}/commands', 200],
  ['DELETE', '/applications/{application_id}/commands/{command_id}', 204],
  ['PUT', '/applications/{application_id}/commands', 200, [COMMAND]],
  ['PUT', '/guilds/{guild_id}/bans/{user_id}', 204, { delete_message_seconds: 60 }],
  ['GET', '/guilds/{guild_id}/bans', 200],
  ['GET', '/guilds/{guild_id}/bans/{user_id}', 200],
  ['DELETE', '/guilds/{guild_id}/bans/{user_id}', 204],
  ['DELETE', '/guilds/{guild_id}/roles/{role_id}', 204],
  ['DELETE', '/channels/{channel_id}', 200],
  ['GET', '/guilds/{guild_id}/audit-logs', 200],
];

/** Waits as told if the bot's limit of 50 calls a second is reached. */
async function callAfterLimit(...args: Parameters<typeof call>): Promise<Answer> {
  const answer = await call(...args);
  if (answer.status !== 429) return answer;
  await sleep(Number(objectOf(answer)['retry_after']) * 1_000);
  return call(...args);
}

function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'soon' ? new Date(Date.now() + 60_000).toISOString() : (ids[name] ?? ''),
  );
}

describe('responses against Discord’s API description', () => {
  test.for(OPERATIONS)('%s %s matches Discord’s API description', async ([method, path, status, body, query]) => {
    const isForManagers = method === 'PUT' && path.endsWith('/permissions');
    const filled: Json | undefined = body === undefined ? undefined : JSON.parse(fill(JSON.stringify(body)));
    const address = fill(path.replace('{emoji_name}', encodeURIComponent('👍')));

    const answer = await callAfterLimit(simulator, method, `${address}${query === undefined ? '' : `?${query}`}`, {
      ...(filled === undefined ? {} : { body: filled }),
      ...(isForManagers ? { token: bearer } : {}),
    });

    expect({ status: answer.status, body: answer.status === status ? null : answer.body }).toEqual({
      status,
      body: null,
    });
  });

  test.for(['/users/@me', '/users/@me/guilds', '/oauth2/@me'])(
    'GET %s with a user token matches Discord’s API description',
    async (path) => {
      const answer = await callAfterLimit(simulator, 'GET', path, { token: bearer });

      expect(answer.status).toBe(200);
    },
  );

  test('GET of an unknown server returns an Unknown Guild error', async () => {
    const answer = await callAfterLimit(simulator, 'GET', '/guilds/1');

    expect(answer).toMatchObject({ status: 404, body: { code: 10004, message: 'Unknown Guild' } });
  });
});
