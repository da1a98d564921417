import type { RuleKey } from '@perigee/core/automod/catalogue';
import type { FeatureKey } from '@perigee/core/overview/features';

/** When a feature of the overview last did something in a guild. */
export interface Acted {
  feature: FeatureKey;
  lastAt: Date;
  /** Whom it was about, where it was about somebody. */
  userId: string | null;
  /** How often within the last week. */
  week: number;
  /** Of automoderation, the rule that acted most in that week. */
  rule?: { key: RuleKey; count: number };
}

/** What of a feature's own doing it remembers in a guild. */
export type FindActed = (guildId: string) => Promise<Acted[]>;
