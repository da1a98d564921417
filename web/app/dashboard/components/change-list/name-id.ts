import type { GuildInfo } from '@perigee/core/community/guilds/schema';

export type KnownNames = Pick<GuildInfo, 'roles' | 'channels'>;

/** Replaces known ids by names; other text is unchanged. */
export function nameIdIn({ roles, channels }: KnownNames): (value: string) => string {
  return (value) => {
    if (!/^\d{1,20}$/.test(value)) return value;
    const role = roles.find(({ id }) => id === value);
    if (role !== undefined) return `@${role.name}`;
    const channel = channels.find(({ id }) => id === value);
    return channel === undefined ? value : `#${channel.name}`;
  };
}
