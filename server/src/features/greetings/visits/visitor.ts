import { userSchema } from '@perigee/core/session/user';
import type { APIUser } from 'discord-api-types/v10';
import * as z from 'zod/mini';

/** Somebody who came or went, as they were then: who left can not be asked about. */
export const visitorSchema = z.object({
  user: userSchema,
  nick: z.nullable(z.string()),
  isBot: z.boolean(),
  /** ISO 8601; null where nobody saw them come. */
  joinedAt: z.nullable(z.string()),
  /** Members of the guild by then, this one counted; null where it is not known. */
  members: z.nullable(z.number()),
});
export type Visitor = z.infer<typeof visitorSchema>;

interface Seen {
  user: APIUser;
  nick?: string | null | undefined;
  joined_at?: string | null | undefined;
}

/** Keeps what greetings say of a member. */
export function visitorOf({ user, nick = null, joined_at: joinedAt = null }: Seen, members: number | null): Visitor {
  const { id, username, global_name: globalName, avatar, discriminator, bot } = user;
  return {
    user: { id, username, global_name: globalName, avatar, discriminator },
    nick,
    isBot: bot === true,
    joinedAt,
    members,
  };
}

/** How a member is called on the guild. */
export function nameOfVisitor({ user, nick }: Pick<Visitor, 'user' | 'nick'>): string {
  return nick ?? user.global_name ?? user.username;
}
