import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { type Field, readBody, shape, snowflake, text } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, changesBetween, writeAudit } from '../../world/moderation/audit.ts';
import { getChannel, getGuild } from '../../world/lookups.ts';
import type { Webhook } from '../../state/guild-parts.ts';
import type { Guild } from '../../state/state.ts';
import { addWebhook, presentWebhook, removeWebhook, announceWebhooks } from '../../world/webhooks.ts';
import { assertChannelPermission, assertGuildPermission, channelOfBot, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';
import { imageHash } from '../image-data.ts';

const PER_CHANNEL = 15;
const PER_GUILD = 1_000;
/** Channel types with webhooks: text, voice, announcement, stage, forum, media. */
const TYPES = new Set([0, 2, 5, 13, 15, 16]);
const WEBHOOK = '/webhooks/:webhookId';
const BY_TOKEN = '/webhooks/:webhookId/:token';

/** 1 to 80 characters, without names that imitate the platform. */
const webhookName: Field<string> = (value, fail) => {
  const name = text({ min: 1, max: 80 })(typeof value === 'string' ? value.trim() : value, fail);
  if (/discord|clyde/i.test(name)) fail('USERNAME_INVALID_CONTAINS', 'Username cannot contain "discord" or "clyde"');
  return name;
};
const newWebhook = shape({ name: webhookName, avatar: maybe(text()) });
const changes = shape({ name: maybe(webhookName), avatar: maybe(text()), channel_id: maybe(snowflake) });

export const webhookRoutes: Route[] = [
  route('POST', '/channels/:channelId/webhooks', 'bot', createWebhook),
  route('GET', '/channels/:channelId/webhooks', 'bot', ({ platform, param }) => {
    const place = channelOfBot(platform, param('channelId'));
    assertChannelPermission(platform, place, 'ManageWebhooks');
    return list(platform, ({ channelId }) => channelId === place.channel.id);
  }),
  route('GET', '/guilds/:guildId/webhooks', 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    assertGuildPermission(platform, guild, 'ManageWebhooks');
    return list(platform, ({ guildId }) => guildId === guild.id);
  }),
  route('GET', WEBHOOK, 'bot', (call) => json(presentWebhook(call.platform, requireManageable(call), true))),
  route('PATCH', WEBHOOK, 'bot', (call) => change(call, requireManageable(call), true)),
  route('DELETE', WEBHOOK, 'bot', (call) => remove(call, requireManageable(call))),
  route('GET', BY_TOKEN, 'open', (call) => json(presentWebhook(call.platform, webhookByToken(call), false))),
  route('PATCH', BY_TOKEN, 'open', (call) => change(call, webhookByToken(call), false)),
  route('DELETE', BY_TOKEN, 'open', (call) => remove(call, webhookByToken(call))),
];

/** The webhook named by the path, if the token matches. */
export function webhookByToken({ platform, param }: Pick<Call<'webhookId' | 'token'>, 'platform' | 'param'>): Webhook {
  const webhook = requireFound(platform.world.webhooks[param('webhookId')], 'unknownWebhook');
  if (webhook.token !== param('token')) throw new ApiError('invalidWebhookToken');
  return webhook;
}

function list(platform: Platform, fits: (webhook: Webhook) => boolean) {
  const webhooks = Object.values(platform.world.webhooks).filter(fits);
  return json(webhooks.map((webhook) => presentWebhook(platform, webhook, true)));
}

/** A webhook the bot may manage. */
function requireManageable({ platform, param }: Call<'webhookId'>): Webhook {
  const webhook = requireFound(platform.world.webhooks[param('webhookId')], 'unknownWebhook');
  const guild = guildOfBot(platform, webhook.guildId);
  assertChannelPermission(
    platform,
    { guild, channel: getChannel(platform.world, webhook.channelId) },
    'ManageWebhooks',
  );
  return webhook;
}

function createWebhook({ platform, param, body, reason }: Call<'channelId'>) {
  const { channel, guild } = channelOfBot(platform, param('channelId'));
  if (guild === undefined || !TYPES.has(channel.type)) throw new ApiError('cannotExecuteOnType');
  assertChannelPermission(platform, { channel, guild }, 'ManageWebhooks');
  const { name, avatar } = readBody(body, newWebhook);
  const present = Object.values(platform.world.webhooks).filter(({ guildId }) => guildId === guild.id);
  if (present.filter(({ channelId }) => channelId === channel.id).length >= PER_CHANNEL) {
    throw new ApiError('maxWebhooks');
  }
  if (present.length >= PER_GUILD) throw new ApiError('maxGuildWebhooks');
  const { id } = platform.application;
  const draft = { name, avatar: imageHash(avatar ?? null), creatorId: id, applicationId: id };
  const webhook = addWebhook(platform, channel, draft);
  audit(platform, guild, {
    action: AUDIT.webhookCreate,
    webhook,
    reason,
    changes: changesBetween({}, auditable(webhook)),
  });
  return json(presentWebhook(platform, webhook, true));
}

function change(
  { platform, body, reason }: Pick<Call, 'platform' | 'body' | 'reason'>,
  webhook: Webhook,
  isBot: boolean,
) {
  const { name, avatar, channel_id: channelId } = readBody(body, changes);
  const before = auditable(webhook);
  if (channelId && isBot) {
    const place = channelOfBot(platform, channelId);
    if (place.guild?.id !== webhook.guildId) throw new ApiError('unknownChannel');
    assertChannelPermission(platform, place, 'ManageWebhooks');
    webhook.channelId = channelId;
  }
  webhook.name = name ?? webhook.name;
  webhook.avatar = avatar === undefined ? webhook.avatar : imageHash(avatar);
  announceWebhooks(platform, webhook);
  const guild = getGuild(platform.world, webhook.guildId);
  const made = changesBetween(before, auditable(webhook));
  if (isBot) audit(platform, guild, { action: AUDIT.webhookUpdate, webhook, reason, changes: made });
  return json(presentWebhook(platform, webhook, isBot));
}

function remove({ platform, reason, actor }: Pick<Call, 'platform' | 'reason' | 'actor'>, webhook: Webhook) {
  removeWebhook(platform, webhook);
  const guild = getGuild(platform.world, webhook.guildId);
  const removed = changesBetween(auditable(webhook), { name: undefined });
  if (actor.kind === 'bot') audit(platform, guild, { action: AUDIT.webhookDelete, webhook, reason, changes: removed });
  return empty();
}

function auditable({ name, channelId, avatar }: Webhook): JsonObject {
  return { name, channel_id: channelId, avatar_hash: avatar };
}

function audit(
  platform: Platform,
  guild: Guild,
  {
    action,
    webhook,
    reason,
    changes: made,
  }: { action: number; webhook: Webhook; reason: string | null; changes: JsonObject[] },
): void {
  const userId = platform.application.id;
  writeAudit(platform, guild, { action, userId, targetId: webhook.id, reason, changes: made });
}
