import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { ReplyBody } from '../../../bot/command-context.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { messageOf } from '../../../bot/message-of.ts';
import { REPLY_IMPOSSIBLE } from '../../../bot/reply-impossible.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { describeError } from '../../../errors/describe-error.ts';

type MakeBody = () => Promise<ReplyBody>;

/** The message of a round. */
interface RoundMessage {
  channelId: string;
  messageId: string;
}

/** Keeps the messages of rounds up to date, with at most one edit per second and message, however fast people press. */
export interface ShowRounds {
  /**
   * Shows a round at once as the reply to a press, or, where the message was edited within the last second, after that
   * second.
   * @param make builds the body, only when it is about to be shown.
   * @param update edits the message as the reply to a press.
   * @returns whether it is already shown.
   */
  show(
    bot: BotContext,
    shown: RoundMessage,
    make: MakeBody,
    update: (body: ReplyBody) => Promise<void>,
  ): Promise<boolean>;
}

/** The interaction, or its token, has expired. */
const TOO_LATE = new Set<number | string>([Code.UnknownInteraction, Code.UnknownWebhook, Code.InvalidWebhookToken]);

/** Minimum time between two edits of a message, in milliseconds. */
const PAUSE_MS = 1_000;

interface Recent {
  /** What to show after the pause; null where the message is up to date. */
  pending: MakeBody | null;
}

export function createShowRounds(): ShowRounds {
  const recent = new Map<string, Recent>();

  const later = async (bot: BotContext, { channelId, messageId }: RoundMessage, one: Recent): Promise<void> => {
    const { pending } = one;
    if (pending === null) {
      recent.delete(messageId);
      return;
    }
    one.pending = null;
    wait(bot, { channelId, messageId }, one);
    await ignoreErrorCodes(
      REPLY_IMPOSSIBLE,
      bot.api.channels.editMessage(channelId, messageId, messageOf(await pending())),
    );
  };

  const wait = (bot: BotContext, shown: RoundMessage, one: Recent): void => {
    const fire = () =>
      void later(bot, shown, one).catch((error: unknown) => {
        // The round is in the database: its end updates the message.
        bot.log.warn(describeError(error), 'failed to update round message');
      });
    setTimeout(fire, PAUSE_MS).unref();
  };

  return {
    async show(bot, shown, make, update) {
      const existing = recent.get(shown.messageId);
      if (existing !== undefined) {
        existing.pending = make;
        return false;
      }
      const one: Recent = { pending: null };
      recent.set(shown.messageId, one);
      wait(bot, shown, one);
      await updateOrEdit(bot, shown, await make(), update);
      return true;
    },
  };
}

/** A late press still moved its round on; its interaction has expired, so the bot edits the message itself. */
async function updateOrEdit(
  bot: BotContext,
  { channelId, messageId }: RoundMessage,
  body: ReplyBody,
  update: (body: ReplyBody) => Promise<void>,
): Promise<void> {
  try {
    await update(body);
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || !TOO_LATE.has(error.code)) throw error;
    await bot.api.channels.editMessage(channelId, messageId, messageOf(body));
  }
}
