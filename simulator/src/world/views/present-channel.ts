import type { JsonObject } from '../../base/json.ts';
import type { Channel, Thread } from '../../state/state.ts';

const CATEGORY = 4;
const VOICE = 2;
const STAGE = 13;
const FORUM = 15;
const MEDIA = 16;
/** Channel flags (resource "Channel", "Channel Flags"). */
const PINNED = 1 << 1;
const REQUIRE_TAG = 1 << 4;

/** A channel or thread as the API returns it. */
export function presentChannel(channel: Channel): JsonObject {
  if (channel.thread !== undefined) return presentThread(channel, channel.thread);
  const base = {
    id: channel.id,
    type: channel.type,
    flags: channel.forum?.requiresTag === true ? REQUIRE_TAG : 0,
    guild_id: channel.guildId ?? '',
    name: channel.name,
    parent_id: channel.parentId,
    position: channel.position,
    permission_overwrites: channel.overwrites.map((overwrite) => ({ ...overwrite })),
    nsfw: channel.nsfw,
  };
  if (channel.type === CATEGORY) return base;
  const conversation = {
    ...base,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: channel.slowmodeSeconds,
  };
  if (channel.type === VOICE || channel.type === STAGE) return { ...conversation, ...presentVoice(channel) };
  const pins = channel.lastPinAt === undefined ? {} : { last_pin_timestamp: channel.lastPinAt };
  return { ...conversation, ...pins, topic: channel.topic, ...presentForum(channel) };
}

function presentVoice({ voice }: Channel): JsonObject {
  return {
    bitrate: voice?.bitrate ?? 64_000,
    user_limit: voice?.userLimit ?? 0,
    rtc_region: voice?.rtcRegion ?? null,
  };
}

function presentForum({ type, forum }: Channel): JsonObject {
  if (type !== FORUM && type !== MEDIA) return {};
  return {
    available_tags: forum?.tags ?? [],
    default_reaction_emoji: null,
    default_sort_order: null,
    default_forum_layout: 0,
  };
}

function presentThread(channel: Channel, thread: Thread): JsonObject {
  return {
    id: channel.id,
    type: channel.type,
    flags: thread.pinned ? PINNED : 0,
    guild_id: channel.guildId ?? '',
    name: channel.name,
    parent_id: channel.parentId,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: channel.slowmodeSeconds,
    owner_id: thread.ownerId,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: thread.archivedAt,
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: thread.createdAt,
      ...(channel.type === 12 ? { invitable: thread.invitable } : {}),
    },
    message_count: thread.messageCount,
    member_count: Object.keys(thread.members).length,
    total_message_sent: thread.messageCount,
    ...(thread.appliedTags.length > 0 ? { applied_tags: thread.appliedTags } : {}),
  };
}
