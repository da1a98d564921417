import type { ReplyBody } from '../../bot/command-context.ts';
import type { BotContext } from '../../bot/bot-context.ts';
import { messageOf } from '../../bot/message-of.ts';
import { UNANSWERABLE } from '../../bot/unanswerable.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { describeError } from '../../errors/describe-error.ts';

type MakeBody = () => Promise<ReplyBody>;

/** The message of a round. */
interface Shown {
  channelId: string;
  messageId: string;
}

/** Has the messages of rounds say what is so, with at most one edit a second and message, whoever presses how fast. */
export interface ShowRounds {
  /**
   * Shows it at once by the answer to a press, or, where the message was changed within the second, once that is over.
   * @param make is asked for what it says only once that is said.
   * @param update changes the message as the answer to a press.
   * @returns whether it is shown already.
   */
  show(bot: BotContext, shown: Shown, make: MakeBody, update: (body: ReplyBody) => Promise<void>): Promise<boolean>;
}

/** At most one edit in so long, in milliseconds. */
const PAUSE_MS = 1_000;

interface Recent {
  /** What it is to say once it may be changed again; null where it says so already. */
  pending: MakeBody | null;
}

export function createShowRounds(): ShowRounds {
  const recent = new Map<string, Recent>();

  const later = async (bot: BotContext, { channelId, messageId }: Shown, one: Recent): Promise<void> => {
    const { pending } = one;
    if (pending === null) {
      recent.delete(messageId);
      return;
    }
    one.pending = null;
    wait(bot, { channelId, messageId }, one);
    await forgiving(UNANSWERABLE, bot.api.channels.editMessage(channelId, messageId, messageOf(await pending())));
  };

  const wait = (bot: BotContext, shown: Shown, one: Recent): void => {
    const fire = () =>
      void later(bot, shown, one).catch((error: unknown) => {
        // The round is in the database: its end has the message put right.
        bot.log.warn(describeError(error), 'a round could not be shown');
      });
    setTimeout(fire, PAUSE_MS).unref();
  };

  return {
    async show(bot, shown, make, update) {
      const known = recent.get(shown.messageId);
      if (known !== undefined) {
        known.pending = make;
        return false;
      }
      const one: Recent = { pending: null };
      recent.set(shown.messageId, one);
      wait(bot, shown, one);
      await update(await make());
      return true;
    },
  };
}
