import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { presentUser } from './views/present-user.ts';
import type { Webhook } from '../state/guild-parts.ts';
import type { Channel } from '../state/state.ts';

const INCOMING = 1;

/** Creates a webhook and announces it. */
export function addWebhook(
  platform: Platform,
  channel: Channel,
  draft: Pick<Webhook, 'name' | 'avatar' | 'creatorId' | 'applicationId'>,
): Webhook {
  const webhook: Webhook = {
    ...draft,
    id: platform.nextId(),
    token: randomBytes(51).toString('base64url'),
    guildId: channel.guildId ?? '',
    channelId: channel.id,
  };
  platform.world.webhooks[webhook.id] = webhook;
  announceWebhooks(platform, webhook);
  return webhook;
}

/** Removes a webhook and announces it. */
export function removeWebhook(platform: Platform, webhook: Webhook): void {
  delete platform.world.webhooks[webhook.id];
  announceWebhooks(platform, webhook);
}

/** The event names only the channel, not the webhook. */
export function announceWebhooks(platform: Platform, { guildId, channelId }: Webhook): void {
  const data = { guild_id: guildId, channel_id: channelId };
  announce(platform, { name: 'WEBHOOKS_UPDATE', data, guildId, channelId });
}

/** A webhook; the token is shown to the application that owns it, or to any if none does. */
export function presentWebhook(platform: Platform, webhook: Webhook, withUser: boolean): JsonObject {
  const { id, token, name, avatar, guildId, channelId, creatorId, applicationId } = webhook;
  const isShown = applicationId === null || applicationId === platform.application.id;
  const creator = platform.world.people[creatorId];
  return {
    id,
    type: INCOMING,
    name,
    avatar,
    guild_id: guildId,
    channel_id: channelId,
    application_id: applicationId,
    ...(isShown ? { token, url: `${platform.publicUrl}/api/webhooks/${id}/${token}` } : {}),
    ...(withUser && creator !== undefined ? { user: presentUser(creator) } : {}),
  };
}
