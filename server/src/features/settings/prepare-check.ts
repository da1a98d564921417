import { TEMPLATE_ERROR_MESSAGE } from '@perigee/core/templates/limits';
import { AppError } from '../../errors/app-error.ts';
import type { BoostService } from '../boost/boost-service.ts';
import type { GuildDirectory } from '../guilds/guild-directory.ts';
import { checkSection } from './check-section.ts';
import { checkTemplates } from './check-templates.ts';
import { issuesAt } from './issues-at.ts';
import type { PrepareCheck } from './settings-service.ts';

interface CheckDependencies {
  directory: GuildDirectory;
  boost: BoostService;
}

/** Holds sections to what their guild has, and to what the person who saves may do there. */
export function prepareCheckWith({ directory, boost }: CheckDependencies): PrepareCheck {
  return async ({ guildId, section, savedBy, part }) => {
    const [guild, member, isBoosted] = await Promise.all([
      directory.get(guildId),
      directory.member(guildId, savedBy),
      boost.isBoosted(guildId),
    ]);
    const roles = guild.rolesFor(member);
    const roleIds = new Set(roles.map(({ id }) => id));
    const { channelIds } = guild;

    return ({ value, before }) => {
      const found = checkSection({ section, value, before }, { roles, channelIds, boost: isBoosted });
      const issues = issuesAt(found, part);
      if (issues.length > 0) throw new AppError('invalid', 'Some fields are not valid', { issues });

      const templateIssues = issuesAt(checkTemplates(section, value, { roleIds, channelIds }), part);
      if (templateIssues.length > 0) throw new AppError('invalid', TEMPLATE_ERROR_MESSAGE, { issues: templateIssues });
    };
  };
}
