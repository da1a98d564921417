import type { User } from './user.ts';

/** Side of a downloaded avatar, in pixels (docs/rules/sign-in.md#avatar). */
const AVATAR_SIZE = 512;

/** The URL of a user's avatar on the platform's CDN, or of the default avatar the platform would show. */
export function avatarUrl(cdnUrl: string, { id, avatar, discriminator }: User): string {
  if (avatar !== null) {
    const format = avatar.startsWith('a_') ? 'gif' : 'png';
    return `${cdnUrl}/avatars/${id}/${avatar}.${format}?size=${AVATAR_SIZE}`;
  }
  return `${cdnUrl}/embed/avatars/${defaultAvatar(id, discriminator)}.png`;
}

/** Accounts without a discriminator follow the platform's newer rule (docs/rules/sign-in.md#avatar). */
function defaultAvatar(id: string, discriminator = '0'): number {
  return discriminator === '0' ? Number((BigInt(id) >> 22n) % 6n) : Number(discriminator) % 5;
}
