import { type ChannelUse, isSuitableChannel } from '@perigee/core/community/guilds/channel-uses';
import type { GuildChannel } from '@perigee/core/community/guilds/schema';

/** The platform's channel types that settings pages distinguish. */
const CATEGORY = 4;
const VOICE: ReadonlySet<number> = new Set([2, 13]);

export interface ChannelGroup {
  /** Empty for channels without a category. */
  category: string;
  channels: GuildChannel[];
}

/** Whether a channel is a voice or stage channel. */
export function isVoice({ type }: GuildChannel): boolean {
  return VOICE.has(type);
}

/**
 * The guild's channels by category in the platform's order: those without a category first, voice below text. Channels
 * the bot cannot manage are left out (docs/rules/settings.md#pickers), unless they are already selected.
 */
export function groupChannels(
  channels: readonly GuildChannel[],
  use: ChannelUse,
  picked: readonly string[],
): ChannelGroup[] {
  const isOffered = (channel: GuildChannel) => channel.botManageable && isSuitableChannel(channel.type, use);
  const shown = channels.filter((channel) => isOffered(channel) || picked.includes(channel.id));
  const categories = channels.filter(({ type }) => type === CATEGORY);
  const categoryIds = new Set(categories.map(({ id }) => id));
  const within = (isInside: (parentId: string | null) => boolean) =>
    shown
      .filter(({ parentId }) => isInside(parentId))
      .toSorted((one, other) => Number(isVoice(one)) - Number(isVoice(other)));

  return [
    { category: '', channels: within((parentId) => parentId === null || !categoryIds.has(parentId)) },
    ...categories.map(({ id, name }) => ({ category: name, channels: within((parentId) => parentId === id) })),
  ].filter((group) => group.channels.length > 0);
}
