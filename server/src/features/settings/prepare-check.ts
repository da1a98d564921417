import type { SectionName } from '@perigee/core/settings/sections';
import { TEMPLATE_ERROR_MESSAGE } from '@perigee/core/templates/limits';
import { AppError } from '../../errors/app-error.ts';
import type { BoostService } from '../boost/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { checkLimit } from './check-limit.ts';
import { checkSection, type SectionChange } from './check-section.ts';
import { checkTemplates } from './check-templates.ts';
import { issuesAt, type Part, placeOfPart } from './issues-at.ts';

/** Who saves, and where. */
export interface Author {
  guildId: string;
  /** The person's user id. */
  savedBy: string;
  /** The one part of a section that changes: only this is checked, and issues tell paths inside of it. */
  part?: Part | undefined;
}

/** Why a value may not stand there, or null. */
export type Check = <Name extends SectionName>(change: SectionChange<Name>) => AppError | null;

/** Asks whatever takes time before anything is locked, and answers with the check of values against it. */
export type PrepareCheck = (author: Author) => Promise<Check>;

interface CheckDependencies {
  directory: GuildDirectory;
  boost: BoostService;
}

/** Holds sections to what their guild has, and to what the person who saves may do there. */
export function prepareCheckWith({ directory, boost }: CheckDependencies): PrepareCheck {
  return async ({ guildId, savedBy, part }) => {
    const [guild, member, isBoosted] = await Promise.all([
      directory.get(guildId),
      directory.member(guildId, savedBy),
      boost.isBoosted(guildId),
    ]);
    const roles = guild.rolesFor(member);
    const roleIds = new Set(roles.map(({ id }) => id));
    const { channelIds } = guild;

    return (change) => {
      const limit = checkLimit(change, isBoosted);
      if (limit !== null) return limit;

      const place = part && placeOfPart(change.value, part);
      const issues = issuesAt(checkSection(change, { roles, channelIds, boost: isBoosted }), place);
      if (issues.length > 0) return new AppError('invalid', 'Some fields are not valid', { issues });

      const problems = issuesAt(checkTemplates(change.section, change.value, { roleIds, channelIds }), place);
      return problems.length === 0 ? null : new AppError('invalid', TEMPLATE_ERROR_MESSAGE, { issues: problems });
    };
  };
}
