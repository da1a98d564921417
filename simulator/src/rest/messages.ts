import { ApiError } from '../http/api-error.ts';
import { list, readBody, refuseField, shape, snowflake } from '../http/form-body.ts';
import { empty, json } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { toChanges } from '../interactions/respond.ts';
import { announce, type Platform } from '../platform.ts';
import { AUDIT, writeAudit } from '../world/audit.ts';
import { getMessage } from '../world/lookups.ts';
import { editMessage, postMessage, removeMessages } from '../world/messages.ts';
import { isTimedOut } from '../world/permissions.ts';
import { presentMessage } from '../world/present-message.ts';
import { presentMember } from '../world/present-user.ts';
import { compareIds, createdAtMs } from '../world/snowflakes.ts';
import type { Channel, Guild, Message } from '../world/state.ts';
import { assertChannelPermission, channelOfBot } from './bot-guards.ts';
import { checkContents, readMessageBody } from './message-body.ts';
import { readIdParameter, readLimit } from './paging.ts';
import { toAttachments } from './uploads.ts';

const BULK_DELETE_AGE_MS = 14 * 24 * 60 * 60 * 1_000;
/** The platform says "the past few minutes". */
const NONCE_MS = 3 * 60 * 1_000;
const MESSAGES = '/channels/:channelId/messages';
const MESSAGE = '/channels/:channelId/messages/:messageId';

export const messageRoutes: Route[] = [
  route('GET', MESSAGES, 'bot', listMessages),
  route('POST', MESSAGES, 'bot', createMessage),
  route('GET', MESSAGE, 'bot', ({ platform, param }) => {
    channelOfBot(platform, param('channelId'));
    return present(platform, getMessage(platform.world, param('channelId'), param('messageId')));
  }),
  route('PATCH', MESSAGE, 'bot', ({ platform, param, body, files }) => {
    channelOfBot(platform, param('channelId'));
    const message = getMessage(platform.world, param('channelId'), param('messageId'));
    if (message.authorId !== platform.application.id) throw new ApiError('notAuthor');
    return present(
      platform,
      editMessage(platform, message, toChanges(platform, message, readMessageBody(body), files)),
    );
  }),
  route('DELETE', MESSAGE, 'bot', deleteMessage),
  route('POST', `${MESSAGES}/bulk-delete`, 'bot', bulkDelete),
  route('POST', '/channels/:channelId/typing', 'bot', ({ platform, param }) => {
    const place = channelOfBot(platform, param('channelId'));
    assertChannelPermission(platform, place, 'SendMessages');
    tellOfTyping(platform, place.channel, place.guild);
    return empty();
  }),
];

function present(platform: Platform, message: Message) {
  return json(presentMessage(platform.world, message, platform.application.id));
}

function listMessages({ platform, param, query }: Call<'channelId'>) {
  const place = channelOfBot(platform, param('channelId'));
  assertChannelPermission(platform, place, 'ReadMessageHistory');
  const limit = readLimit(query, { preset: 50, max: 100 });
  const [before, after] = [readIdParameter(query, 'before'), readIdParameter(query, 'after')];
  const messages = (platform.world.messages[place.channel.id] ?? [])
    .filter(({ onlyFor }) => onlyFor === null)
    .filter(({ id }) => before === null || compareIds(id, before) < 0)
    .filter(({ id }) => after === null || compareIds(id, after) > 0);
  const page = after === null ? messages.slice(-limit) : messages.slice(0, limit);
  return json(page.toReversed().map((message) => presentMessage(platform.world, message, platform.application.id)));
}

