import type { API } from '@discordjs/core/http-only';
import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  RESTJSONErrorCodes,
} from 'discord-api-types/v10';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import type { Reply, ReplyBody } from '../command-context.ts';
import { DEFER_AFTER_MS, isAcknowledged, isExpired, type InvocationAnswer } from '../run-invocation.ts';
import { REPLY_IMPOSSIBLE } from '../reply-impossible.ts';
import { type Answerable, type InteractionCalls, interactionCalls } from './interaction-calls.ts';

interface AnswerOptions {
  /** Replies are visible only to the acting person; the platform fixes this with the deferral. */
  isEphemeral?: boolean;
  /** The interaction came from a component: a deferral leaves its message unchanged and shows no pending reply. */
  hasMessage?: boolean;
  /** False for interactions that may be answered with a form, which the platform accepts only as the first response. */
  isDeferred?: boolean;
  /** Delay before deferring, in milliseconds. */
  deferAfterMs?: number;
  /** Called once if an answer came after the interaction had expired. */
  onExpired?: () => void;
}

/** Interactions expire after 3 s; one received when older than this may be answered too late. In milliseconds. */
const LATE_MS = 2_500;

/**
 * The only way to answer an interaction: directly at first, after 2 s with a deferral, then with edits and follow-ups.
 * Calls are queued, so that an answer and the deferral never overtake each other. If the process is killed, the one
 * that receives the interaction again continues a pending answer and keeps a finished one.
 */
export class InteractionAnswer implements InvocationAnswer {
  readonly #calls: InteractionCalls;
  readonly #isEphemeral: boolean;
  readonly #hasMessage: boolean;
  readonly #timer: NodeJS.Timeout | undefined;
  /**
   * `deferred` still owes a reply. The original is the component's message when `updated`, a new one when `replied`.
   */
  #state: 'open' | 'deferred' | 'updated' | 'replied' = 'open';
  #last: Promise<unknown> = Promise.resolve();
  #onExpired: (() => void) | null;
  /** Null for interactions that may be answered with a form. */
  readonly acknowledge: (() => Promise<void>) | null;
  readonly isLate: boolean;

  constructor(api: API, interaction: Answerable, options: AnswerOptions = {}) {
    const { isEphemeral = false, hasMessage = false, isDeferred = true, deferAfterMs = DEFER_AFTER_MS } = options;
    this.#calls = interactionCalls(api, interaction);
    this.#isEphemeral = isEphemeral;
    this.#hasMessage = hasMessage;
    this.isLate = Date.now() - createdAt(interaction.id).getTime() > LATE_MS;
    this.#onExpired = options.onExpired ?? null;
    this.acknowledge = isDeferred ? () => this.#inTurn(() => this.#defer()) : null;
    // If deferring fails the interaction stays open: the answer itself may still be in time.
    const defer = () => void this.#inTurn(() => this.#defer()).catch(() => {});
    this.#timer = isDeferred ? setTimeout(defer, deferAfterMs) : undefined;
  }

  readonly reply = (body: ReplyBody): Promise<Reply> => this.#inTurn(() => this.#send(body, this.#isEphemeral));

  /** Replies so that only this person sees it. */
  readonly replyPrivately = async (body: ReplyBody): Promise<void> => {
    await this.#inTurn(() => this.#send(body, true));
  };

  readonly refuse = async (content: string): Promise<void> => {
    await ignoreErrorCodes(
      REPLY_IMPOSSIBLE,
      this.#inTurn(() => this.#send({ content }, true)),
    );
  };

  /** Edits the message whose component was used. */
  readonly update = (body: ReplyBody): Promise<void> =>
    this.#inTurn(async () => {
      if (this.#state === 'open') await this.#calls.update(body);
      else if (this.#state === 'updated') await this.#calls.original.edit(body);
      else throw new Error('the message cannot be updated after another response');
      this.#state = 'updated';
    });

  /** Changes the components of the used message, as the first response. */
  readonly greyOut = (components: APIMessageTopLevelComponent[]): Promise<void> =>
    this.#inTurn(async () => {
      if (this.#state !== 'open') return;
      await this.#calls.changeComponents(components);
      this.#state = 'updated';
    });

  readonly openForm = (form: APIModalInteractionResponseCallbackData): Promise<void> =>
    this.#inTurn(async () => {
      await this.#calls.openForm(form);
      this.#state = 'replied';
    });

  /** Makes sure that no pending reply or spinning component is left behind. */
  readonly finish = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const settle = async () => {
      if (this.#state === 'deferred') await this.#calls.removeOriginal();
      if (this.#state === 'open' && this.#hasMessage) await this.#defer();
    };
    await this.#inTurn(settle).catch(() => {});
  };

  async #send(body: ReplyBody, isPrivate: boolean): Promise<Reply> {
    if (this.#state === 'open') {
      const sent = await this.#orGoOn(this.#calls.reply(body, isPrivate));
      if (sent !== null) {
        this.#state = 'replied';
        return sent;
      }
      this.#state = 'deferred';
    }
    if (this.#state === 'deferred' && isPrivate === this.#isEphemeral) {
      await this.#calls.original.edit(body);
      this.#state = 'replied';
      return this.#calls.original;
    }
    if (this.#state === 'deferred') {
      // A public pending reply cannot become private, so it is removed.
      await this.#calls.removeOriginal();
      this.#state = 'replied';
    }
    return this.#calls.followUp(body, isPrivate);
  }

  async #defer(): Promise<void> {
    if (this.#state !== 'open') return;
    const { deferUpdate, deferReply } = this.#calls;
    // The platform rejects a retry of a deferral that succeeded but whose reply was lost.
    if (this.#hasMessage) await ignoreErrorCodes(ALREADY, deferUpdate());
    else await this.#orGoOn(deferReply(this.#isEphemeral));
    this.#state = this.#hasMessage ? 'updated' : 'deferred';
  }

  /** Null if the interaction had only been deferred before. */
  async #orGoOn<Sent>(first: Promise<Sent>): Promise<Sent | null> {
    try {
      return await first;
    } catch (error) {
      if (isAcknowledged(error) && !this.#hasMessage && (await this.#calls.isUnderWay())) return null;
      throw error;
    }
  }

  #inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(step);
    this.#last = done.catch((error: unknown) => {
      if (!isExpired(error)) return;
      this.#onExpired?.();
      this.#onExpired = null;
    });
    return done;
  }
}

const ALREADY = [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged];
