import type { AppealEventKind } from '@perigee/core/moderation/appeal/review-schema';
import type { AppealQuestions } from '@perigee/core/moderation/appeal/schema';
import type { AppealState } from '@perigee/core/moderation/appeal/status';
import type { Locale } from '@perigee/core/base/locales/locales';

/** The primary key of an appeal. */
export interface AppealKey {
  guildId: string;
  id: string;
}

/** A ban appeal. */
export interface Appeal extends AppealKey {
  userId: string;
  /** The person's names and avatar when they appealed. */
  username: string;
  globalName: string | null;
  avatar: string | null;
  /** The language they appealed in, also used for messages to them. */
  locale: Locale;
  state: AppealState;
  questions: AppealQuestions;
  answers: string[];
  submittedAt: Date;
  banReason: string | null;
  /** Whether the audit log was checked for the ban's time and author; it may not have had an answer. */
  isBanKnown: boolean;
  bannedAt: Date | null;
  bannedBy: string | null;
  bannedByName: string | null;
  /** When the ban ended; null while it lasts. */
  banOverAt: Date | null;
  heldBy: string | null;
  heldByName: string | null;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  verdictReason: string | null;
  liftedAt: Date | null;
  /** Why the last attempt to lift the ban failed. */
  liftProblem: string | null;
  announced: 'sent' | 'refused' | null;
  /** The review channel; null if none was configured. */
  channelId: string | null;
  messageId: string | null;
  postProblem: string | null;
  /** Incremented with every visible change. */
  revision: number;
  /** The revision shown by the message in the review channel. */
  shownRevision: number | null;
}

/** What happened to an appeal. */
export interface AppealEvent {
  kind: AppealEventKind;
  at: Date;
  /** Null for what Perigee did by itself. */
  byId: string | null;
  byName: string | null;
  reason: string | null;
}

/** Somebody who acts on an appeal. */
export interface Reviewer {
  id: string;
  username: string;
}

/** Whether the ban still has to be lifted. */
export function isLiftOpen({ state, liftedAt }: Appeal): boolean {
  return state === 'approved' && liftedAt === null;
}

/** Whether the person still has to be told that the ban is lifted. */
export function isTellingOpen({ state, liftedAt, announced }: Appeal): boolean {
  return state === 'approved' && liftedAt !== null && announced === null;
}

/** Whether the appeal still has to be posted in the review channel. */
export function isPostOpen({ channelId, messageId }: Appeal): boolean {
  return channelId !== null && messageId === null;
}
