import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { APPLICATION, call, personWhoIs, start, textOf } from './start.ts';

const PICTURE = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;
const SOON = new Date(Date.now() + 3_600_000).toISOString();

let simulator: Simulator;
/** Values for path parameters, some taken from earlier answers. */
const ids: Record<string, string> = { application_id: APPLICATION.id, picture: PICTURE, soon: SOON };
beforeAll(async () => {
  // Every answer is checked against the description; closing fails if one does not match.
  simulator = await start({ botCallsPerSecond: 10_000, messagesPerChannel: 1_000 });
  const owner = personWhoIs(simulator, 'owner');
  const others = ['member', 'manager', 'admin'].map((role) => personWhoIs(simulator, role));
  const guild = simulator.world.createGuild({
    name: 'Whole',
    ownerId: owner,
    members: others,
    channels: ['one', 'two'],
  });
  Object.assign(ids, { guild_id: guild.id, user_id: others[0], second_id: others[1], third_id: others[2] });
  Object.assign(ids, { channel_id: guild.channelIds[0], second_channel: guild.channelIds[1] });
});
afterAll(() => simulator.close());

interface DescribedCall {
  operation: string;
  status: number;
  body?: Json;
  /** Saves a field of the answer for later calls: [field, name]. */
  keep?: [string, string];
  open?: boolean;
}

const calls = (...lines: [string, number, Json?, [string, string]?][]): DescribedCall[] =>
  lines.map(([operation, status, body, keep]) => ({
    operation,
    status,
    ...(body === undefined || body === null ? {} : { body }),
    ...(keep === undefined ? {} : { keep }),
  }));

const POST = { name: 'Post', message: { content: 'First' } };
const EVENT = {
  name: 'Evening',
  entity_type: 3,
  privacy_level: 2,
  entity_metadata: { location: 'Here' },
  scheduled_start_time: '{soon}',
  scheduled_end_time: '{soon}',
};
const RULE = {
  name: 'Words',
  event_type: 1,
  trigger_type: 1,
  trigger_metadata: { keyword_filter: ['word'] },
  actions: [
    { type: 1, metadata: { custom_message: 'No' } },
    { type: 2, metadata: { channel_id: '{channel_id}' } },
  ],
  enabled: true,
};

