import { now } from '../base/clock.ts';
import { ApiError, requireFound } from '../protocol/api-error.ts';
import { type Field, list, readBody, record, shape, text } from '../protocol/form-body.ts';
import type { UploadedFile } from '../http/router.ts';
import { isObject, type Json, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { maybe } from '../rest/components/fields.ts';
import { modalData } from '../rest/components/modal.ts';
import { checkContents, readAnswerData, readMessageBody } from '../rest/messages/message-body.ts';
import { toChanges, toDraft } from '../rest/messages/message-draft.ts';
import { EPHEMERAL, LOADING } from '../world/message-flags.ts';
import { editMessage, postMessage } from '../world/messages.ts';
import type { Message } from '../state/state.ts';
import type { Interaction } from '../platform/interaction-registry.ts';

/** Interaction types. */
const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL = 5;
const CHOICES_MAX = 25;

/**
 * Takes the first answer to an interaction (types 4 to 9). A second answer is refused with 40060, a late one with
 * 10062.
 */
export function respond(
  platform: Platform,
  interaction: Interaction,
  body: JsonObject,
  files: UploadedFile[],
): Message | null {
  if (interaction.isAcknowledged) throw new ApiError('alreadyAcknowledged');
  if (now() > interaction.startedAt + platform.limits.answerWithinMs) throw new ApiError('unknownInteraction');
  const data = isObject(body['data']) ? body['data'] : {};
  const message = answer(platform, interaction, body['type'], data, files);
  interaction.isAcknowledged = true;
  interaction.isPending = DEFERRING.has(body['type']);
  return message;
}

/** The answer types that announce one, in a message of its own or in that of the component. */
const DEFERRING = new Set<Json | undefined>([5, 6]);

/** The answer types each kind of interaction accepts. */
const ANSWERS: Record<number, number[]> = {
  [COMMAND]: [4, 5, 9],
  [COMPONENT]: [4, 5, 6, 7, 9],
  [AUTOCOMPLETE]: [8],
  [MODAL]: [4, 5, 6, 7],
};

function answer(
  platform: Platform,
  interaction: Interaction,
  type: Json | undefined,
  data: JsonObject,
  files: UploadedFile[],
): Message | null {
  const allowed = ANSWERS[interaction.type] ?? [];
  if (typeof type !== 'number' || !allowed.includes(type)) return refuseType(type, allowed);
  if (type === 4) return reply(platform, interaction, data, files);
  if (type === 5) return defer(platform, interaction, data);
  if (type === 6 || type === 7) return update(platform, interaction, type, data, files);
  if (type === 8) interaction.settle({ kind: 'choices', choices: readChoices(data) });
  else interaction.settle({ kind: 'modal', modal: { ...readBody(data, modalData, ['data']) } });
  return null;
}

function refuseType(type: Json | undefined, allowed: number[]): never {
  return readBody({ type: type ?? null }, (_value, fail) =>
    fail('UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')}).`),
  );
}

const choiceValue: Field<string | number> = (value, fail) =>
  typeof value === 'number' ? value : text({ min: 1, max: 100 })(value, fail);
const choice = shape({
  name: text({ min: 1, max: 100 }),
  name_localizations: maybe(record),
  value: choiceValue,
});

function readChoices(data: JsonObject): Json[] {
  const { choices } = readBody(data, shape({ choices: list(choice, { max: CHOICES_MAX }) }), ['data']);
  return choices.map(({ name, value }) => ({ name, value }));
}

function reply(platform: Platform, interaction: Interaction, data: JsonObject, files: UploadedFile[]): Message {
  const message = postAnswer(platform, interaction, data, files, ['data']);
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
  const source = requireFound(interaction.source, 'unknownMessage');
  if (type === 7) {
    const body = readAnswerData(data, source.flags);
    editMessage(platform, source, toChanges(platform, source, body, files));
  }
  interaction.originalId = source.id;
  interaction.settle({ kind: 'updated' });
  return source;
}

/**
 * Posts an answer or a follow-up in the interaction's channel; `place` is the message's path in the request, for
 * errors.
 */
export function postAnswer(
  platform: Platform,
  interaction: Interaction,
  data: JsonObject,
  files: UploadedFile[],
  place: ['data'] | [] = [],
): Message {
  const body = place.length > 0 ? readAnswerData(data) : readMessageBody(data);
  checkContents(body, files.length);
  const isEphemeral = ((body.flags ?? 0) & EPHEMERAL) !== 0;
  const draft = toDraft(platform, interaction, body, files);
  return postMessage(platform, {
    ...draft,
    ...placeOf(platform, interaction, isEphemeral),
    flags: (draft.flags ?? 0) | (isEphemeral ? EPHEMERAL : 0),
  });
}

/** Edits an answer; the first edit after a deferral removes the "is thinking…" state. */
export function editAnswer(
  platform: Platform,
  message: Message,
  data: Json | undefined,
  files: UploadedFile[],
): Message {
  const body = readMessageBody(data, message.flags);
  const wasLoading = (message.flags & LOADING) !== 0;
  if (wasLoading) checkContents(body, files.length);
  if (wasLoading && message.interaction?.type === COMMAND) message.type = 20;
  const changes = toChanges(platform, message, body, files);
  return editMessage(platform, message, { ...changes, flags: (changes.flags ?? message.flags) & ~LOADING });
}

/** Reads the outer shape of the callback. */
export function readCallback(body: Json | undefined): JsonObject {
  return readBody(body, record);
}

function placeOf(platform: Platform, interaction: Interaction, isEphemeral: boolean) {
  return {
    channelId: interaction.channelId,
    authorId: platform.application.id,
    type: interaction.type === COMMAND ? 20 : interaction.source === null ? 0 : 19,
    referenceId: interaction.source?.id ?? null,
    interaction: interaction.note,
    onlyFor: isEphemeral ? interaction.personId : null,
  };
}
