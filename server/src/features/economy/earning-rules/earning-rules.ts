import { time, TimestampStyles } from '@discordjs/formatters';
import { type AgedMember, oldEnoughAt } from '@perigee/core/economy/earning-rules/old-enough';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { m } from '#texts';
import type { InvocationContext } from '../../../bot/invocation-context.ts';

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

/** Why the acting member may not earn yet, with the time from which they may; null if they may. */
export function earningRefusal(
  { settings, user, joinedAt, locale }: Pick<InvocationContext, 'settings' | 'user' | 'joinedAt' | 'locale'>,
  rules: Pick<EarningRules, 'mayEarnAt'>,
): string | null {
  const readyAt = rules.mayEarnAt(settings, { userId: user.id, joinedAt });
  return readyAt && m.earning_too_new({ when: time(readyAt, TimestampStyles.RelativeTime) }, { locale });
}

/** The same for another member who would receive something. */
export function receivingRefusal(
  { settings, locale }: Pick<InvocationContext, 'settings' | 'locale'>,
  receiver: { userId: string; joinedAt: Date | null },
  rules: Pick<EarningRules, 'mayReceiveAt'>,
): string | null {
  const readyAt = rules.mayReceiveAt(settings, receiver);
  return readyAt && m.receiving_too_new({ when: time(readyAt, TimestampStyles.RelativeTime) }, { locale });
}
