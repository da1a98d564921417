/** The world sent to both contenders. */
export interface FakeWorld {
  guilds: number;
  channelsPerGuild: number;
  rolesPerGuild: number;
}

export const BOT_USER_ID = '900000000000000001';

/** Ids with the format and length of the platform's. Each kind has its own range, so that they are unique. */
function fakeId(kind: number, guild: number, index = 0): string {
  return String(1_000_000_000_000_000_000n + BigInt(kind) * 10_000_000_000n + BigInt(guild * 1000 + index));
}

/** The id of the message with that index. Ids must be unique, since clients detect duplicates. */
export function messageId(index: number): string {
  return fakeId(6, index);
}

export function guildId(guild: number): string {
  return fakeId(1, guild);
}

/** The GUILD_CREATE data of a guild, field for field. */
export function guildCreate(guild: number, { channelsPerGuild, rolesPerGuild }: FakeWorld): object {
  return {
    ...GUILD_REST,
    id: guildId(guild),
    name: `Guild number ${guild}`,
    icon: 'a5b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5',
    owner_id: fakeId(4, guild),
    roles: Array.from({ length: rolesPerGuild }, (_, index) => role(guild, index)),
    channels: Array.from({ length: channelsPerGuild }, (_, index) => channel(guild, index)),
    members: [ownMember(guild)],
    member_count: 120,
  };
}

function role(guild: number, index: number): object {
  return {
    id: index === 0 ? guildId(guild) : fakeId(2, guild, index),
    name: index === 0 ? '@everyone' : `Role ${index} of ${guild}`,
    // All different, none with moderation permissions; the bot's own role, the first, may delete messages.
    permissions: String(104_324_673n + (BigInt(index) << 21n) + (index === 1 ? 8_192n : 0n)),
    position: index,
    color: index * 4096,
    colors: { primary_color: index * 4096, secondary_color: null, tertiary_color: null },
    hoist: index % 2 === 0,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

function channel(guild: number, index: number): object {
  return {
    id: fakeId(3, guild, index),
    type: 0,
    name: `channel-${index}-of-${guild}`,
    topic: `What channel ${index} of guild ${guild} is about`,
    position: index,
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: fakeId(5, guild, index),
    flags: 0,
    permission_overwrites: index % 3 === 0 ? [{ id: fakeId(2, guild, 1), type: 0, allow: '1024', deny: '2048' }] : [],
  };
}

/** The id of a member, as used for authors. */
export function memberId(index: number): string {
  return fakeId(8, index);
}

function ownMember(guild: number): object {
  const user = { id: BOT_USER_ID, username: 'bench', discriminator: '0', global_name: null, avatar: null, bot: true };
  return { user, roles: [fakeId(2, guild, 1)], joined_at: JOINED_AT, nick: null, deaf: false, mute: false, flags: 0 };
}

/** A member's ordinary message without its id; not a command. */
export function messageCreate(index: number, { guilds, channelsPerGuild }: FakeWorld): object {
  const guild = index % guilds;
  const author = 5 + (index % 40);
  return {
    type: 0,
    channel_id: fakeId(3, guild, index % channelsPerGuild),
    guild_id: guildId(guild),
    content: `message number ${index}, about as long as what people write to each other in a chat`,
    author: {
      id: fakeId(4, guild, author),
      username: `member_${author}_of_${guild}`,
      discriminator: '0',
      global_name: `Member ${author}`,
      avatar: 'b5b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5',
      public_flags: 0,
    },
    member: { roles: [fakeId(2, guild, 3)], joined_at: JOINED_AT, nick: null, deaf: false, mute: false, flags: 0 },
    timestamp: '2026-11-01T12:00:00.000000+00:00',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    flags: 0,
    nonce: fakeId(7, index),
  };
}

const JOINED_AT = '2024-03-01T12:00:00.000000+00:00';

const GUILD_REST = {
  joined_at: JOINED_AT,
  large: true,
  unavailable: false,
  emojis: [],
  stickers: [],
  threads: [],
  presences: [],
  voice_states: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
  features: ['COMMUNITY', 'NEWS'],
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  verification_level: 1,
  default_message_notifications: 1,
  explicit_content_filter: 2,
  mfa_level: 0,
  nsfw_level: 0,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: 'en-US',
  description: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  vanity_url_code: null,
  application_id: null,
  incidents_data: null,
  max_members: 500_000,
  max_video_channel_users: 25,
};
