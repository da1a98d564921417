import { setTimeout as sleep } from 'node:timers/promises';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import type { BotContext } from '../bot-context.ts';
import {
  botRoleIn,
  type CachedGuildFacts,
  timeoutOf,
  toCachedChannel,
  toCachedRole,
} from '../guild-cache/cached-guild.ts';

/** How long to wait for the gateway to send a guild in which a command was used, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Commands can be used in guilds the bot itself is not in. */
const NOT_THERE = [Code.UnknownGuild, Code.MissingAccess, Code.UnknownMember];

/**
 * Makes sure that the guild is cached: after a connect and in an outage, people write in guilds the gateway has not
 * sent yet, and unknown permissions must not be treated as missing. Waits for the gateway first, then asks the API.
 */
export function ensureGuildCached(bot: BotContext, guildId: string, shardId: number): Promise<void> {
  const { cache } = bot;
  return cache.load(guildId, async () => {
    const reported = await Promise.race([cache.whenKnown(guildId), sleep(PATIENCE_MS)]);
    return reported ?? ignoreErrorCodes(NOT_THERE, requestGuild(bot, guildId, shardId));
  });
}

async function requestGuild({ api, botId }: BotContext, guildId: string, shardId: number): Promise<CachedGuildFacts> {
  const [guild, channels, own] = await Promise.all([
    api.guilds.get(guildId, { with_counts: true }),
    api.guilds.getChannels(guildId),
    api.guilds.getMember(guildId, botId),
  ]);
  return {
    id: guild.id,
    shardId,
    ownerId: guild.owner_id,
    memberCount: guild.approximate_member_count ?? 0,
    emojiCount: guild.emojis.length,
    ownRoleIds: own.roles,
    botRoleId: botRoleIn(guild.roles, botId),
    ownTimeoutMs: timeoutOf(own),
    roles: guild.roles.map(toCachedRole),
    channels: channels.map(toCachedChannel),
  };
}
