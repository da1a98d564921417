import type { GuildInfo } from '@perigee/core/guilds/schema';

export type KnownNames = Pick<GuildInfo, 'roles' | 'channels'>;

/** Shows ids by name where they are known; all other text is itself. */
export function nameIdIn({ roles, channels }: KnownNames): (value: string) => string {
  return (value) => {
    if (!/^\d{1,20}$/.test(value)) return value;
    const role = roles.find(({ id }) => id === value);
    if (role !== undefined) return `@${role.name}`;
    const channel = channels.find(({ id }) => id === value);
    return channel === undefined ? value : `#${channel.name}`;
  };
}
