import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import type { BotContext } from '../bot-context.ts';
import { defineListener, type Listener } from '../define-listener.ts';

/**
 * Announces to other processes that their data about a guild is stale whenever the guild, its roles, its channels or
 * the bot's own membership changed. After a connect all guilds arrive in one burst; those are not changes and not
 * announced.
 */
export function guildChangeListeners(): readonly Listener[] {
  /** Guilds each shard's session has yet to send; absent if another process began the session. */
  const awaited = new Map<number, Set<string>>();
  const isAwaited = (guildId: string, shardId: number) => awaited.get(shardId)?.delete(guildId) ?? false;

  return [
    defineListener(Event.Ready, (_ctx, { guilds }, shardId) => {
      awaited.set(shardId, new Set(guilds.map(({ id }) => id)));
    }),
    defineListener(Event.GuildCreate, (ctx, { id }, shardId) =>
      isAwaited(id, shardId) ? undefined : announce(ctx, id),
    ),
    defineListener(Event.GuildDelete, (ctx, { id, unavailable }, shardId) => {
      if (unavailable !== true) return announce(ctx, id);
      awaited.get(shardId)?.add(id);
      return undefined;
    }),
    defineListener(Event.GuildUpdate, (ctx, { id }) => announce(ctx, id)),
    defineListener(Event.GuildRoleCreate, (ctx, { guild_id }) => announce(ctx, guild_id)),
    defineListener(Event.GuildRoleUpdate, (ctx, { guild_id }) => announce(ctx, guild_id)),
    defineListener(Event.GuildRoleDelete, (ctx, { guild_id }) => announce(ctx, guild_id)),
    defineListener(Event.ChannelCreate, (ctx, { guild_id }) => announce(ctx, guild_id)),
    defineListener(Event.ChannelUpdate, (ctx, { guild_id }) => announce(ctx, guild_id)),
    defineListener(Event.ChannelDelete, (ctx, { guild_id }) => announce(ctx, guild_id)),
    defineListener(Event.GuildMemberUpdate, (ctx, { guild_id, user }) =>
      user.id === ctx.botId ? announce(ctx, guild_id) : undefined,
    ),
  ];
}

function announce({ bus }: BotContext, guildId: string): Promise<void> {
  return bus.publish('guild', guildId);
}
