import { empty, json } from '../protocol/reply.ts';
import { type Route, route } from '../http/router.ts';
import { pin } from '../rest/messages/pins.ts';
import { AUDIT } from '../world/moderation/audit.ts';
import { writeChannelAudit } from './channel-audit.ts';
import { assertRightIn, channelFor, field, messageFor } from './guards.ts';
import { presentFor } from './present-for.ts';

const CHANNEL = '/sim/people/:personId/channels/:channelId';
const MESSAGE = `${CHANNEL}/messages/:messageId` as const;

/** Pinned messages. */
export const chatPinRoutes: Route[] = [
  route('GET', `${CHANNEL}/pins`, 'open', ({ platform, param }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    const pinned = (platform.world.messages[channel.id] ?? [])
      .filter((message) => message.pinned)
      .toSorted((left, right) => Date.parse(right.pinnedAt ?? '') - Date.parse(left.pinnedAt ?? ''));
    return json(pinned.map((message) => presentFor(platform, message, param('personId'))));
  }),
  route('POST', `${MESSAGE}/pin`, 'open', ({ platform, param, body }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    assertRightIn(platform, channel, param('personId'), 'PinMessages');
    const message = messageFor(platform, channel.id, param('messageId'), param('personId'));
    const isPinned = field(body, 'action') !== 'remove';
    if (message.pinned === isPinned) return empty();
    pin(platform, channel, message, param('personId'), isPinned);
    writeChannelAudit(platform, channel, {
      action: isPinned ? AUDIT.messagePin : AUDIT.messageUnpin,
      userId: param('personId'),
      targetId: message.authorId,
      options: { channel_id: channel.id, message_id: message.id },
    });
    return empty();
  }),
];
