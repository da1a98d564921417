import type { APIPartialGuild, GatewayGuildUpdateDispatchData } from 'discord-api-types/v10';

type GuildPayload = Pick<APIPartialGuild, 'name' | 'icon'> &
  Pick<
    GatewayGuildUpdateDispatchData,
    | 'description'
    | 'owner_id'
    | 'banner'
    | 'splash'
    | 'vanity_url_code'
    | 'verification_level'
    | 'explicit_content_filter'
    | 'default_message_notifications'
    | 'mfa_level'
    | 'afk_channel_id'
    | 'afk_timeout'
    | 'system_channel_id'
    | 'rules_channel_id'
    | 'public_updates_channel_id'
    | 'preferred_locale'
    | 'premium_progress_bar_enabled'
  >;

/** What log entries show of a guild. */
export type GuildFacts = Readonly<GuildPayload>;

/** Extracts what log entries show of a guild. */
export function guildFacts(guild: GuildPayload): GuildFacts {
  return {
    name: guild.name,
    icon: guild.icon,
    description: guild.description,
    owner_id: guild.owner_id,
    banner: guild.banner,
    splash: guild.splash,
    vanity_url_code: guild.vanity_url_code,
    verification_level: guild.verification_level,
    explicit_content_filter: guild.explicit_content_filter,
    default_message_notifications: guild.default_message_notifications,
    mfa_level: guild.mfa_level,
    afk_channel_id: guild.afk_channel_id,
    afk_timeout: guild.afk_timeout,
    system_channel_id: guild.system_channel_id,
    rules_channel_id: guild.rules_channel_id,
    public_updates_channel_id: guild.public_updates_channel_id,
    preferred_locale: guild.preferred_locale,
    premium_progress_bar_enabled: guild.premium_progress_bar_enabled,
  };
}
