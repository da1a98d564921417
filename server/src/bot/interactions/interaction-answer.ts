import type { API } from '@discordjs/core/http-only';
import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  RESTJSONErrorCodes,
} from 'discord-api-types/v10';
import { createdAt } from '@perigee/core/ids/snowflake';
import { forgiving } from '../../discord/forgiving.ts';
import type { Reply, ReplyBody } from '../command-context.ts';
import { DEFER_AFTER_MS, isAcknowledged, isExpired, type UseAnswer } from '../run-use.ts';
import { UNANSWERABLE } from '../unanswerable.ts';
import { type Answerable, type InteractionCalls, interactionCalls } from './interaction-calls.ts';

interface AnswerOptions {
  /** Replies are seen by the person who acted alone; the platform fixes that with the deferral. */
  isEphemeral?: boolean;
  /** A component was used: a deferral leaves its message as it is and announces no reply. */
  hasMessage?: boolean;
  /** False for what may answer with a form, which the platform takes only as the first answer. */
  isDeferred?: boolean;
  /** When it is, in milliseconds. */
  deferAfterMs?: number;
  /** Called once where the platform waited too long for an answer. */
  onExpired?: () => void;
}

/** The platform gives up on an interaction after 3 s; one that is older than this when it is heard may come too late, in milliseconds. */
const LATE_MS = 2_500;

/**
 * The one way an interaction is answered: at first as its answer, after 2 s as a deferral, from then on as edits and
 * further messages. Calls wait for one another, so that an answer and the deferral never pass each other on the way.
 * What a process that was killed left under way, whoever hears of it again goes on with; what it answered stands.
 */
export class InteractionAnswer implements UseAnswer {
  readonly #calls: InteractionCalls;
  readonly #isEphemeral: boolean;
  readonly #hasMessage: boolean;
  readonly #timer: NodeJS.Timeout | undefined;
  /** `deferred` owes a reply. The original is the used message once `updated`, a message of its own once `replied`. */
  #state: 'open' | 'deferred' | 'updated' | 'replied' = 'open';
  #last: Promise<unknown> = Promise.resolve();
  #onExpired: (() => void) | null;
  /** Null for what may answer with a form. */
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
    // One that fails leaves the interaction open: the answer itself may still arrive in time.
    const defer = () => void this.#inTurn(() => this.#defer()).catch(() => {});
    this.#timer = isDeferred ? setTimeout(defer, deferAfterMs) : undefined;
  }

  readonly reply = (body: ReplyBody): Promise<Reply> => this.#inTurn(() => this.#send(body, this.#isEphemeral));

  /** Answers this person alone. */
  readonly replyPrivately = async (body: ReplyBody): Promise<void> => {
    await this.#inTurn(() => this.#send(body, true));
  };

  readonly refuse = async (content: string): Promise<void> => {
    await forgiving(
      UNANSWERABLE,
      this.#inTurn(() => this.#send({ content }, true)),
    );
  };

  /** Changes the message whose component was used. */
  readonly update = (body: ReplyBody): Promise<void> =>
    this.#inTurn(async () => {
      if (this.#state === 'open') await this.#calls.update(body);
      else if (this.#state === 'updated') await this.#calls.original.edit(body);
      else throw new Error('After another answer the used message can not be changed any more');
      this.#state = 'updated';
    });

  /** Gives the used message other components, as the first answer. */
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

  /** Nobody is left waiting for an answer that does not come. */
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
      // What was announced to all can not be said to one alone, so the announcement goes.
      await this.#calls.removeOriginal();
      this.#state = 'replied';
    }
    return this.#calls.followUp(body, isPrivate);
  }

  async #defer(): Promise<void> {
    if (this.#state !== 'open') return;
    const { deferUpdate, deferReply } = this.#calls;
    // One that was taken, and whose answer was lost, is tried again and refused.
    if (this.#hasMessage) await forgiving(ALREADY, deferUpdate());
    else await this.#orGoOn(deferReply(this.#isEphemeral));
    this.#state = this.#hasMessage ? 'updated' : 'deferred';
  }

  /** Null where somebody showed before that it is under way, and no more. */
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
