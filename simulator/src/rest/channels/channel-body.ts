import {
  type Field,
  flag,
  integer,
  list,
  nullable,
  optional,
  permissionSet,
  shape,
  snowflake,
  text,
} from '../../protocol/form-body.ts';
import { isGiven } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Channel, ForumTag } from '../../state/state.ts';
import { maybe } from '../components/fields.ts';

const SLOWMODE_MAX_SECONDS = 21_600;
const TAGS_MAX = 20;
const REQUIRE_TAG = 1 << 4;

export const overwriteFields = {
  type: integer({ min: 0, max: 1 }),
  allow: optional(nullable(permissionSet)),
  deny: optional(nullable(permissionSet)),
};
const overwrite = shape({ id: snowflake, ...overwriteFields });
const tag = shape({
  id: maybe(snowflake),
  name: text({ min: 1, max: 20 }),
  moderated: maybe(flag),
  emoji_id: maybe(snowflake),
  emoji_name: maybe(text()),
});
const details = {
  topic: maybe(text({ max: 4_096 })),
  parent_id: maybe(snowflake),
  position: maybe(integer({ min: 0 })),
  nsfw: maybe(flag),
  rate_limit_per_user: maybe(integer({ min: 0, max: SLOWMODE_MAX_SECONDS })),
  permission_overwrites: maybe(list(overwrite)),
  bitrate: maybe(integer({ min: 8_000, max: 384_000 })),
  user_limit: maybe(integer({ min: 0, max: 99 })),
  rtc_region: maybe(text()),
  available_tags: maybe(list(tag, { max: TAGS_MAX })),
  flags: maybe(integer({ min: 0 })),
};
const channelName = text({ min: 1, max: 100 });
export const newChannel = shape({ ...details, name: channelName, type: maybe(integer()) });
export const channelChanges = shape({ ...details, name: optional(channelName), type: maybe(integer()) });
export type ChannelDetails = Omit<ReturnType<typeof channelChanges>, 'name' | 'type'>;

/** Normalizes the name of a text channel like the platform: lower case, with hyphens. */
export function asName(name: string, type: number): string {
  return [0, 5, 15, 16].includes(type) ? name.toLowerCase().replace(/\s+/g, '-') : name;
}

/** The maximum length of a channel's topic; a forum's guidelines may be longer. */
export function topicMax(type: number): number {
  return type === 15 || type === 16 ? 4_096 : 1_024;
}

/** The given fields, in the world's format. */
export function toFields(platform: Platform, body: ChannelDetails, before: Partial<Channel>): Partial<Channel> {
  const { topic, parent_id: parentId, position, nsfw, rate_limit_per_user: slowmodeSeconds } = body;
  return {
    ...(topic === undefined ? {} : { topic }),
    ...(parentId === undefined ? {} : { parentId }),
    ...(isGiven(position) ? { position } : {}),
    ...(isGiven(nsfw) ? { nsfw } : {}),
    ...(isGiven(slowmodeSeconds) ? { slowmodeSeconds } : {}),
    ...(isGiven(body.permission_overwrites) ? { overwrites: toOverwrites(body.permission_overwrites) } : {}),
    ...toVoice(body, before),
    ...toForum(platform, body, before),
  };
}

function toVoice({ bitrate, user_limit: userLimit, rtc_region: region }: ChannelDetails, { voice }: Partial<Channel>) {
  if (bitrate === undefined && userLimit === undefined && region === undefined) return {};
  const rtcRegion = region === undefined ? (voice?.rtcRegion ?? null) : region;
  return {
    voice: {
      bitrate: bitrate ?? voice?.bitrate ?? 64_000,
      userLimit: userLimit ?? voice?.userLimit ?? 0,
      rtcRegion,
      status: voice?.status ?? null,
    },
  };
}

function toForum(platform: Platform, body: ChannelDetails, { forum }: Partial<Channel>) {
  const { available_tags: tags, flags } = body;
  if (tags === undefined && flags === undefined) return {};
  const stored = tags === undefined ? (forum?.tags ?? []) : (tags ?? []).map((entry) => toTag(platform, entry));
  const requiresTag = flags === undefined ? forum?.requiresTag === true : ((flags ?? 0) & REQUIRE_TAG) !== 0;
  return { forum: { tags: stored, requiresTag } };
}

function toTag(platform: Platform, entry: ReturnType<typeof tag>): ForumTag {
  return {
    id: entry.id ?? platform.nextId(),
    name: entry.name,
    moderated: entry.moderated ?? false,
    emoji_id: entry.emoji_id ?? null,
    emoji_name: entry.emoji_name ?? null,
  };
}

/** Permission overwrites in the world's format. */
export function toOverwrites(entries: ReturnType<typeof overwrite>[]): Channel['overwrites'] {
  return entries.map(({ id, type, allow, deny }) => ({
    id,
    type: type === 1 ? 1 : 0,
    allow: allow ?? '0',
    deny: deny ?? '0',
  }));
}

export const positionsBody: Field<{ id: string; position?: number | null | undefined }[]> = list(
  shape({
    id: snowflake,
    position: maybe(integer({ min: 0 })),
    parent_id: maybe(snowflake),
    lock_permissions: maybe(flag),
  }),
);
