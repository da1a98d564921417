import type { GiveawayProblem, GiveawayState } from '@perigee/core/rewards/giveaways/giveaway';
import type { GiveawayAbout } from '@perigee/core/rewards/giveaways/schema';

/** A giveaway as it is stored. */
export interface GiveawayRecord {
  guildId: string;
  id: string;
  number: number;
  state: GiveawayState;
  revision: number;
  channelId: string;
  messageId: string | null;
  createdBy: string;
  createdAt: Date;
  about: GiveawayAbout;
  /** For a draft, how long it will run; for a paused one, how long it has left, in milliseconds. */
  durationMs: number | null;
  openedAt: Date | null;
  endsAt: Date | null;
  endedAt: Date | null;
  payerId: string | null;
  escrow: number;
  sealedSeed: Uint8Array | null;
  commitment: string | null;
  serverSeed: string | null;
  entrantsHash: string | null;
  /** Number of entries, set when it ends. */
  entries: number;
  shownEntries: number;
  drawn: number;
  isForgotten: boolean;
  problem: GiveawayProblem | null;
}

/** Identifies a giveaway. */
export interface GiveawayKey {
  guildId: string;
  id: string;
}

/** The states before the draw. */
export const OPEN_STATES = ['draft', 'running', 'paused'] as const satisfies readonly GiveawayState[];

/** Jobs of one giveaway run one after another. */
export function giveawaySubjectOf({ id }: Pick<GiveawayKey, 'id'>): string {
  return `giveaway ${id}`;
}
