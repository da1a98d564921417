import type { APIUser } from 'discord-api-types/v10';

/** A person named in a command, as included by the platform. */
export interface NamedPerson {
  user: APIUser;
  /** ISO 8601; null if they are not a member or the platform does not say. */
  joinedAt: string | null;
}

/** By id. These people need not be fetched. */
export type NamedPeople = ReadonlyMap<string, NamedPerson>;

export const NO_NAMED_PEOPLE: NamedPeople = new Map();