/** Ordered so that each call can succeed. */
const CALLS = calls(
  ['POST /channels/{channel_id}/messages', 200, { content: 'Hi' }, ['id', 'message_id']],
  ['PUT /channels/{channel_id}/messages/pins/{message_id}', 204],
  ['GET /channels/{channel_id}/messages/pins', 200],
  ['GET /channels/{channel_id}/pins', 200],
  ['DELETE /channels/{channel_id}/messages/pins/{message_id}', 204],
  ['PUT /channels/{channel_id}/pins/{message_id}', 204],
  ['DELETE /channels/{channel_id}/pins/{message_id}', 204],
  ['PUT /channels/{channel_id}/messages/{message_id}/reactions/%F0%9F%91%8D/@me', 204],
  ['GET /channels/{channel_id}/messages/{message_id}/reactions/%F0%9F%91%8D', 200],
  ['DELETE /channels/{channel_id}/messages/{message_id}/reactions/%F0%9F%91%8D', 204],
  ['DELETE /channels/{channel_id}/messages/{message_id}/reactions', 204],
  [
    'POST /channels/{channel_id}/messages',
    200,
    { poll: { question: { text: 'Why?' }, answers: [{ poll_media: { text: 'So' } }] } },
    ['id', 'poll_id'],
  ],
  ['GET /channels/{channel_id}/polls/{poll_id}/answers/1', 200],
  ['POST /channels/{channel_id}/polls/{poll_id}/expire', 200],
  ['PUT /channels/{channel_id}/permissions/{guild_id}', 204, { type: 0, deny: '2048' }],
  ['DELETE /channels/{channel_id}/permissions/{guild_id}', 204],
  ['POST /channels/{channel_id}/messages/{message_id}/threads', 201, { name: 'From message' }],
  ['POST /channels/{channel_id}/threads', 201, { name: 'Talk', type: 11 }, ['id', 'thread_id']],
  ['POST /channels/{channel_id}/threads', 201, { name: 'Secret' }, ['id', 'private_id']],
  ['GET /channels/{channel_id}/messages', 200],
  ['GET /channels/{thread_id}', 200],
  ['PUT /channels/{thread_id}/thread-members/{user_id}', 204],
  ['GET /channels/{thread_id}/thread-members', 200],
  ['GET /channels/{thread_id}/thread-members/{user_id}', 200],
  ['DELETE /channels/{thread_id}/thread-members/{user_id}', 204],
  ['DELETE /channels/{thread_id}/thread-members/@me', 204],
  ['PUT /channels/{thread_id}/thread-members/@me', 204],
  ['GET /guilds/{guild_id}/threads/active', 200],
  ['PATCH /channels/{thread_id}', 200, { archived: true }],
  ['PATCH /channels/{private_id}', 200, { archived: true }],
  ['GET /channels/{channel_id}/threads/archived/public', 200],
  ['GET /channels/{channel_id}/threads/archived/private', 200],
  ['GET /channels/{channel_id}/users/@me/threads/archived/private', 200],
  ['DELETE /channels/{thread_id}', 200],
  [
    'POST /guilds/{guild_id}/channels',
    201,
    { name: 'forum', type: 15, available_tags: [{ name: 'Tag' }] },
    ['id', 'forum_id'],
  ],
  ['POST /channels/{forum_id}/threads', 201, POST],
  ['POST /guilds/{guild_id}/channels', 201, { name: 'Voice', type: 2 }, ['id', 'voice_id']],
  ['POST /guilds/{guild_id}/channels', 201, { name: 'news', type: 5 }, ['id', 'news_id']],
  ['POST /channels/{news_id}/messages', 200, { content: 'News' }, ['id', 'news_message']],
  ['POST /channels/{news_id}/messages/{news_message}/crosspost', 200],
  ['PATCH /guilds/{guild_id}/channels', 204, [{ id: '{channel_id}', position: 5 }]],
  ['PUT /channels/{voice_id}/voice-status', 204, { status: 'Music' }],
  ['POST /channels/{channel_id}/webhooks', 200, { name: 'Hook', avatar: '{picture}' }, ['id', 'webhook_id']],
  ['GET /webhooks/{webhook_id}', 200, null, ['token', 'token']],
  ['GET /webhooks/{webhook_id}/{token}', 200],
  ['GET /channels/{channel_id}/webhooks', 200],
  ['GET /guilds/{guild_id}/webhooks', 200],
  ['PATCH /webhooks/{webhook_id}', 200, { name: 'Other', channel_id: '{second_channel}' }],
  ['PATCH /webhooks/{webhook_id}/{token}', 200, { name: 'Third' }],
  ['POST /webhooks/{webhook_id}/{token}', 204, { content: 'Quiet' }],
  ['POST /webhooks/{webhook_id}/{token}?wait=true', 200, { content: 'Hi', username: 'Guest' }, ['id', 'hook_message']],
  ['GET /webhooks/{webhook_id}/{token}/messages/{hook_message}', 200],
  ['PATCH /webhooks/{webhook_id}/{token}/messages/{hook_message}', 200, { content: 'Edited' }],
  ['DELETE /webhooks/{webhook_id}/{token}/messages/{hook_message}', 204],
  ['DELETE /webhooks/{webhook_id}/{token}', 204],
  ['POST /channels/{channel_id}/invites', 200, { max_uses: 2 }, ['code', 'code']],
  ['GET /invites/{code}?with_counts=true', 200],
  ['GET /channels/{channel_id}/invites', 200],
  ['GET /guilds/{guild_id}/invites', 200],
  ['DELETE /invites/{code}', 200],
  ['GET /guilds/{guild_id}/vanity-url', 200],
  ['PATCH /guilds/{guild_id}', 200, { name: 'Renamed', verification_level: 3, features: ['INVITES_DISABLED'] }],
  ['PUT /guilds/{guild_id}/incident-actions', 200, { invites_disabled_until: '{soon}' }],
  ['GET /guilds/{guild_id}', 200],
  ['GET /guilds/{guild_id}/preview', 200],
  ['GET /guilds/{guild_id}/roles/member-counts', 200],
  ['PATCH /guilds/{guild_id}/roles', 200, []],
  ['GET /guilds/{guild_id}/prune?days=7', 200],
  ['POST /guilds/{guild_id}/prune', 200, { days: 7 }],
  ['POST /guilds/{guild_id}/auto-moderation/rules', 200, RULE, ['id', 'rule_id']],
  [
    'POST /guilds/{guild_id}/auto-moderation/rules',
    200,
    {
      ...RULE,
      trigger_type: 5,
      trigger_metadata: { mention_total_limit: 3 },
      actions: [{ type: 3, metadata: { duration_seconds: 60 } }],
    },
  ],
  ['POST /guilds/{guild_id}/auto-moderation/rules', 200, { ...RULE, trigger_type: 3, trigger_metadata: {} }],
  [
    'POST /guilds/{guild_id}/auto-moderation/rules',
    200,
    { ...RULE, trigger_type: 4, trigger_metadata: { presets: [1] } },
  ],
  ['GET /guilds/{guild_id}/auto-moderation/rules', 200],
  ['PATCH /guilds/{guild_id}/auto-moderation/rules/{rule_id}', 200, { enabled: false }],
  ['GET /guilds/{guild_id}/auto-moderation/rules/{rule_id}', 200],
  ['DELETE /guilds/{guild_id}/auto-moderation/rules/{rule_id}', 204],
  ['POST /guilds/{guild_id}/emojis', 201, { name: 'face', image: '{picture}' }, ['id', 'emoji_id']],
  ['GET /guilds/{guild_id}/emojis', 200],
  ['PATCH /guilds/{guild_id}/emojis/{emoji_id}', 200, { name: 'smile' }],
  ['GET /guilds/{guild_id}/emojis/{emoji_id}', 200],
  ['DELETE /guilds/{guild_id}/emojis/{emoji_id}', 204],
  ['GET /guilds/{guild_id}/stickers', 200],
  ['GET /sticker-packs', 200],
  ['POST /guilds/{guild_id}/scheduled-events', 200, EVENT, ['id', 'event_id']],
  ['GET /guilds/{guild_id}/scheduled-events', 200],
  ['PATCH /guilds/{guild_id}/scheduled-events/{event_id}', 200, { status: 2 }],
  ['GET /guilds/{guild_id}/scheduled-events/{event_id}', 200],
  ['GET /guilds/{guild_id}/scheduled-events/{event_id}/users', 200],
  ['DELETE /guilds/{guild_id}/scheduled-events/{event_id}', 204],
  ['PATCH /guilds/{guild_id}/welcome-screen', 200, { description: 'Hello', welcome_channels: [] }],
  ['GET /guilds/{guild_id}/welcome-screen', 200],
  ['GET /guilds/{guild_id}/onboarding', 200],
  ['GET /guilds/{guild_id}/widget', 200],
  ['GET /guilds/{guild_id}/integrations', 200],
  ['GET /guilds/{guild_id}/soundboard-sounds', 200],
  ['GET /soundboard-default-sounds', 200],
  ['GET /voice/regions', 200],
  ['GET /guilds/{guild_id}/regions', 200],
  ['GET /guilds/{guild_id}/messages/search?content=hi', 200],
  ['PATCH /guilds/{guild_id}/members/@me', 200, { nick: 'Bot' }],
  ['PATCH /users/@me', 200, { username: 'Perigee' }],
  ['PATCH /applications/@me', 200, { description: 'A bot' }],
  ['GET /applications/{application_id}/emojis', 200],
  ['GET /applications/{application_id}/entitlements', 200],
  ['GET /applications/{application_id}/role-connections/metadata', 200],
  ['POST /guilds/{guild_id}/bulk-ban', 200, { user_ids: ['{second_id}', '{third_id}'] }],
  ['GET /guilds/{guild_id}/audit-logs?limit=100', 200],
);

function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '');
}

describe('responses against Discord’s API description', () => {
  test.for(CALLS)('$operation matches Discord’s API description', async ({ operation, status, body, keep }) => {
    const [method = '', path = ''] = operation.split(' ');
    const sent = body === undefined ? {} : { body: JSON.parse(fill(JSON.stringify(body))) };

    const answer = await call(simulator, method, fill(path), sent);

    expect({ status: answer.status, body: answer.status === status ? null : answer.body }).toEqual({
      status,
      body: null,
    });
    if (keep !== undefined) ids[keep[1]] = textOf(answer, keep[0]);
  });

  test('Calls about a member in voice match Discord’s API description', async () => {
    const [guildId, userId] = [ids['guild_id'] ?? '', ids['user_id'] ?? ''];
    simulator.world.setVoiceChannel(guildId, userId, ids['voice_id'] ?? '');

    const state = await call(simulator, 'GET', `/guilds/${guildId}/voice-states/${userId}`);
    const muted = await call(simulator, 'PATCH', `/guilds/${guildId}/members/${userId}`, { body: { mute: true } });

    expect([state.status, muted.status]).toEqual([200, 200]);
  });
});
