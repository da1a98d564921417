import { ApiError } from '../protocol/api-error.ts';
import { empty, json, type Reply } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { announceTyping } from '../world/typing.ts';
import { screenMessage } from '../world/moderation/automod.ts';
import { editMessage, postMessage } from '../world/messages.ts';
import { channelPermissions, holds } from '../world/permissions.ts';
import { vote } from '../world/polls.ts';
import { addReaction, isSame, readEmoji, removeReaction } from '../world/reactions.ts';
import { removeAsPerson } from '../world/moderation/remove-as-person.ts';
import type { Message } from '../state/state.ts';
import { assertPersonMayWrite, assertNotTooSoon, assertRightIn, channelFor, field, messageFor } from './guards.ts';
import { presentFor } from './present-for.ts';
import { listField, storeFiles } from './uploads.ts';

const CONTENT_MAX = 2_000;
const SHOWN_MESSAGES = 100;
const CHANNEL = '/sim/people/:personId/channels/:channelId';
const MESSAGE = `${CHANNEL}/messages/:messageId` as const;
type ChannelCall = Call<'personId' | 'channelId'>;
type MessageCall = Call<'personId' | 'channelId' | 'messageId'>;

/** Reading and writing messages, and what a person can do with them. */
export const chatMessageRoutes: Route[] = [
  route('GET', `${CHANNEL}/messages`, 'open', listMessages),
  route('POST', `${CHANNEL}/messages`, 'open', sendMessage),
  route('POST', `${CHANNEL}/typing`, 'open', ({ platform, param }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    assertPersonMayWrite(platform, channel, param('personId'));
    announceTyping(platform, channel, platform.world.guilds[channel.guildId ?? ''], param('personId'));
    return empty();
  }),
  route('PATCH', MESSAGE, 'open', (call) => {
    const { platform, param } = call;
    const content = readContent(call);
    const message = ownMessage(call);
    const channel = channelFor(platform, message.channelId, param('personId'));
    screenMessage(platform, channel, message.authorId, content, { existingId: message.id });
    return json(presentFor(platform, editMessage(platform, message, { content }), param('personId')));
  }),
  route('DELETE', MESSAGE, 'open', (call) => {
    removeAsPerson(call.platform, removableMessage(call), call.param('personId'));
    return empty();
  }),
  route('POST', `${MESSAGE}/reactions`, 'open', changeReaction),
  route('POST', `${MESSAGE}/votes`, 'open', ({ platform, param, body }: MessageCall) => {
    const message = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
    vote(platform, message, Number(field(body, 'answerId')), param('personId'), field(body, 'action') !== 'remove');
    return empty();
  }),
];

function listMessages({ platform, param }: ChannelCall): Reply {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  const messages = (platform.world.messages[channel.id] ?? [])
    .filter(({ onlyFor }) => onlyFor === null || onlyFor === param('personId'))
    .slice(-SHOWN_MESSAGES);
  return json(messages.map((message) => presentFor(platform, message, param('personId'))));
}

function readContent({ body }: { body: Call['body'] }): string {
  const content = field(body, 'content').trim();
  if (content === '') throw new ApiError('emptyMessage');
  return content.slice(0, CONTENT_MAX);
}

function sendMessage({ platform, param, body }: ChannelCall): Reply {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  assertPersonMayWrite(platform, channel, param('personId'));
  assertNotTooSoon(platform, channel, param('personId'));
  const files = listField(body, 'files');
  if (files.length > 0) assertRightIn(platform, channel, param('personId'), 'AttachFiles');
  const content = files.length > 0 ? field(body, 'content').trim() : readContent({ body });
  screenMessage(platform, channel, param('personId'), content);
  const message = postMessage(platform, {
    channelId: channel.id,
    authorId: param('personId'),
    content,
    attachments: storeFiles(platform, channel.id, files),
    referenceId: field(body, 'replyTo') || null,
  });
  return json(presentFor(platform, message, param('personId')));
}

function ownMessage({ platform, param }: MessageCall): Message {
  const message = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
  if (message.authorId !== param('personId')) throw new ApiError('notAuthor');
  return message;
}

/** A person's own message, an ephemeral one (dismissed), or anybody's for holders of MANAGE_MESSAGES. */
function removableMessage(call: MessageCall): Message {
  const { platform, param } = call;
  const message = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
  const channel = channelFor(platform, param('channelId'), param('personId'));
  const guild = platform.world.guilds[channel.guildId ?? ''];
  const mayManage =
    guild !== undefined && holds(channelPermissions(guild, channel, param('personId')), 'ManageMessages');
  return mayManage || message.onlyFor === param('personId') ? message : ownMessage(call);
}

function changeReaction({ platform, param, body }: MessageCall): Reply {
  const message = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
  const emoji = readEmoji(field(body, 'emoji'));
  if (emoji === undefined) throw new ApiError('unknownEmoji');
  if (field(body, 'action') === 'remove') {
    removeReaction(platform, message, emoji, param('personId'));
    return empty();
  }
  // Without the right to add reactions, a person may still join an existing one.
  if (!message.reactions.some((entry) => isSame(entry.emoji, emoji))) {
    const channel = channelFor(platform, message.channelId, param('personId'));
    assertRightIn(platform, channel, param('personId'), 'AddReactions');
  }
  addReaction(platform, message, emoji, param('personId'));
  return empty();
}
