import { ChannelType } from 'discord-api-types/v10';

/** A member with what they wear, and what they and the bot may do in the channel. */
export interface ActingMember {
  roleIds: readonly string[];
  /** The channel, and for a thread also the channel it belongs to: what holds for a channel holds for its threads. */
  channelIds: readonly string[];
  /** What the guild calls them, where that is not their own name. */
  nick: string | null;
  /** Null for a guest. */
  joinedAt: Date | null;
  permissions: bigint;
  botPermissions: bigint;
}

const THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

interface Channel {
  id: string;
  type: ChannelType;
  parent_id?: string | null | undefined;
}

/** The channel, and the one it belongs to when it is a thread. */
export function withParent({ id, type, parent_id: parentId }: Channel): string[] {
  return THREADS.has(type) && typeof parentId === 'string' ? [id, parentId] : [id];
}
