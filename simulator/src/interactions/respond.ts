import { ApiError, found } from '../http/api-error.ts';
import { readBody, record } from '../http/form-body.ts';
import type { UploadedFile } from '../http/router.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { checkContents, type MessageBody, messageBody } from '../rest/message-body.ts';
import { editedAttachments, toAttachments } from '../rest/uploads.ts';
import { editMessage, type MessageChanges, postMessage } from '../world/messages.ts';
import type { Message } from '../world/state.ts';
import type { Interaction } from './desk.ts';

/** Message flag: only the person who acted sees it. */
export const EPHEMERAL = 64;
/** Message flag: the bot "is thinking…". */
const LOADING = 128;

/** Takes the first answer to an interaction (types 4 to 9); refuses a second one with 40060. */
export function respond(
  platform: Platform,
  interaction: Interaction,
  body: JsonObject,
  files: UploadedFile[],
): Message | null {
  if (interaction.isAcknowledged) throw new ApiError('alreadyAcknowledged');
  const data = isObject(body['data']) ? body['data'] : {};
  const message = answer(platform, interaction, body['type'], data, files);
  interaction.isAcknowledged = true;
  return message;
}

function answer(
  platform: Platform,
  interaction: Interaction,
  type: Json | undefined,
  data: JsonObject,
  files: UploadedFile[],
): Message | null {
  if (type === 4) return reply(platform, interaction, data, files);
  if (type === 5) return defer(platform, interaction, data);
  if (type === 6 || type === 7) return update(platform, interaction, type, data, files);
  if (type === 8) {
    const { choices } = data;
    interaction.settle({ kind: 'choices', choices: Array.isArray(choices) ? choices : [] });
    return null;
  }
  if (type === 9) {
    interaction.settle({ kind: 'modal', modal: data });
    return null;
  }
  return readBody({ type: type ?? null }, (_value, fail) =>
    fail('BASE_TYPE_CHOICES', 'Value of field "type" must be one of (4, 5, 6, 7, 8, 9).'),
  );
}

function reply(platform: Platform, interaction: Interaction, data: JsonObject, files: UploadedFile[]): Message {
  const message = postAnswer(platform, interaction, data, files);
  interaction.originalId = message.id;
  interaction.settle({ kind: 'message', message });
  return message;
}

function defer(platform: Platform, interaction: Interaction, data: JsonObject): Message {
  interaction.isEphemeral = (Number(data['flags'] ?? 0) & EPHEMERAL) !== 0;
  const message = postMessage(platform, {
    ...placeOf(platform, interaction, interaction.isEphemeral),
    content: '',
    flags: LOADING | (interaction.isEphemeral ? EPHEMERAL : 0),
  });
  interaction.originalId = message.id;
  interaction.settle({ kind: 'deferred' });
  return message;
}

function update(
  platform: Platform,
  interaction: Interaction,
  type: 6 | 7,
  data: JsonObject,
  files: UploadedFile[],
): Message {
  const source = found(interaction.source, 'unknownMessage');
  interaction.originalId = source.id;
  if (type === 7) editMessage(platform, source, toChanges(platform, source, readBody(data, messageBody), files));
  interaction.settle({ kind: 'updated' });
  return source;
}

/** Posts an answer or a follow-up in the interaction's channel. */
export function postAnswer(
  platform: Platform,
  interaction: Interaction,
  data: JsonObject,
  files: UploadedFile[],
): Message {
  const body = readBody(data, messageBody);
  checkContents(body, files.length);
  const isEphemeral = ((body.flags ?? 0) & EPHEMERAL) !== 0;
  return postMessage(platform, {
    ...placeOf(platform, interaction, isEphemeral),
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components: body.components ?? [],
    attachments: toAttachments(platform, interaction.channelId, files, body),
    flags: body.flags ?? 0,
    tts: body.tts ?? false,
    allowedMentions: body.allowed_mentions ?? undefined,
  });
}

/** Edits an answer; the first edit after a deferral takes the "is thinking…" mark away. */
export function editAnswer(
  platform: Platform,
  message: Message,
  data: Json | undefined,
  files: UploadedFile[],
): Message {
  const body = readBody(data, messageBody);
  const wasLoading = (message.flags & LOADING) !== 0;
  if (wasLoading) message.type = 20;
  return editMessage(platform, message, {
    ...toChanges(platform, message, body, files),
    flags: message.flags & ~LOADING,
  });
}

/** The changes a message body asks for; null means empty. */
export function toChanges(
  platform: Platform,
  message: Message,
  body: MessageBody,
  files: UploadedFile[],
): MessageChanges {
  return {
    content: body.content === null ? '' : body.content,
    embeds: body.embeds === null ? [] : body.embeds,
    components: body.components === null ? [] : body.components,
    attachments: editedAttachments(platform, message, files, body),
    allowedMentions: body.allowed_mentions ?? undefined,
  };
}

/** Reads the callback's outer shape. */
export function readCallback(body: Json | undefined): JsonObject {
  return readBody(body, record);
}

function placeOf(platform: Platform, interaction: Interaction, isEphemeral: boolean) {
  return {
    channelId: interaction.channelId,
    authorId: platform.application.id,
    type: interaction.type === 2 ? 20 : interaction.source === null ? 0 : 19,
    referenceId: interaction.source?.id ?? null,
    interaction: interaction.note,
    onlyFor: isEphemeral ? interaction.personId : null,
  };
}
