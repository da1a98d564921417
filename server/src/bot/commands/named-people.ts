import type { APIUser, GatewayMessageCreateDispatchData } from 'discord-api-types/v10';

/** A person a command names, as the platform sent them along. */
export interface NamedPerson {
  user: APIUser;
  /** ISO 8601; null where they are no member, or the platform does not say. */
  joinedAt: string | null;
}

/** By id: nobody in here has to be fetched. */
export type NamedPeople = ReadonlyMap<string, NamedPerson>;

export const NOBODY_NAMED: NamedPeople = new Map();

/** What the platform tells with a slash command of those its options name. */
export interface ResolvedPeople {
  users?: Readonly<Record<string, APIUser>>;
  members?: Readonly<Record<string, { joined_at: string | null }>>;
}

/** Whom a message mentions. */
export function mentionedIn({ mentions }: Pick<GatewayMessageCreateDispatchData, 'mentions'>): NamedPeople {
  return new Map(mentions.map(({ member, ...user }) => [user.id, { user, joinedAt: member?.joined_at ?? null }]));
}

/** Whom the options of a slash command name. */
export function resolvedIn({ users = {}, members = {} }: ResolvedPeople = {}): NamedPeople {
  return new Map(
    Object.values(users).map((user) => [user.id, { user, joinedAt: members[user.id]?.joined_at ?? null }]),
  );
}
