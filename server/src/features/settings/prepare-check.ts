import { templateIssues } from '@perigee/core/templates/template-issues';
import type { TemplateGuild } from '@perigee/core/templates/check-template';
import type { Issue } from '@perigee/core/issues/issue';
import { type SectionName, SECTIONS, type SectionValues } from '@perigee/core/settings/sections';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { REPLY_MESSAGES } from '../../http/reply-messages.ts';
import type { BoostService } from '../boost/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { checkLimit } from './check-limit.ts';
import { checkSection, type NewValue } from './check-section.ts';
import { readSection } from './read-section.ts';
import type { SettingsStore } from './settings-store.ts';

/** Who saves, and where. */
export interface ChangeAuthor {
  guildId: string;
  /** The person's user id. */
  savedBy: string;
  /** The person's session, for what a change does on the platform in their name; null for what is changed in the chat. */
  caller: Caller | null;
}

/** A value on its way into the database, and the place in it that is checked; undefined for all of it, null for nothing. */
interface CheckedValue<Name extends SectionName> extends NewValue<Name> {
  place: string | null | undefined;
}

/** Why a value may not stand there, or null. */
export type Check = <Name extends SectionName>(value: CheckedValue<Name>) => AppError | null;

/** Asks whatever takes time before anything is locked, and answers with the check of values against it. */
export type PrepareCheck = (author: ChangeAuthor) => Promise<Check>;

interface CheckDependencies {
  directory: GuildDirectory;
  boost: BoostService;
  store: Pick<SettingsStore, 'current'>;
}

/** Holds sections to what their guild has, and to what the person who saves may do there. */
export function prepareCheckWith({ directory, boost, store }: CheckDependencies): PrepareCheck {
  return async ({ guildId, savedBy }) => {
    const [guild, member, isBoosted, shop] = await Promise.all([
      directory.get(guildId),
      directory.member(guildId, savedBy),
      boost.isBoosted(guildId),
      store.current({ guildId, section: 'items' }),
    ]);
    const roles = guild.rolesFor(member);
    const roleIds = new Set(roles.map(({ id }) => id));
    const { channelIds, channels } = guild;
    const items = readSection('items', shop);

    return ({ place, ...change }) => {
      const limit = checkLimit(change, isBoosted);
      if (limit !== null) return limit;

      const issues = issuesAt(checkSection(change, { roles, channels, boost: isBoosted, items }), place);
      if (issues.length > 0) return new AppError('invalid', 'Some fields are not valid', { issues });

      const problems = issuesAt(checkTemplates(change.section, change.value, { roleIds, channelIds }), place);
      return problems.length === 0 ? null : new AppError('invalid', REPLY_MESSAGES.templateError, { issues: problems });
    };
  };
}

/**
 * The issues of one part of a section, with paths inside of it; all of them where no part is named. What is wrong in
 * another part, such as a role that was deleted since, is not held against this one, or against one that goes (null).
 */
function issuesAt(issues: readonly Issue[], part: string | null | undefined): Issue[] {
  if (part === undefined) return [...issues];
  if (part === null) return [];
  return issues.flatMap((issue) =>
    issue.path.startsWith(`${part}.`) ? [{ ...issue, path: issue.path.slice(part.length + 1) }] : [],
  );
}

/** Where a section's templates do not compile, and why; line and column count from 1. */
function checkTemplates<Name extends SectionName>(
  section: Name,
  value: SectionValues[Name],
  guild: TemplateGuild,
): Issue[] {
  return templateIssues(SECTIONS[section].templates(value), guild);
}
