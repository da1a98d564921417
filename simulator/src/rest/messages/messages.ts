import { now } from '../../base/clock.ts';
import { ApiError, TooMany } from '../../protocol/api-error.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMessage } from '../../world/lookups.ts';
import { CROSSPOSTED, EDITABLE_FLAGS } from '../../world/message-flags.ts';
import { editMessage, announceMessage } from '../../world/messages.ts';
import { announceTyping } from '../../world/typing.ts';
import { compareIds, createdAtMs } from '../../base/snowflakes.ts';
import type { Message } from '../../state/state.ts';
import { assertChannelPermission, channelOfBot } from '../bot-guards.ts';
import { createMessage } from './create-message.ts';
import { assertNotArchived, bulkDelete, deleteMessage } from './delete-messages.ts';
import { readMessageBody } from './message-body.ts';
import { assertEditable, toChanges } from './message-draft.ts';
import { readIdParameter, readLimit } from '../paging.ts';
import { botHolds } from '../write-guards.ts';
import { withoutContent } from '../../gateway/message-content.ts';
import type { JsonObject } from '../../base/json.ts';
import { presentMessage } from '../../world/views/present-message.ts';

const MESSAGES = '/channels/:channelId/messages';
const MESSAGE = '/channels/:channelId/messages/:messageId';
const HOUR_MS = 3_600_000;
const ANNOUNCEMENTS = 5;

export const messageRoutes: Route[] = [
  route('GET', MESSAGES, 'bot', listMessages),
  route('POST', MESSAGES, 'bot', createMessage),
  route('GET', MESSAGE, 'bot', ({ platform, param }) => {
    const place = channelOfBot(platform, param('channelId'));
    assertChannelPermission(platform, place, 'ReadMessageHistory');
    return present(platform, getMessage(platform.world, param('channelId'), param('messageId')));
  }),
  route('PATCH', MESSAGE, 'bot', changeMessage),
  route('DELETE', MESSAGE, 'bot', deleteMessage),
  route('POST', `${MESSAGES}/bulk-delete`, 'bot', bulkDelete),
  route('POST', `${MESSAGE}/crosspost`, 'bot', crosspost),
  route('POST', '/channels/:channelId/typing', 'bot', ({ platform, param }) => {
    const place = channelOfBot(platform, param('channelId'));
    assertChannelPermission(platform, place, place.channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
    announceTyping(platform, place.channel, place.guild, platform.application.id);
    return empty();
  }),
];

function present(platform: Platform, message: Message) {
  return json(presentReadable(platform, message));
}

/** Without Read Message History "no messages will be returned"; voice channels also take Connect. */
function listMessages({ platform, param, query }: Call<'channelId'>) {
  const place = channelOfBot(platform, param('channelId'));
  if (place.channel.type === 2 && !botHolds(platform, place, 'Connect')) throw new ApiError('missingAccess');
  const limit = readLimit(query, { preset: 50, max: 100 });
  if (!botHolds(platform, place, 'ReadMessageHistory')) return json([]);
  const [before, after] = [readIdParameter(query, 'before'), readIdParameter(query, 'after')];
  const around = readIdParameter(query, 'around');
  const messages = (platform.world.messages[place.channel.id] ?? [])
    .filter(({ onlyFor }) => onlyFor === null)
    .filter(({ id }) => before === null || compareIds(id, before) < 0)
    .filter(({ id }) => after === null || compareIds(id, after) > 0);
  const middle = around === null ? -1 : messages.findIndex(({ id }) => compareIds(id, around) >= 0);
  const start = Math.max(0, middle - Math.floor(limit / 2));
  const page =
    middle >= 0
      ? messages.slice(start, start + limit)
      : after === null
        ? messages.slice(-limit)
        : messages.slice(0, limit);
  return json(page.toReversed().map((message) => presentReadable(platform, message)));
}

/** Edits the bot's own message or, with Manage Messages, hides the embeds of anybody's. */
function changeMessage({ platform, param, body: sent, files }: Call<'channelId' | 'messageId'>) {
  const place = channelOfBot(platform, param('channelId'));
  const message = getMessage(platform.world, param('channelId'), param('messageId'));
  assertNotArchived(place.channel.thread);
  const body = readMessageBody(sent, message.flags);
  if (message.authorId !== platform.application.id) {
    const { flags, ...others } = body;
    if (Object.values(others).some((value) => value !== undefined)) throw new ApiError('notAuthor');
    assertChannelPermission(platform, place, 'ManageMessages');
    const stored = message.flags & ~EDITABLE_FLAGS;
    return present(platform, editMessage(platform, message, { flags: stored | ((flags ?? 0) & EDITABLE_FLAGS) }));
  }
  if (message.forwarded !== undefined) throw new ApiError('invalidMessageType');
  assertEditable(message, body);
  const isOld = now() - createdAtMs(message.id) > HOUR_MS;
  const waitMs = isOld ? platform.allowances.take('oldEdits', place.channel.id) : 0;
  if (waitMs > 0) throw new TooMany('maxOldEdits', waitMs);
  return present(platform, editMessage(platform, message, toChanges(platform, message, body, files)));
}

function crosspost({ platform, param }: Call<'channelId' | 'messageId'>) {
  const place = channelOfBot(platform, param('channelId'));
  if (place.channel.type !== ANNOUNCEMENTS) throw new ApiError('cannotExecuteOnType');
  const message = getMessage(platform.world, param('channelId'), param('messageId'));
  const isOwn = message.authorId === platform.application.id;
  assertChannelPermission(platform, place, isOwn ? 'SendMessages' : 'ManageMessages');
  if ((message.flags & CROSSPOSTED) !== 0) throw new ApiError('alreadyCrossposted');
  message.flags |= CROSSPOSTED;
  announceMessage(platform, 'MESSAGE_UPDATE', message);
  return present(platform, message);
}

/** The message as the bot may read it; the content is missing if the application lacks the message content intent. */
function presentReadable({ world, application }: Platform, message: Message): JsonObject {
  const shown = presentMessage(world, message, application.id);
  const isDirect = world.channels[message.channelId]?.guildId === null;
  const isWhole = isDirect || application.privilegedIntents.includes('messageContent');
  return isWhole ? shown : withoutContent(shown, application.id);
}
