import type { JsonObject } from '../../base/json.ts';
import type { Sticker } from '../../state/guild-parts.ts';
import type { Guild, GuildEmoji, Role } from '../../state/state.ts';

/** A guild without counts, channels and members. */
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
    ...guild.policies,
    emojis: guild.emojis.map(presentEmoji),
    stickers: guild.stickers.map((sticker) => presentSticker(guild, sticker)),
    features: guild.features,
    incidents_data: presentIncidents(guild),
  };
}

/** A role as the API returns it. */
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

/** An emoji as the API returns it. */
export function presentEmoji(emoji: GuildEmoji): JsonObject {
  return {
    id: emoji.id,
    name: emoji.name,
    roles: emoji.roles ?? [],
    require_colons: true,
    managed: false,
    animated: emoji.animated ?? false,
    available: true,
  };
}

/** A sticker as the API returns it. */
export function presentSticker(guild: Guild, sticker: Sticker): JsonObject {
  const { id, name, tags, description } = sticker;
  return { id, name, tags, description, type: 2, format_type: 1, available: true, guild_id: guild.id };
}

/** When the pauses of invites and direct messages end; null if nothing is paused. */
export function presentIncidents({ incidents }: Guild): JsonObject | null {
  const { invitesDisabledUntil, dmsDisabledUntil } = incidents;
  if (invitesDisabledUntil === null && dmsDisabledUntil === null) return null;
  return { invites_disabled_until: invitesDisabledUntil, dms_disabled_until: dmsDisabledUntil };
}

const LOOKS = {
  home_header: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
};

const POLICIES = {
  application_id: null,
  region: 'deprecated',
  widget_enabled: false,
  widget_channel_id: null,
  mfa_level: 0,
  max_presences: null,
  max_members: 500_000,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
  nsfw: false,
  nsfw_level: 0,
};
