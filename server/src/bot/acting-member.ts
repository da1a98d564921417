import { ChannelType } from 'discord-api-types/v10';

/** A member with their roles, and what they and the bot may do in the channel. */
export interface ActingMember {
  roleIds: readonly string[];
  /** The channel, and for a thread also its parent: rules for a channel apply to its threads. */
  channelIds: readonly string[];
  /** Their nickname in the guild, if they have one. */
  nick: string | null;
  /** Null for a guest, who is not a member. */
  joinedAt: Date | null;
  /** Their permissions in the channel. */
  permissions: bigint;
  /** The bot's permissions in the channel. */
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

/** The channel, followed by its parent if it is a thread. */
export function withParent({ id, type, parent_id: parentId }: Channel): string[] {
  return isThread(type) && typeof parentId === 'string' ? [id, parentId] : [id];
}

/** Whether a channel of this type is a thread; forum posts are threads, too. */
export function isThread(type: ChannelType): boolean {
  return THREADS.has(type);
}
