import { roleMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { GrantProblem } from './grant.ts';

/** Why a role could not be changed, as the end of a sentence. */
export function describeGrantProblem(problem: GrantProblem | null, locale: Locale): string {
  const role = typeof problem?.roleId === 'string' ? roleMention(problem.roleId) : '';
  if (problem?.why === 'gone') return m.grant_gone({ role }, { locale });
  if (problem?.why === 'above') return m.grant_above({ role }, { locale });
  if (problem?.why === 'rights') return m.grant_rights({}, { locale });
  if (problem?.why === 'left') return m.grant_left({}, { locale });
  return role === '' ? m.grant_platform_away({}, { locale }) : m.grant_platform({ role }, { locale });
}
