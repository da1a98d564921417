import { userSchema } from '@perigee/core/community/session/user';
import type { APIUser } from 'discord-api-types/v10';
import * as z from 'zod/mini';

/** A member as they were when they joined or left: the platform cannot be asked about those who left. */
export const visitorSchema = z.object({
  user: userSchema,
  nick: z.nullable(z.string()),
  isBot: z.boolean(),
  /** ISO 8601; null where the bot did not see them join. */
  joinedAt: z.nullable(z.string()),
  /** Member count of the guild at that time, including this one; null where unknown. */
  members: z.nullable(z.number()),
});
export type Visitor = z.infer<typeof visitorSchema>;

interface MemberData {
  user: APIUser;
  nick?: string | null | undefined;
  joined_at?: string | null | undefined;
}

/** Keeps the data of a member that greetings use. */
export function visitorOf(
  { user, nick = null, joined_at: joinedAt = null }: MemberData,
  members: number | null,
): Visitor {
  const { id, username, global_name: globalName, avatar, discriminator, bot } = user;
  return {
    user: { id, username, global_name: globalName, avatar, discriminator },
    nick,
    isBot: bot === true,
    joinedAt,
    members,
  };
}

/** The member's display name in the guild. */
export function nameOfVisitor({ user, nick }: Pick<Visitor, 'user' | 'nick'>): string {
  return nick ?? user.global_name ?? user.username;
}
