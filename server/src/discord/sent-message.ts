import { type SentMessage, sentMessageSchema } from '@perigee/core/base/messages/sent-message';
import type { APIMessage } from 'discord-api-types/v10';
import * as z from 'zod/mini';

/** A message the platform accepted, in the form shown on pages. */
export function sentMessage({ id, channel_id: channelId, content, embeds: [embed] }: APIMessage): SentMessage {
  return z.parse(sentMessageSchema, { id, channelId, content, embed: embed ? { color: 0, ...embed } : null });
}
