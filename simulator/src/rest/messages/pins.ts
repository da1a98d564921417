import { now } from '../../base/clock.ts';
import { ApiError } from '../../protocol/api-error.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { announce, type Platform } from '../../platform/platform.ts';
import { AUDIT, writeAudit } from '../../world/moderation/audit.ts';
import { getMessage } from '../../world/lookups.ts';
import { postMessage, announceMessage } from '../../world/messages.ts';
import { presentMessage } from '../../world/views/present-message.ts';
import type { Channel, Message } from '../../state/state.ts';
import { assertChannelPermission, channelOfBot } from '../bot-guards.ts';
import { assertNotArchived } from './delete-messages.ts';
import { readLimit } from '../paging.ts';
import { botHolds } from '../write-guards.ts';

const PINS_MAX = 250;
const PIN_NOTE = 6;
/** Message types written by people and bots; system messages cannot be pinned. */
const PINNABLE = new Set([0, 19, 20, 23]);
/** Older paths, which the platform still serves. */
const OLD_PINS = '/channels/:channelId/pins';
const PINS = '/channels/:channelId/messages/pins';
type PinCall = Call<'channelId' | 'messageId'>;

export const pinRoutes: Route[] = [
  route('GET', OLD_PINS, 'bot', (call) => {
    const messages = pinnedIn(call);
    return json(messages.map((message) => present(call.platform, message)));
  }),
  route('GET', PINS, 'bot', (call) => {
    const limit = readLimit(call.query, { preset: 50, max: 50 });
    const before = call.query.get('before');
    const messages = pinnedIn(call).filter(
      ({ pinnedAt }) => before === null || Date.parse(pinnedAt ?? '') < Date.parse(before),
    );
    const items = messages
      .slice(0, limit)
      .map((message) => ({ pinned_at: message.pinnedAt, message: present(call.platform, message) }));
    return json({ items, has_more: messages.length > limit });
  }),
  route('PUT', `${OLD_PINS}/:messageId`, 'bot', (call) => setPinned(call, true)),
  route('DELETE', `${OLD_PINS}/:messageId`, 'bot', (call) => setPinned(call, false)),
  route('PUT', `${PINS}/:messageId`, 'bot', (call) => setPinned(call, true)),
  route('DELETE', `${PINS}/:messageId`, 'bot', (call) => setPinned(call, false)),
];

/** Most recently pinned first. Empty without Read Message History. */
function pinnedIn({ platform, param }: Call<'channelId'>): Message[] {
  const place = channelOfBot(platform, param('channelId'));
  if (!botHolds(platform, place, 'ReadMessageHistory')) return [];
  const messages = platform.world.messages[place.channel.id] ?? [];
  return messages
    .filter(({ pinned }) => pinned)
    .toSorted((left, right) => Date.parse(right.pinnedAt ?? '') - Date.parse(left.pinnedAt ?? ''));
}

function countPins({ world }: Platform, channel: Channel): number {
  return (world.messages[channel.id] ?? []).filter(({ pinned }) => pinned).length;
}

function setPinned({ platform, param, reason }: PinCall, isPinned: boolean) {
  const place = channelOfBot(platform, param('channelId'));
  assertChannelPermission(platform, place, 'PinMessages');
  assertNotArchived(place.channel.thread);
  const message = getMessage(platform.world, place.channel.id, param('messageId'));
  if (message.pinned === isPinned) return empty();
  if (!PINNABLE.has(message.type)) throw new ApiError('systemMessage');
  if (isPinned && countPins(platform, place.channel) >= PINS_MAX) throw new ApiError('maxPins');
  pin(platform, place.channel, message, platform.application.id, isPinned);
  if (place.guild !== undefined) {
    writeAudit(platform, place.guild, {
      action: isPinned ? AUDIT.messagePin : AUDIT.messageUnpin,
      userId: platform.application.id,
      targetId: message.authorId,
      reason,
      options: { channel_id: place.channel.id, message_id: message.id },
    });
  }
  return empty();
}

/** Pins or unpins a message and sends the events; a pin also posts a system message in the channel. */
export function pin(platform: Platform, channel: Channel, message: Message, byId: string, isPinned: boolean): void {
  const pinnedAt = new Date(now()).toISOString();
  message.pinned = isPinned;
  if (isPinned) message.pinnedAt = pinnedAt;
  else delete message.pinnedAt;
  if (isPinned) channel.lastPinAt = pinnedAt;
  announceMessage(platform, 'MESSAGE_UPDATE', message);
  const { guildId } = channel;
  const place = guildId === null ? {} : { guild_id: guildId };
  const data = { channel_id: channel.id, last_pin_timestamp: channel.lastPinAt ?? null, ...place };
  announce(platform, { name: 'CHANNEL_PINS_UPDATE', data, guildId, channelId: channel.id });
  if (!isPinned) return;
  postMessage(platform, {
    channelId: channel.id,
    authorId: byId,
    content: '',
    type: PIN_NOTE,
    referenceId: message.id,
  });
}

function present(platform: Platform, message: Message) {
  return presentMessage(platform.world, message, platform.application.id);
}
