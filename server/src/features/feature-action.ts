import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { FeatureKey } from '@perigee/core/setup/overview/features';

/** When a feature of the overview last did something in a guild. */
export interface FeatureAction {
  feature: FeatureKey;
  lastAt: Date;
  /** The user its last action was about; null if it was about none. */
  userId: string | null;
  /** Number of actions within the last week. */
  week: number;
  /** Automoderation only: the rule that fired most in that week. */
  rule?: { key: RuleKey; count: number };
}

/**
 * Finds when features last acted in a guild, from their own records, as that person may know it: what tells of messages
 * counts only where they can read (docs/rules/api.md#seeing-and-reading-channels).
 */
export type FindFeatureActions = (guildId: string, userId: string) => Promise<FeatureAction[]>;
