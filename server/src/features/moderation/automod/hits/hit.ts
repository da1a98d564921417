import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { TextSpan } from '@perigee/core/moderation/automod/text/mapped-text';

/** A message that broke rules, and what followed. */
export interface Hit {
  guildId: string;
  id: string;
  at: Date;
  rules: readonly RuleKey[];
  member: { id: string; name: string | null };
  channelId: string;
  /** Null for a message that the platform blocked before it was posted. */
  messageId: string | null;
  /** Includes forwarded text. */
  text: string;
  /** Names of the attached files. */
  files: readonly string[];
  spans: readonly TextSpan[];
  isLogOnly: boolean;
  isDeleted: boolean;
  /** The platform's own filter blocked it before anybody saw it. */
  isStopped: boolean;
  caseNumber: number | null;
  /** How many times a moderator escalated it. */
  rung: number;
  wrongAt: Date | null;
  /** Progress of reposting a wrongly deleted message; null if there is nothing to repost. */
  restoring: 'waiting' | 'done' | 'failed' | null;
  /** The message with the repost. */
  restoredId: string | null;
  /** Its log entry. */
  logged: { channelId: string; messageId: string } | null;
}

/** A hit as first recorded. The same version of a message is one hit. */
export type NewHit = Omit<Hit, 'id' | 'at' | 'rung' | 'wrongAt' | 'restoring' | 'restoredId' | 'logged'> & {
  /** The time of the author's last edit, as the platform writes it; empty if the message was never edited. */
  version: string;
  /** Key of the event behind it, for hits that have no message id to tell them apart. */
  cause?: string;
  /** The log channel it is posted in; null if none. */
  logChannelId: string | null;
};
