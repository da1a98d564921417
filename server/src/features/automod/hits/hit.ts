import type { RuleKey } from '@perigee/core/automod/catalogue';
import type { TextSpan } from '@perigee/core/automod/text/mapped-text';

/** One message that broke rules, and what followed. */
export interface Hit {
  guildId: string;
  id: string;
  at: Date;
  rules: readonly RuleKey[];
  member: { id: string; name: string | null };
  channelId: string;
  /** Null for one that the platform stopped before it was one. */
  messageId: string | null;
  /** With what it forwards. */
  text: string;
  /** Names of its files. */
  files: readonly string[];
  spans: readonly TextSpan[];
  isLogOnly: boolean;
  isDeleted: boolean;
  /** The platform's own filter stopped it before anybody saw it. */
  isStopped: boolean;
  caseNumber: number | null;
  /** How often a moderator did more about it. */
  rung: number;
  wrongAt: Date | null;
  /** Whether the bot says again what was deleted wrongly; null where there is nothing to be said. */
  restoring: 'waiting' | 'done' | 'failed' | null;
  /** The message in which it did. */
  restoredId: string | null;
  /** Its entry in the log. */
  logged: { channelId: string; messageId: string } | null;
}

/** What is known of a hit before anybody did anything about it; the same version of a message is one hit. */
export type NewHit = Omit<Hit, 'id' | 'at' | 'rung' | 'wrongAt' | 'restoring' | 'restoredId' | 'logged'> & {
  /** When its author changed it last, as the platform writes that; empty for one as it was sent. */
  version: string;
  /** What told of it, where it is no message that could be told apart from another. */
  cause?: string;
};
