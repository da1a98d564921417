import type { AccountLeg } from './accounts.ts';
import type { LedgerKind } from './kinds.ts';

/** What a movement does to one member. */
export interface MemberLeg {
  userId: string;
  /** How much comes to the balance; negative goes. */
  balance?: number;
  xp?: number;
  /** The least they may have left; the whole movement is refused where it would be less. */
  floor?: number | undefined;
  /** The member on the other side. */
  peerId?: string | undefined;
}

/** One movement of money and experience: its legs happen together or not at all, and its amounts add up to nothing. */
export interface Operation {
  guildId: string;
  kind: LedgerKind;
  /** Makes it happen once: the id of the interaction, message, call or timer that asks for it, after what it asks for. */
  key?: string | undefined;
  members: readonly MemberLeg[];
  accounts: readonly AccountLeg[];
  /** Kept with it, for those who read the ledger. */
  reason?: string | undefined;
  /** What it is about: the name of an item, job or game. */
  subject?: string | undefined;
  /** The user id of who did it; nobody for what happens by itself. */
  byId?: string | undefined;
}

/** Money that comes to one member or goes from them, for good, as part of something else that happens. */
export interface DependentChange extends Omit<Operation, 'members' | 'accounts'> {
  userId: string;
  /** Below zero it may take the member below zero, too. */
  balance: number;
}

/** What a member has. */
export interface Holdings {
  balance: number;
  xp: number;
}

/** The outcome of a movement. */
export type LedgerPosting =
  | { outcome: 'posted'; operationId: string; holdings: ReadonlyMap<string, Holdings> }
  /** It had happened before. */
  | { outcome: 'repeated'; operationId: string }
  /** A member has too little; nothing happened. */
  | { outcome: 'notEnough'; userId: string; balance: number };

/** @throws Error where money would come from nowhere: a mistake of the caller, never of a person. */
export function requireBalanced({ kind, members, accounts }: Operation): void {
  const total =
    members.reduce((sum, { balance = 0 }) => sum + balance, 0) + accounts.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0) throw new Error(`The amounts of a movement of kind ${kind} add up to ${total}`);
}
