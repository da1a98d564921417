import type { APIUser } from 'discord-api-types/v10';
import type { Named } from '@perigee/core/base/reading/names';

/** Somebody whom an order may name. */
export interface Candidate extends Named {
  id: string;
  username: string;
  /** What most people call them here: their nickname, display name or username. */
  shownName: string;
  /** Null if the platform was not asked about them. */
  user: APIUser | null;
  /** Whether they are a member now. */
  isMember: boolean;
  /** ISO 8601; null if unknown. */
  joinedAt: string | null;
}

/** The names by which past members are found; also those of present ones whose names are kept. */
export interface PastMembers {
  search: (guildId: string, beginning: string, limit: number) => Promise<readonly PastMember[]>;
  of: (guildId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, PastMember>>;
}

interface PastMember {
  userId: string;
  username: string;
  globalName: string | null;
}

/** For a bot that remembers nobody. */
export const NO_PAST_MEMBERS: PastMembers = { search: async () => [], of: async () => new Map() };
