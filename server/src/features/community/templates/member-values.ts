import { createdAt } from '@perigee/core/base/ids/snowflake';
import { avatarUrl } from '@perigee/core/community/session/avatar';
import type { User } from '@perigee/core/community/session/user';
import type { GroupValues } from '@perigee/core/base/templates/rendering/values';

/** A member in the platform's format; for people who left, only the user. */
export interface DescribedMember {
  user: User;
  nick?: string | null;
  joined_at?: string | null;
}

/** The template values of a member. The name is the one shown in the guild; the picture is on the platform's CDN. */
export function memberValues(
  { user, nick, joined_at: joined }: DescribedMember,
  cdnUrl: string,
): GroupValues<'member'> {
  return {
    name: nick ?? user.global_name ?? user.username,
    username: user.username,
    id: user.id,
    avatar: avatarUrl(cdnUrl, user),
    created: createdAt(user.id),
    joined: joined ? new Date(joined) : null,
  };
}
