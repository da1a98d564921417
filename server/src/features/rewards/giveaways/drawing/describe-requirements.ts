import { time, TimestampStyles } from '@discordjs/formatters';
import type { UnmetRequirements } from '@perigee/core/rewards/giveaways/may-enter';
import type { GiveawayAbout } from '@perigee/core/rewards/giveaways/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { mentionRoles } from '../../../economy/index.ts';

/** The requirements to enter, one per line; empty where there are none. */
export function describeEntryRequirements(
  { requiredRoles, requiredXp, requiredDays }: GiveawayAbout,
  locale: Locale,
): string[] {
  return [
    ...(requiredRoles.length === 0 ? [] : [m.giveaway_asks_roles({ roles: mentionRoles(requiredRoles) }, { locale })]),
    ...(requiredXp === 0
      ? []
      : [m.giveaway_asks_xp({ xp: new Intl.NumberFormat(locale).format(requiredXp) }, { locale })]),
    ...(requiredDays === 0 ? [] : [m.giveaway_asks_days({ count: requiredDays }, { locale })]),
  ];
}

/** What a member lacks to enter, in words for them alone. */
export function describeUnmet({ roleIds, xp, fromMs }: UnmetRequirements, locale: Locale): string {
  const reasons = [
    ...(roleIds.length === 0 ? [] : [m.giveaway_lacks_roles({ roles: mentionRoles(roleIds) }, { locale })]),
    ...(xp === 0 ? [] : [m.giveaway_lacks_xp({ xp: new Intl.NumberFormat(locale).format(xp) }, { locale })]),
    ...(fromMs === null
      ? []
      : [m.giveaway_lacks_days({ when: time(Math.ceil(fromMs / 1000), TimestampStyles.RelativeTime) }, { locale })]),
  ];
  return m.giveaway_lacking({ reasons: reasons.join('\n') }, { locale });
}
