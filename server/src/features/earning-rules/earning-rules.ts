import { type AgedMember, oldEnoughAt } from '@perigee/core/earning-rules/old-enough';
import type { GuildSettings } from '@perigee/core/guilds/schema';

/**
 * Who may earn, and be given money, as far as a server asks for an age of account or membership. Whatever gives a member
 * money or goods by their own doing, or by another member's, asks first.
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
