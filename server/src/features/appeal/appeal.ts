import type { AppealEventKind } from '@perigee/core/appeal/review-schema';
import type { AppealQuestions } from '@perigee/core/appeal/schema';
import type { AppealState } from '@perigee/core/appeal/status';
import type { Locale } from '@perigee/core/locales/locales';

/** Where an appeal stands in its table. */
export interface AppealKey {
  guildId: string;
  id: string;
}

/** A ban appeal. */
export interface Appeal extends AppealKey {
  userId: string;
  /** As they were called when they appealed. */
  username: string;
  globalName: string | null;
  avatar: string | null;
  /** The language they appealed in, and are written to in. */
  locale: Locale;
  state: AppealState;
  questions: AppealQuestions;
  answers: string[];
  submittedAt: Date;
  banReason: string | null;
  /** Whether the platform was asked when and by whom; it may have said that nobody knows. */
  isBanKnown: boolean;
  bannedAt: Date | null;
  bannedBy: string | null;
  bannedByName: string | null;
  /** Since when there is no such ban any more. */
  banOverAt: Date | null;
  heldBy: string | null;
  heldByName: string | null;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  verdictReason: string | null;
  liftedAt: Date | null;
  /** Why the last try to lift the ban failed. */
  liftProblem: string | null;
  announced: 'sent' | 'refused' | null;
  /** Where it is reviewed; null where no channel was configured. */
  channelId: string | null;
  messageId: string | null;
  postProblem: string | null;
  /** Goes up with every change that can be seen. */
  revision: number;
  /** The revision that the message in the review channel shows. */
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

/** Somebody who does something to an appeal. */
export interface Reviewer {
  id: string;
  username: string;
}

/** Whether its ban is still to be lifted. */
export function isLiftOpen({ state, liftedAt }: Appeal): boolean {
  return state === 'approved' && liftedAt === null;
}

/** Whether the person is still to be told that it is. */
export function isTellingOpen({ state, liftedAt, announced }: Appeal): boolean {
  return state === 'approved' && liftedAt !== null && announced === null;
}

/** Whether it is still to be posted in the review channel. */
export function isPostOpen({ channelId, messageId }: Appeal): boolean {
  return channelId !== null && messageId === null;
}