function createMessage({ platform, param, body: sent, files }: Call<'channelId'>) {
  const place = channelOfBot(platform, param('channelId'));
  assertMayWrite(platform, place);
  if (files.length > 0 && place.guild !== undefined) assertChannelPermission(platform, place, 'AttachFiles');
  const body = readMessageBody(sent);
  checkContents(body, files.length);
  const reference = body.message_reference;
  const referenceId = reference?.message_id ?? null;
  const isKnown = platform.world.messages[place.channel.id]?.some(({ id }) => id === referenceId) === true;
  if (referenceId !== null && !isKnown && reference?.fail_if_not_exists !== false) {
    refuseField(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  const sentBefore =
    body.enforce_nonce === true ? findByNonce(platform, place.channel.id, body.nonce ?? null) : undefined;
  if (sentBefore !== undefined) return present(platform, sentBefore);
  const message = postMessage(platform, {
    channelId: place.channel.id,
    authorId: platform.application.id,
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components: body.components ?? [],
    attachments: toAttachments(platform, place.channel.id, files, body),
    flags: body.flags ?? 0,
    tts: body.tts ?? false,
    nonce: body.nonce ?? null,
    allowedMentions: body.allowed_mentions ?? undefined,
    referenceId: isKnown ? referenceId : null,
  });
  return present(platform, message);
}

/** With `enforce_nonce` the bot's message of the same nonce is answered with, and none is made. */
function findByNonce({ world, application }: Platform, channelId: string, nonce: string | number | null) {
  return world.messages[channelId]?.findLast(
    (message) =>
      message.nonce !== null &&
      message.nonce === nonce &&
      message.authorId === application.id &&
      Date.now() - createdAtMs(message.id) < NONCE_MS,
  );
}

function assertMayWrite(platform: Platform, place: { channel: Channel; guild: Guild | undefined }): void {
  if (place.guild !== undefined) {
    if (place.channel.type === 4)
      refuseField(['channel_id'], 'CHANNEL_TYPE_INVALID', 'Cannot send messages in a category');
    const own = place.guild.members[platform.application.id];
    if (own !== undefined && isTimedOut(own)) throw new ApiError('missingPermissions');
    assertChannelPermission(platform, place, 'SendMessages');
    return;
  }
  const recipientId = place.channel.recipientIds.find((id) => id !== platform.application.id) ?? '';
  const recipient = platform.world.people[recipientId];
  const shareGuild = Object.values(platform.world.guilds).some(
    ({ members }) => members[recipientId] !== undefined && members[platform.application.id] !== undefined,
  );
  if (recipient?.acceptsDirectMessages !== true || recipient.bot || !shareGuild) throw new ApiError('cannotSendToUser');
}

function deleteMessage({ platform, param, reason }: Call<'channelId' | 'messageId'>) {
  const place = channelOfBot(platform, param('channelId'));
  const message = getMessage(platform.world, place.channel.id, param('messageId'));
  const isOwn = message.authorId === platform.application.id;
  if (!isOwn && place.guild === undefined) throw new ApiError('wrongChannelType');
  if (!isOwn) assertChannelPermission(platform, place, 'ManageMessages');
  removeMessages(platform, place.channel.id, [message.id], false);
  if (!isOwn && place.guild !== undefined) {
    const options = { channel_id: place.channel.id, count: '1' };
    const deed = {
      action: AUDIT.messageDelete,
      userId: platform.application.id,
      targetId: message.authorId,
      reason,
      options,
    };
    writeAudit(platform, place.guild, deed);
  }
  return empty();
}

function bulkDelete({ platform, param, body, reason }: Call<'channelId'>) {
  const place = channelOfBot(platform, param('channelId'));
  if (place.guild === undefined) throw new ApiError('wrongChannelType');
  assertChannelPermission(platform, place, 'ManageMessages');
  const { messages } = readBody(body, shape({ messages: list(snowflake, { min: 2, max: 100 }) }));
  const isTooOld = messages.some((id) => createdAtMs(id) < Date.now() - BULK_DELETE_AGE_MS);
  if (isTooOld) throw new ApiError('bulkDeleteTooOld');
  removeMessages(platform, place.channel.id, messages, true);
  const options = { count: String(messages.length) };
  const deed = {
    action: AUDIT.messageBulkDelete,
    userId: platform.application.id,
    targetId: place.channel.id,
    reason,
    options,
  };
  writeAudit(platform, place.guild, deed);
  return empty();
}

function tellOfTyping(platform: Platform, channel: Channel, guild: Guild | undefined): void {
  const userId = platform.application.id;
  const [member, person] = [guild?.members[userId], platform.world.people[userId]];
  const place = guild === undefined ? {} : { guild_id: guild.id };
  const data = { channel_id: channel.id, user_id: userId, timestamp: Math.floor(Date.now() / 1_000), ...place };
  const full = member !== undefined && person !== undefined ? { ...data, member: presentMember(member, person) } : data;
  announce(platform, { name: 'TYPING_START', data: full, guildId: channel.guildId, channelId: channel.id });
}
