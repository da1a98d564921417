import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { runTraced } from '../../../tracing/tracing.ts';
import { isDatabaseUnavailable } from '../../../database/database-unavailable.ts';
import { defineListener, type ListenerContext } from '../../define-listener.ts';
import { isFromMember, type MemberMessage } from '../../from-member.ts';
import { runInvocation } from '../../run-invocation.ts';
import { toInvocationContext } from '../../invocation-context.ts';
import { createInvocation } from '../command-invocation.ts';
import { handleCommand } from '../handle-command.ts';
import { answerMessage } from './message-answer.ts';
import { messageAuthorOf } from './message-author.ts';
import { findTypedCommand, type TypedCommand } from './typed-command.ts';
import { typedSource } from './typed-source.ts';

/**
 * Answers commands typed with the guild's prefix or a mention of the bot. Nearly every message is none, so messages are dismissed synchronously
 * as long as the guild's settings are cached. Unknown commands get no answer.
 */
export const textCommand = defineListener(GatewayDispatchEvents.MessageCreate, (ctx, message, shardId) => {
  if (!isFromMember(message)) return undefined;
  const settings = ctx.settings.peek(message.guild_id);
  return settings === undefined
    ? readPatiently(ctx, message.guild_id).then((read) => answer(ctx, message, read, shardId))
    : answer(ctx, message, settings, shardId);
});

/**
 * While the database is away, the last known prefix still identifies commands, so that members learn of the failure.
 */
async function readPatiently({ settings }: ListenerContext, guildId: string): Promise<GuildSettings> {
  try {
    return await settings.get(guildId);
  } catch (error) {
    const lastSettings = isDatabaseUnavailable(error) ? settings.lastKnown?.(guildId) : undefined;
    if (lastSettings === undefined) throw error;
    return lastSettings;
  }
}

function answer(ctx: ListenerContext, message: MemberMessage, settings: GuildSettings, shardId: number) {
  const typed = findTypedCommand(message, settings, ctx);
  if (!typed) return undefined;
  const attributes = { 'perigee.guild': message.guild_id, 'perigee.shard': shardId };
  return runTraced(ctx.tracing, { name: 'gateway MESSAGE_CREATE', kind: 'consumer', attributes }, () =>
    handleTypedCommand(ctx, { message, settings, typed, shardId }),
  );
}

interface Typed {
  message: MemberMessage;
  settings: GuildSettings;
  typed: TypedCommand;
  shardId: number;
}

/** Handles a typed command like any other invocation. */
function handleTypedCommand(bot: ListenerContext, { message, settings, typed, shardId }: Typed): Promise<void> {
  const { guild_id: guildId, channel_id: channelId, author: user } = message;
  const { command } = typed;
  const answering = answerMessage(bot, message);
  return runInvocation({ bot, guildId, shardId, answer: answering, named: { command: command.name } }, async () => {
    const context = toInvocationContext(
      { bot, guildId, channelId, user, settings },
      await messageAuthorOf(bot, message),
    );
    await handleCommand(
      createInvocation(context, typedSource(typed, { bot, guildId, message, settings, shardId }), answering),
    );
  });
}
