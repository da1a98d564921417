import type { JsonObject } from '../json.ts';
import type { Channel, Emoji, Guild, Role } from './state.ts';

/** A server without its counts, channels and members. */
export function presentGuild(guild: Guild): JsonObject {
  return {
    ...LOOKS,
    ...POLICIES,
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    description: guild.description,
    owner_id: guild.ownerId,
    system_channel_id: guild.systemChannelId,
    preferred_locale: guild.locale,
    roles: guild.roles.map(presentRole),
    emojis: guild.emojis.map(presentEmoji),
    stickers: [],
    features: [],
  };
}

export function presentRole(role: Role): JsonObject {
  const tags = role.botId === null ? {} : { tags: { bot_id: role.botId } };
  return {
    id: role.id,
    name: role.name,
    description: null,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: role.hoist,
    position: role.position,
    permissions: role.permissions,
    managed: role.managed,
    mentionable: role.mentionable,
    icon: null,
    unicode_emoji: null,
    flags: 0,
    ...tags,
  };
}

export function presentChannel(channel: Channel): JsonObject {
  const base = {
    id: channel.id,
    type: channel.type,
    flags: 0,
    guild_id: channel.guildId ?? '',
    name: channel.name,
    parent_id: channel.parentId,
    position: channel.position,
    permission_overwrites: channel.overwrites.map((overwrite) => ({ ...overwrite })),
    nsfw: channel.nsfw,
  };
  if (channel.type === 4) return base;
  const conversation = {
    ...base,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: channel.slowmodeSeconds,
  };
  if (channel.type === 2) return { ...conversation, bitrate: 64_000, user_limit: 0, rtc_region: null };
  return { ...conversation, topic: channel.topic };
}

export function presentEmoji(emoji: Emoji): JsonObject {
  return {
    id: emoji.id,
    name: emoji.name,
    roles: [],
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
  };
}

const LOOKS = {
  home_header: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
};

const POLICIES = {
  application_id: null,
  region: 'deprecated',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_flags: 0,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 1,
  default_message_notifications: 1,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 500_000,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  nsfw: false,
  nsfw_level: 0,
  incidents_data: null,
};
