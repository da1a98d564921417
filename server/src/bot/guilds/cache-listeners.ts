import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import {
  botRoleIn,
  toCachedChannel,
  toCachedGuild,
  timeoutOf,
  toCachedRole,
  putCached,
  dropCached,
  updateGuild,
} from '../guild-cache/cached-guild.ts';
import { defineListener, type Listener } from '../define-listener.ts';
import type { GuildCache } from '../guild-cache/guild-cache.ts';

/** Keep the guild cache up to date. Mounted first, so that other listeners see the new state. */
export const cacheListeners: readonly Listener[] = [
  defineListener(Event.Ready, ({ cache }, { guilds }, shardId) => dropLeftGuilds(cache, guilds, shardId)),
  defineListener(Event.GuildCreate, ({ cache, botId }, guild, shardId) =>
    cache.set(toCachedGuild(guild, shardId, botId)),
  ),
  defineListener(Event.GuildUpdate, ({ cache }, data) => cache.change(data.id, (guild) => updateGuild(guild, data))),
  defineListener(Event.GuildDelete, ({ cache }, { id, unavailable }) => {
    // During an outage the guild is reported as deleted too, but the bot is still in it.
    if (unavailable !== true) cache.delete(id);
  }),
  defineListener(Event.GuildRoleCreate, ({ cache, botId }, { guild_id, role }) =>
    cache.change(guild_id, (guild) => {
      guild.botRoleId ??= botRoleIn([role], botId);
      guild.roles = putCached(guild.roles, toCachedRole(role));
    }),
  ),
  defineListener(Event.GuildRoleUpdate, ({ cache }, { guild_id, role }) =>
    cache.change(guild_id, (guild) => {
      guild.roles = putCached(guild.roles, toCachedRole(role));
    }),
  ),
  defineListener(Event.GuildRoleDelete, ({ cache }, { guild_id, role_id }) =>
    cache.change(guild_id, (guild) => {
      guild.roles = dropCached(guild.roles, role_id);
      if (guild.botRoleId === role_id) guild.botRoleId = null;
    }),
  ),
  defineListener(Event.ChannelCreate, ({ cache }, channel) =>
    cache.change(channel.guild_id, (guild) => {
      guild.channels = putCached(guild.channels, toCachedChannel(channel));
    }),
  ),
  defineListener(Event.ChannelUpdate, ({ cache }, channel) =>
    cache.change(channel.guild_id, (guild) => {
      guild.channels = putCached(guild.channels, toCachedChannel(channel));
    }),
  ),
  defineListener(Event.ChannelDelete, ({ cache }, channel) =>
    cache.change(channel.guild_id, (guild) => {
      guild.channels = dropCached(guild.channels, channel.id);
    }),
  ),
  defineListener(Event.GuildEmojisUpdate, ({ cache }, { guild_id, emojis }) =>
    cache.change(guild_id, (guild) => {
      guild.emojiCount = emojis.length;
    }),
  ),
  defineListener(Event.GuildMemberAdd, ({ cache, botId }, { guild_id, user }) => {
    // The bot itself is already counted in the guild data.
    if (user.id === botId) return;
    cache.change(guild_id, (guild) => {
      guild.memberCount += 1;
    });
  }),
  defineListener(Event.GuildMemberUpdate, ({ cache, botId }, { guild_id, user, roles, ...member }) => {
    if (user.id !== botId) return;
    cache.change(guild_id, (guild) => {
      guild.ownRoleIds = roles;
      guild.ownTimeoutMs = timeoutOf(member);
    });
  }),
  defineListener(Event.GuildMemberRemove, ({ cache }, { guild_id }) =>
    cache.change(guild_id, (guild) => {
      guild.memberCount = Math.max(0, guild.memberCount - 1);
    }),
  ),
];

/** A new session lists the shard's guilds; cached ones that are missing were left while the bot was offline. */
function dropLeftGuilds(cache: GuildCache, guilds: readonly { id: string }[], shardId: number): void {
  const present = new Set(guilds.map(({ id }) => id));
  for (const guild of cache.all()) {
    if (guild.shardId === shardId && !present.has(guild.id)) cache.delete(guild.id);
  }
}
