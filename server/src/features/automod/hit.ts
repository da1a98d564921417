import type { RuleKey } from '@perigee/core/automod/catalogue';
import type { Span } from '@perigee/core/automod/text/mapped-text';

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
  text: string;
  spans: readonly Span[];
  isLogOnly: boolean;
  isDeleted: boolean;
  /** The platform's own filter stopped it before anybody saw it. */
  isStopped: boolean;
  caseNumber: number | null;
  /** How often a moderator did more about it. */
  rung: number;
  wrongAt: Date | null;
}

export type NewHit = Omit<Hit, 'id' | 'at' | 'rung' | 'wrongAt'>;
