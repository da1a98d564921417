import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { runTraced } from '../../../tracing/tracing.ts';
import { isDatabaseUnavailable } from '../../../database/database-unavailable.ts';
import { defineListener, type ListenerContext } from '../../define-listener.ts';
import { isFromMember } from '../../from-member.ts';
import type { GuildMessage } from './message-author.ts';
import { handleTypedCommand } from './handle-typed-command.ts';
import { findTypedCommand } from './typed-command.ts';

/**
 * Answers commands typed with the guild's prefix. Nearly every message is none, so messages are dismissed synchronously
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

function answer(ctx: ListenerContext, message: GuildMessage, settings: GuildSettings, shardId: number) {
  const typed = findTypedCommand(message.content, settings, ctx.commands);
  if (!typed) return undefined;
  const attributes = { 'perigee.guild': message.guild_id, 'perigee.shard': shardId };
  return runTraced(ctx.tracing, { name: 'gateway MESSAGE_CREATE', kind: 'consumer', attributes }, () =>
    handleTypedCommand(ctx, message, settings, typed, shardId),
  );
}
