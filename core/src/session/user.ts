import * as z from 'zod/mini';

/** The part of the platform's user object that the product reads (spec.md 3, "User"). */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.nullish(z.string()),
  avatar: z.nullable(z.string()),
  discriminator: z.optional(z.string()),
});
export type User = z.infer<typeof userSchema>;

/** Side of a downloaded avatar, in pixels (spec.md 3). */
const AVATAR_SIZE = 512;

/** The address of a user's avatar below the platform's CDN, or of the default picture the platform would choose. */
export function avatarUrl(cdnUrl: string, { id, avatar, discriminator }: User): string {
  if (avatar !== null) {
    const format = avatar.startsWith('a_') ? 'gif' : 'png';
    return `${cdnUrl}/avatars/${id}/${avatar}.${format}?size=${AVATAR_SIZE}`;
  }
  return `${cdnUrl}/embed/avatars/${defaultAvatar(id, discriminator)}.png`;
}

/** Accounts without a discriminator follow the platform's newer rule (decisions, "Prefix, limits"). */
function defaultAvatar(id: string, discriminator = '0'): number {
  return discriminator === '0' ? Number((BigInt(id) >> 22n) % 6n) : Number(discriminator) % 5;
}

/** The address of a guild's icon below the platform's CDN. */
export function guildIconUrl(cdnUrl: string, guildId: string, icon: string): string {
  const format = icon.startsWith('a_') ? 'gif' : 'png';
  return `${cdnUrl}/icons/${guildId}/${icon}.${format}?size=128`;
}
