import type { API } from '@discordjs/core/http-only';
import { type APIModalInteractionResponseCallbackData, MessageFlags } from 'discord-api-types/v10';
import { forgiving } from '../../discord/forgiving.ts';
import type { Reply, ReplyBody } from '../command-context.ts';
import { messageOf } from '../message-of.ts';
import { DEFER_AFTER_MS, type UseAnswer } from '../run-use.ts';
import { UNANSWERABLE } from '../unanswerable.ts';

export interface InteractionAnswer extends UseAnswer {
  reply: (body: ReplyBody) => Promise<Reply>;
  /** Changes the message whose component was used. */
  update: (body: ReplyBody) => Promise<void>;
  /** Asks for more in a form of its own; only as the first answer. */
  openForm: (form: APIModalInteractionResponseCallbackData) => Promise<void>;
}

interface AnswerOptions {
  /** Only the person who acted sees replies. The platform fixes that with the deferral. */
  isEphemeral?: boolean;
  /** A deferral leaves the message as it is and announces no reply. */
  hasMessage?: boolean;
  /** False for what answers with a form: the platform takes none after a deferral. */
  isDeferred?: boolean;
}

interface Acknowledged {
  id: string;
  token: string;
  application_id: string;
}

/**
 * The one way in which an interaction is answered: at first as its answer, deferred after 2 s, from then on as edits and
 * further messages. Calls wait for one another, so that an answer and the deferral never meet on the way.
 */
export function answerInteraction(api: API, interaction: Acknowledged, options: AnswerOptions = {}): InteractionAnswer {
  const { isEphemeral = false, hasMessage = false, isDeferred = true } = options;
  const { id, token, application_id: applicationId } = interaction;
  const { interactions } = api;
  // `deferred` owes a reply; `updated` has the used message as its original, `replied` a message of its own.
  let state: 'open' | 'deferred' | 'updated' | 'replied' = 'open';
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(step: () => Promise<Result>): Promise<Result> => {
    const done = last.then(step);
    last = done.catch(() => {});
    return done;
  };

  const defer = async () => {
    if (state !== 'open') return;
    if (hasMessage) await interactions.deferMessageUpdate(id, token);
    else await interactions.defer(id, token, isEphemeral ? { flags: MessageFlags.Ephemeral } : {});
    state = hasMessage ? 'updated' : 'deferred';
  };
  // One that fails leaves the interaction open: the answer itself may still arrive in time.
  const timer = isDeferred ? setTimeout(() => void inTurn(defer).catch(() => {}), DEFER_AFTER_MS) : undefined;

  const edit = (body: ReplyBody, messageId?: string) =>
    interactions.editReply(applicationId, token, messageOf(body), messageId);

  const send = (body: ReplyBody, isPrivate: boolean) =>
    inTurn(async (): Promise<Reply> => {
      const message = { ...messageOf(body), ...(isPrivate && { flags: MessageFlags.Ephemeral }) };
      if (state === 'open') {
        await interactions.reply(id, token, message);
        state = 'replied';
        return original(applicationId, token, api);
      }
      if (state === 'deferred' && isPrivate === isEphemeral) {
        await edit(body);
        state = 'replied';
        return original(applicationId, token, api);
      }
      // Deferred for all to see, it can not be said to one alone.
      if (state === 'deferred') await interactions.deleteReply(applicationId, token);
      if (state === 'deferred') state = 'replied';
      const sent = await interactions.followUp(applicationId, token, message);
      return {
        messageId: () => Promise.resolve(sent.id),
        async edit(changed) {
          await edit(changed, sent.id);
        },
      };
    });

  return {
    reply: (body) => send(body, isEphemeral),
    async refuse(content) {
      await forgiving(UNANSWERABLE, send({ content }, true));
    },
    update: (body) =>
      inTurn(async () => {
        if (state === 'open') await interactions.updateMessage(id, token, messageOf(body));
        else if (state === 'updated') await edit(body);
        else throw new Error('A message can not be changed after another answer');
        state = 'updated';
      }),
    openForm: (form) =>
      inTurn(async () => {
        await interactions.createModal(id, token, form);
        state = 'replied';
      }),
    async finish() {
      clearTimeout(timer);
      await forgiving(UNANSWERABLE, inTurn(settle)).catch(() => {});
    },
  };

  /** Nobody is left waiting for an answer that does not come. */
  async function settle(): Promise<void> {
    if (state === 'deferred') await interactions.deleteReply(applicationId, token);
    if (state === 'open' && hasMessage) await defer();
  }
}

function original(applicationId: string, token: string, { interactions }: API): Reply {
  return {
    async messageId() {
      const { id } = await interactions.getOriginalReply(applicationId, token);
      return id;
    },
    async edit(body) {
      await interactions.editReply(applicationId, token, messageOf(body));
    },
  };
}
