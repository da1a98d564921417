import type { API } from '@discordjs/core/http-only';
import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  MessageFlags,
  RESTJSONErrorCodes as Code,
} from 'discord-api-types/v10';
import type { Reply, ReplyBody } from '../command-context.ts';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import { messageOf } from '../message-of.ts';

/** The fields of an interaction needed to answer it. */
export interface Answerable {
  id: string;
  token: string;
  application_id: string;
}

/** The answer was deleted, or the interaction is too old. */
const NO_ANSWER = [Code.UnknownMessage, Code.UnknownWebhook, Code.InvalidWebhookToken];

export type InteractionCalls = ReturnType<typeof interactionCalls>;

/** The platform calls that answer an interaction. Which of them are allowed depends on the previous ones. */
export function interactionCalls({ interactions }: API, { id, token, application_id: applicationId }: Answerable) {
  const edit = async (body: ReplyBody, messageId?: string) => {
    await interactions.editReply(applicationId, token, messageOf(body), messageId);
  };
  const original: Reply = {
    edit: (body) => edit(body),
    async messageId() {
      const message = await interactions.getOriginalReply(applicationId, token);
      return message.id;
    },
  };

  return {
    /** The message of the first response, or the one whose component was used. */
    original,
    /** Whether the first response is only a pending deferral so far. */
    async isUnderWay(): Promise<boolean> {
      const first = await ignoreErrorCodes(NO_ANSWER, interactions.getOriginalReply(applicationId, token));
      return ((first?.flags ?? 0) & MessageFlags.Loading) !== 0;
    },
    async reply(body: ReplyBody, isPrivate: boolean): Promise<Reply> {
      await interactions.reply(id, token, { ...messageOf(body), ...flagsOf(isPrivate) });
      return original;
    },
    async followUp(body: ReplyBody, isPrivate: boolean): Promise<Reply> {
      const { id: messageId } = await interactions.followUp(applicationId, token, {
        ...messageOf(body),
        ...flagsOf(isPrivate),
      });
      return { messageId: () => Promise.resolve(messageId), edit: (changed) => edit(changed, messageId) };
    },
    /** Leaves everything else in the used message unchanged. */
    changeComponents: (components: APIMessageTopLevelComponent[]) =>
      interactions.updateMessage(id, token, { components }),
    update: (body: ReplyBody) => interactions.updateMessage(id, token, messageOf(body)),
    openForm: (form: APIModalInteractionResponseCallbackData) => interactions.createModal(id, token, form),
    deferReply: (isPrivate: boolean) => interactions.defer(id, token, flagsOf(isPrivate)),
    deferUpdate: () => interactions.deferMessageUpdate(id, token),
    removeOriginal: () => interactions.deleteReply(applicationId, token),
  };
}

function flagsOf(isPrivate: boolean): { flags?: MessageFlags.Ephemeral } {
  return isPrivate ? { flags: MessageFlags.Ephemeral } : {};
}
