import { roleMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { Requirements } from '@perigee/core/economy/requirements/unmet';
import { m } from '#texts';

/** Roles listed at most; a longer list would not help. */
const ROLES_MAX = 8;

/** `500 XP, @Member`; empty if there are no requirements. Roles are mentions, which the platform shows as names. */
export function describeCustomJobRequirements({ requiredXp, requiredRoles }: Requirements, locale: Locale): string {
  const xp = new Intl.NumberFormat(locale).format(requiredXp);
  return [
    ...(requiredXp > 0 ? [m.requirement_xp({ xp }, { locale })] : []),
    ...requiredRoles.slice(0, ROLES_MAX).map(roleMention),
    ...(requiredRoles.length > ROLES_MAX ? ['…'] : []),
  ].join(', ');
}
