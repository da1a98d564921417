import type { GuildInfo } from '@perigee/core/community/guilds/schema';

export type KnownNames = Pick<GuildInfo, 'roles' | 'channels' | 'hiddenChannels'>;

/** Replaces known ids by names, and those of hidden channels by `hidden`; other text is unchanged. */
export function nameIdIn({ roles, channels, hiddenChannels }: KnownNames, hidden: string): (value: string) => string {
  return (value) => {
    if (!/^\d{1,20}$/.test(value)) return value;
    const role = roles.find(({ id }) => id === value);
    if (role !== undefined) return `@${role.name}`;
    const channel = channels.find(({ id }) => id === value);
    if (channel !== undefined) return `#${channel.name}`;
    return hiddenChannels.includes(value) ? hidden : value;
  };
}
