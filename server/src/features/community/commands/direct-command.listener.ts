import type { Locale } from '@perigee/core/base/locales/locales';
import { GatewayDispatchEvents, type GatewayMessageCreateDispatchData } from 'discord-api-types/v10';
import { m } from '#texts';
import { createInvocation } from '../../../bot/commands/command-invocation.ts';
import { handleCommand } from '../../../bot/commands/handle-command.ts';
import { answerMessage } from '../../../bot/commands/text/message-answer.ts';
import { replyToMessage } from '../../../bot/commands/text/message-reply.ts';
import type { TypedCommand } from '../../../bot/commands/text/typed-command.ts';
import { typedSource } from '../../../bot/commands/text/typed-source.ts';
import { defineListener, type ListenerContext } from '../../../bot/define-listener.ts';
import { isDirect, type MemberMessage } from '../../../bot/from-member.ts';
import { readDirectContext } from '../../../bot/interactions/direct-context.ts';
import { REPLY_IMPOSSIBLE } from '../../../bot/reply-impossible.ts';
import { runInvocation } from '../../../bot/run-invocation.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { AppError } from '../../../errors/app-error.ts';
import { createThrottle, type Throttle } from '../../../throttle/throttle.ts';
import { assembleSettings } from '../settings/settings-cache.ts';
import { findDirectCommand } from './find-direct-command.ts';

/** At most one refusal a minute for each person, and one hint an hour for what is no command. */
const REFUSAL_REST_MS = 60_000;
const HINT_REST_MS = 3_600_000;

/** The settings that stand in for those of a guild, which direct messages do not have. */
const SETTINGS = assembleSettings(new Map(), false);

interface DirectUse {
  message: MemberMessage;
  typed: TypedCommand;
  locale: Locale;
  shardId: number;
}

/** Answers direct messages: commands that need no guild are run, others are refused, and other texts get a hint. */
export function createDirectCommand() {
  const refusals = createThrottle(null, REFUSAL_REST_MS);
  const hints = createThrottle(null, HINT_REST_MS);
  return defineListener(GatewayDispatchEvents.MessageCreate, (bot, message, shardId) => {
    if (!isDirect(message)) return undefined;
    const { typed, locale } = findDirectCommand(message.content, bot);
    if (typed === undefined) {
      const help = nameOf(bot, 'help', locale);
      return sayOnce(hints, bot, message, m.direct_hint({ help }, { locale }));
    }
    const use = { message: { ...message, guild_id: '' }, typed, locale, shardId };
    if (typed.command.worksInDirectMessages) return run(bot, use);
    const command = nameOf(bot, typed.command.name, locale);
    return sayOnce(refusals, bot, message, m.direct_servers_only({ command }, { locale }));
  });
}

const nameOf = ({ commands }: ListenerContext, name: string, locale: Locale) =>
  `${SETTINGS.prefix}${commands.byName(name)?.config[locale].name ?? name}`;

async function sayOnce(
  throttle: Throttle,
  { api }: ListenerContext,
  { id, channel_id, author }: GatewayMessageCreateDispatchData,
  content: string,
): Promise<void> {
  try {
    await throttle.claim(author.id);
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  await ignoreErrorCodes(REPLY_IMPOSSIBLE, replyToMessage(api, { id, channel_id, answers: 0 }, { content }));
}

function run(bot: ListenerContext, { message, typed, locale, shardId }: DirectUse): Promise<void> {
  const answer = answerMessage(bot, message);
  return runInvocation({ bot, guildId: '', shardId, answer, named: { command: typed.command.name } }, async () => {
    const { channel_id: channelId, author: user } = message;
    const context = await readDirectContext({ bot, channelId, user, locale });
    // The buttons of a question work on servers only, so unclear orders are refused with their meanings.
    const source = { ...typedSource(typed, { ...context, message, shardId }), kept: null };
    const invocation = createInvocation(context, source, answer);
    await handleCommand({ ...invocation, mayUse: ({ worksInDirectMessages }) => worksInDirectMessages });
  });
}
