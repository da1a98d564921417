import type { APIChannel, APIGuildChannel, APIOverwrite } from 'discord-api-types/v10';

/** What log entries show of a channel. */
export interface ChannelFacts {
  id: string;
  name: string;
  type: number;
  parentId: string | null;
  topic: string | null;
  nsfw: boolean;
  /** In seconds. */
  slowmode: number;
  bitrate: number | null;
  userLimit: number | null;
  region: string | null;
  overwrites: readonly APIOverwrite[];
}

/** Extracts what log entries show of a channel. */
export function channelFacts(channel: APIChannel | APIGuildChannel): ChannelFacts {
  return {
    id: channel.id,
    name: channel.name ?? channel.id,
    type: channel.type,
    parentId: 'parent_id' in channel ? (channel.parent_id ?? null) : null,
    topic: 'topic' in channel ? (channel.topic ?? null) : null,
    nsfw: 'nsfw' in channel ? (channel.nsfw ?? false) : false,
    slowmode: 'rate_limit_per_user' in channel ? (channel.rate_limit_per_user ?? 0) : 0,
    bitrate: 'bitrate' in channel ? (channel.bitrate ?? null) : null,
    userLimit: 'user_limit' in channel ? (channel.user_limit ?? null) : null,
    region: 'rtc_region' in channel ? (channel.rtc_region ?? null) : null,
    overwrites: 'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [],
  };
}
