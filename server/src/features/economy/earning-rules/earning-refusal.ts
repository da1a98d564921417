import { time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import type { InvocationContext } from '../../../bot/invocation-context.ts';
import type { EarningRules } from './earning-rules.ts';

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
