import type { AccountLeg } from './accounts.ts';
import type { LedgerKind } from './kinds.ts';

/** The effect of a movement on one member. */
export interface MemberLeg {
  userId: string;
  /** Added to the balance; negative amounts are taken. */
  balance?: number;
  xp?: number;
  /** The least they must have left; otherwise the whole movement is refused. */
  floor?: number | undefined;
  /** The member on the other side. */
  peerId?: string | undefined;
}

/** A movement of money and experience: its legs happen all or not at all, and its amounts add up to zero. */
export interface Operation {
  guildId: string;
  kind: LedgerKind;
  /** Idempotency key: what is requested, then the id of the interaction, message, call or timer that requests it. */
  key?: string | undefined;
  members: readonly MemberLeg[];
  accounts: readonly AccountLeg[];
  /** Stored for readers of the ledger. */
  reason?: string | undefined;
  /** What it is about: the name of an item, job or game. */
  subject?: string | undefined;
  /** The id of the user who did it; absent for automatic movements. */
  byId?: string | undefined;
}

/** Money given to a member or taken from them for good, as part of another statement. */
export interface DependentChange extends Omit<Operation, 'members' | 'accounts'> {
  userId: string;
  /** A negative amount may overdraw the member. */
  balance: number;
}

/** What a member has. */
export interface Holdings {
  balance: number;
  xp: number;
}

/** The result of a movement. */
export type LedgerPosting =
  | { outcome: 'posted'; operationId: string; holdings: ReadonlyMap<string, Holdings> }
  /** It was booked before. */
  | { outcome: 'repeated'; operationId: string }
  /** A member has too little; nothing was booked. */
  | { outcome: 'notEnough'; userId: string; balance: number };
