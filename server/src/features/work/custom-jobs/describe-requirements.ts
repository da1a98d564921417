import { roleMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/locales/locales';
import type { Requirements } from '@perigee/core/requirements/unmet';
import { m } from '#texts';

/** Roles that are named; a longer list tells nobody anything. */
const ROLES_MAX = 8;

/** `500 XP, @Member`; empty where nothing is asked for. The platform draws a role's mention as its name. */
export function describeJobRequirements({ requiredXp, requiredRoles }: Requirements, locale: Locale): string {
  const xp = new Intl.NumberFormat(locale).format(requiredXp);
  return [
    ...(requiredXp > 0 ? [m.requirement_xp({ xp }, { locale })] : []),
    ...requiredRoles.slice(0, ROLES_MAX).map(roleMention),
    ...(requiredRoles.length > ROLES_MAX ? ['…'] : []),
  ].join(', ');
}
