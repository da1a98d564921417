import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { list, readBody, refuseField, shape, snowflake, text } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import type { Call } from '../../http/router.ts';
import { isGiven } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { getChannel, getMessage } from '../../world/lookups.ts';
import { editMessage, postMessage, removeMessages } from '../../world/messages.ts';
import { presentMessage } from '../../world/views/present-message.ts';
import type { Webhook } from '../../state/guild-parts.ts';
import type { Channel, Message } from '../../state/state.ts';
import { openThread, PUBLIC_THREAD } from '../../world/threads.ts';
import { maybe } from '../components/fields.ts';
import { assertTags, FORUM_TYPES } from './forum-posts.ts';
import { checkContents, type MessageBody, readMessageBody } from '../messages/message-body.ts';
import { toChanges, toDraft } from '../messages/message-draft.ts';
import { webhookByToken } from './webhooks.ts';

export type WebhookCall = Call<'webhookId' | 'token'>;
export type WebhookMessageCall = Call<'webhookId' | 'token' | 'messageId'>;

const names = shape({
  username: maybe(text({ min: 1, max: 80 })),
  avatar_url: maybe(text({ max: 2_048 })),
  thread_name: maybe(text({ min: 1, max: 100 })),
  applied_tags: maybe(list(snowflake, { max: 5 })),
});

/** Posts as a webhook; the answer contains the message only with `wait=true`. */
export function executeWebhook(call: WebhookCall) {
  const { platform, body: sent, files, query } = call;
  const webhook = webhookByToken(call);
  const shown = readBody(sent, names);
  assertName(shown.username ?? webhook.name);
  const withComponents = query.get('with_components') === 'true';
  const body = withinOwnership(webhook, platform, readMessageBody(sent), withComponents);
  checkContents(body, files.length);
  const channel = targetChannel(platform, webhook, query.get('thread_id'), shown);
  const message = postMessage(platform, {
    ...toDraft(platform, { channelId: channel.id, guildId: webhook.guildId }, body, files),
    channelId: channel.id,
    authorId: webhook.id,
    webhook: {
      id: webhook.id,
      name: shown.username ?? webhook.name,
      avatar: webhook.avatar,
      applicationId: webhook.applicationId,
    },
  });
  return query.get('wait') === 'true' ? present(platform, message) : empty();
}

/**
 * In a forum, a webhook creates a post or writes in an existing one; elsewhere it may write in a thread of its channel.
 */
function targetChannel(
  platform: Platform,
  webhook: Webhook,
  threadId: string | null,
  { thread_name: name, applied_tags: tags }: ReturnType<typeof names>,
): Channel {
  const channel = getChannel(platform.world, webhook.channelId);
  const isForum = FORUM_TYPES.includes(channel.type);
  if (name && threadId !== null) throw new ApiError('webhookOneThread');
  if (name && !isForum) throw new ApiError('webhookNoThreads');
  if (isForum && !name && threadId === null) throw new ApiError('webhookNeedsThread');
  if (name) {
    assertTags(channel, tags ?? []);
    return openThread(platform, channel, { name, type: PUBLIC_THREAD, ownerId: webhook.id, appliedTags: tags });
  }
  if (threadId === null) return channel;
  const thread = platform.world.channels[threadId];
  if (thread?.thread === undefined || thread.parentId !== channel.id) throw new ApiError('unknownChannel');
  if (thread.thread.locked) throw new ApiError('threadLocked');
  return thread;
}

function assertName(name: string): void {
  if (/discord|clyde/i.test(name)) {
    refuseField(['username'], 'USERNAME_INVALID_CONTAINS', 'Username cannot contain "discord" or "clyde"');
  }
}

/**
 * Components of a webhook not owned by an application are dropped unless `with_components` is set, and even then they
 * cannot be interactive ("Execute Webhook").
 */
function withinOwnership(webhook: Webhook, platform: Platform, body: MessageBody, isAsked: boolean): MessageBody {
  const { components } = body;
  if (webhook.applicationId === platform.application.id || !isGiven(components) || components.length === 0) return body;
  if (!isAsked) return { ...body, components: [] };
  if (JSON.stringify(components).includes('"custom_id"')) {
    refuseField(['components'], 'COMPONENT_VALIDATION_FAILED', 'Component validation failed');
  }
  return body;
}

/** A message written by the webhook. */
function ownMessage(call: WebhookMessageCall): Message {
  const webhook = webhookByToken(call);
  const channelId = call.query.get('thread_id') ?? webhook.channelId;
  const message = getMessage(call.platform.world, channelId, call.param('messageId'));
  return requireFound(message.webhook?.id === webhook.id ? message : undefined, 'unknownMessage');
}

/** Returns a message written by the webhook. */
export function getWebhookMessage(call: WebhookMessageCall) {
  return present(call.platform, ownMessage(call));
}

/** Edits a message written by the webhook. */
export function editWebhookMessage(call: WebhookMessageCall) {
  const { platform, body: sent, files } = call;
  const message = ownMessage(call);
  const body = readMessageBody(sent, message.flags);
  return present(platform, editMessage(platform, message, toChanges(platform, message, body, files)));
}

/** Deletes a message written by the webhook. */
export function deleteWebhookMessage(call: WebhookMessageCall) {
  const message = ownMessage(call);
  removeMessages(call.platform, message.channelId, [message.id], false);
  return empty();
}

function present(platform: Platform, message: Message) {
  return json(presentMessage(platform.world, message, platform.application.id));
}
