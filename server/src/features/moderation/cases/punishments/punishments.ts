import type { CaseSource, CaseType } from '@perigee/core/moderation/cases/case';
import type { PunishmentType } from '@perigee/core/moderation/punishments/punishment';
import type { DbTransaction } from '../../../../database/database.ts';
import type { Case, CaseMessage, Person } from '../records/case-record.ts';
import type { Intended } from '../records/stricter-cases.ts';
import type { Evidence } from '../records/store-evidence.ts';

/** Where to report the outcome if the process that received the order dies before replying. */
export interface ReportTo {
  channelId: string;
  moderatorId: string;
}

/** A punishment requested by a moderator, a rule or the ladder; permissions and hierarchy have been checked. */
export interface PunishmentOrder {
  guildId: string;
  type: PunishmentType | 'softban';
  /** From 1 to TARGETS_MAX, without duplicates. */
  members: readonly Person[];
  moderator: Person | null;
  reason: string;
  source: CaseSource;
  rule?: string;
  /** In milliseconds, 1 s to 365 days; omitted if it does not end by itself. */
  durationMs?: number;
  message?: CaseMessage;
  /** The case that was not enough. */
  linkedCase?: number;
  deleteSeconds?: number;
  evidence?: readonly Evidence[];
  report?: ReportTo;
  /**
   * Idempotency key in the guild, for the order or per member. If it was used before, the existing cases are returned.
   */
  cause?: string | ((member: Person) => string);
  /** Members get no direct message about it. */
  isSilent?: boolean;
  /**
   * Opens no case for members who have a stricter punishment of that kind. Punishments by automoderation and the ladder
   * never replace a stricter one: their cases only record that it stands.
   */
  keepsStricter?: boolean;
  /** Runs first in the order's transaction; if it returns false, no cases are opened. */
  claim?: Claim;
  /** Runs last in the order's transaction, with the opened cases. */
  noteCases?: (tx: DbTransaction, cases: readonly Case[]) => Promise<void>;
}

/** Whether this transaction may proceed. */
type Claim = (tx: DbTransaction) => Promise<boolean>;

export interface LiftOrder {
  guildId: string;
  type: 'unmute' | 'unban';
  members: readonly Person[];
  moderator: Person | null;
  reason: string;
  source: CaseSource;
  report?: ReportTo;
  /** See `PunishmentOrder`. */
  cause?: PunishmentOrder['cause'];
  claim?: Claim;
}

/** Undoes all that followed from something that turned out to be wrong. */
export interface UndoOrder {
  guildId: string;
  by: Person;
  reason: string;
  source: CaseSource;
  /**
   * Runs first in the transaction: null if it was undone before, otherwise one case of the chain to undo, or none for
   * what was not punished.
   */
  claim: (tx: DbTransaction) => Promise<{ number: number | null } | null>;
  /** Whether they may lift cases of that type. */
  mayLift: (type: CaseType) => boolean;
}

/** The cases that were undone, the type that the moderator may not lift, or null if it was undone before. */
export type Undone = { undone: Case[] } | { lacks: CaseType } | null;

/** Why a case cannot be changed. */
export type CaseRefusal =
  | 'notFound'
  | 'notInForce'
  | 'takesNoDuration'
  | 'alreadyOver'
  | 'notFailed'
  | 'muteImpossible'
  | 'stricterStands';
export type CaseChange = { refusal: CaseRefusal } | { changed: Case };

interface Change {
  guildId: string;
  number: number;
  by: Person;
  /** Idempotency key, unique in the guild. If it was used before, the changed case is returned. */
  cause?: string;
}

/** In milliseconds from the start of the case, where 0 is without end; or a moment. */
export type NewDuration = { durationMs: number } | { until: Date };

/**
 * Punishes and lifts punishments. Each order is one transaction that writes the numbered cases and the jobs that carry
 * them out; the outcome is read from the cases.
 */
export interface Punishments {
  /**
   * Returns the cases in the order of the members. A warn's ladder may add cases, see `followersOf`.
   * @throws MuteImpossible if the guild has no way to mute for that long; then no case is opened.
   */
  punish(order: PunishmentOrder): Promise<Case[]>;
  note(order: Omit<PunishmentOrder, 'type' | 'durationMs' | 'deleteSeconds'>): Promise<Case[]>;
  /** Opens an unmute or unban case for each member, which lifts their mutes or bans in force once it is carried out. */
  lift(order: LiftOrder): Promise<Case[]>;
  /** The stricter cases that this punishment of the members would replace; by member. */
  stricterThan(guildId: string, intended: Intended, memberIds: readonly string[]): Promise<ReadonlyMap<string, Case>>;
  /** Undoes a whole chain of cases at once: either all of it, or nothing. */
  undo(order: UndoOrder): Promise<Undone>;
  /** The cases that began with the same one as this, oldest first; without those that lift. */
  chainOf(guildId: string, number: number): Promise<Case[]>;
  /** Lifts a warn; punishments that the ladder added because of it stay. */
  liftWarn(change: Change & { reason: string; claim?: Claim }): Promise<CaseChange>;
  changeReason(change: Change & { reason: string }): Promise<CaseChange>;
  changeDuration(change: Change & NewDuration): Promise<CaseChange>;
  /** Retries a failed case. */
  retry(change: Change): Promise<CaseChange>;
  /** A repeated cause adds nothing again. */
  addEvidence(change: Change & { evidence: readonly Evidence[] }): Promise<{ added: number }>;
  /** The cases, once none is pending and each notification is settled, or as they are after `withinMs` milliseconds. */
  settled(guildId: string, numbers: readonly number[], withinMs: number): Promise<Case[]>;
  /** Cancels the report, as the moderator has seen all outcomes. Must not be called while any case is pending. */
  reported(guildId: string, numbers: readonly number[]): Promise<void>;
  followersOf(guildId: string, numbers: readonly number[]): Promise<Case[]>;
  /** The cases that this cause opened or changed; none if it is new. */
  orderedBy(guildId: string, cause: string): Promise<Case[]>;
}
