import type { APIUser, GatewayMessageCreateDispatchData } from 'discord-api-types/v10';

/** A person named in a command, as included by the platform. */
export interface NamedPerson {
  user: APIUser;
  /** ISO 8601; null if they are not a member or the platform does not say. */
  joinedAt: string | null;
}

/** By id. These people need not be fetched. */
export type NamedPeople = ReadonlyMap<string, NamedPerson>;

export const NO_NAMED_PEOPLE: NamedPeople = new Map();

/** The people named in a slash command's options, as the platform includes them. */
export interface ResolvedPeople {
  users?: Readonly<Record<string, APIUser>>;
  members?: Readonly<Record<string, { joined_at: string | null }>>;
}

/** The people a message mentions. */
export function mentionedIn({ mentions }: Pick<GatewayMessageCreateDispatchData, 'mentions'>): NamedPeople {
  return new Map(mentions.map(({ member, ...user }) => [user.id, { user, joinedAt: member?.joined_at ?? null }]));
}

/** The people named in a slash command's options. */
export function resolvedIn({ users = {}, members = {} }: ResolvedPeople = {}): NamedPeople {
  return new Map(
    Object.values(users).map((user) => [user.id, { user, joinedAt: members[user.id]?.joined_at ?? null }]),
  );
}
