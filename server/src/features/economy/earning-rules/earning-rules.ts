import { type AgedMember, oldEnoughAt } from '@perigee/core/economy/earning-rules/old-enough';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';

/**
 * Whether a member is old enough to earn or be given money, if a server requires a minimum age of account or
 * membership. Every feature that gives a member money or goods, through their own action or another member's, checks
 * this first.
 */
export interface EarningRules {
  /** When this member may earn; null for at once. */
  mayEarnAt(settings: GuildSettings, member: AgedMember): Date | null;
  /** When others may give this member money or goods; null for at once. */
  mayReceiveAt(settings: GuildSettings, member: AgedMember): Date | null;
}

export function createEarningRules(): EarningRules {
  return {
    mayEarnAt: ({ earningRules }, member) => oldEnoughAt(earningRules.earning, member, Date.now()),
    mayReceiveAt: ({ earningRules }, member) => oldEnoughAt(earningRules.receiving, member, Date.now()),
  };
}
