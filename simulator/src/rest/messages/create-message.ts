import { ApiError } from '../../protocol/api-error.ts';
import { refuseField } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import type { Call, UploadedFile } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMessage } from '../../world/lookups.ts';
import { HAS_SNAPSHOT } from '../../world/message-flags.ts';
import { type MessageDraft, postMessage } from '../../world/messages.ts';
import { presentContents, presentMessage } from '../../world/views/present-message.ts';
import { channelOfBot } from '../bot-guards.ts';
import { findByNonce, rememberNonce } from './nonces.ts';
import { checkContents, type MessageBody, readMessageBody } from './message-body.ts';
import { toDraft } from './message-draft.ts';
import { assertMayWrite, botHolds, type Place } from '../write-guards.ts';
import { withinRights } from './within-rights.ts';

const FORWARD = 1;

/** Creates a message as the bot; with `enforce_nonce` a recent one of the same nonce is returned instead of another. */
export function createMessage({ platform, param, body: sent, files }: Call<'channelId'>) {
  const place = channelOfBot(platform, param('channelId'));
  assertMayWrite(platform, place);
  const body = readMessageBody(sent);
  const { world, application } = platform;
  const nonce = body.enforce_nonce === true ? (body.nonce ?? null) : null;
  const present = nonce === null ? undefined : findByNonce(world, application.id, nonce);
  const message = present ?? postMessage(platform, draftOf(platform, place, body, files));
  if (present === undefined) rememberNonce(world, message);
  return json(presentMessage(world, message, application.id));
}

function draftOf(platform: Platform, place: Place, body: MessageBody, files: UploadedFile[]): MessageDraft {
  const who = { channelId: place.channel.id, authorId: platform.application.id };
  if (body.message_reference?.type === FORWARD) return { ...who, ...forwardOf(platform, body, files.length) };
  checkContents(body, files.length);
  const allowed = withinRights(platform, place, body, files.length);
  return {
    ...toDraft(platform, { channelId: place.channel.id, guildId: place.channel.guildId }, allowed, files),
    ...who,
    referenceId: readReference(platform, place, body),
  };
}

/** The id of the message replied to; null if it does not exist and `fail_if_not_exists` is false. */
function readReference(platform: Platform, place: Place, { message_reference: reference }: MessageBody): string | null {
  const id = reference?.message_id ?? null;
  if (reference === undefined || reference === null || id === null) return null;
  const isKnown = platform.world.messages[place.channel.id]?.some((message) => message.id === id) === true;
  if (!isKnown && reference.fail_if_not_exists !== false) {
    refuseField(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  if (!botHolds(platform, place, 'ReadMessageHistory')) throw new ApiError('replyWithoutHistory');
  return isKnown ? id : null;
}

/** A forward carries a snapshot of the message and no content of its own. */
function forwardOf(
  platform: Platform,
  body: MessageBody,
  fileCount: number,
): Omit<MessageDraft, 'channelId' | 'authorId'> {
  const { message_id: messageId, channel_id: channelId } = body.message_reference ?? {};
  if (!channelId)
    return refuseField(['message_reference', 'channel_id'], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (!messageId)
    return refuseField(['message_reference', 'message_id'], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (fileCount > 0 || body.content || body.embeds?.length || body.components?.length || body.poll) {
    throw new ApiError('forwardWithContents');
  }
  const source = channelOfBot(platform, channelId);
  if (!botHolds(platform, source, 'ReadMessageHistory')) throw new ApiError('forwardUnreadable');
  const message = getMessage(platform.world, channelId, messageId);
  const snapshot = presentContents(platform.world, message);
  return {
    content: '',
    flags: HAS_SNAPSHOT,
    forwarded: { channelId, messageId, guildId: source.channel.guildId, snapshot },
  };
}
