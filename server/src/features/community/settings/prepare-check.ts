import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import { type LimitedKind, TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { mayPunish } from '@perigee/core/community/editors/schema';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { REPLY_MESSAGES } from '../../../http/reply-messages.ts';
import type { BoostService } from '../boost/boost-service.ts';
import { chosenChannelRefusal } from '../directory/channel-refusal.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import { checkDestinations } from './check-destinations.ts';
import { checkExpressions, checkNamedRoles, checkSection, checkTemplates, type NewValue } from './check-section.ts';
import { readSection } from './read-section.ts';
import type { SettingsStore } from './settings-store.ts';

/** Who saves, and in which guild. */
export interface ChangeAuthor {
  guildId: string;
  /** The user id. */
  savedBy: string;
  /** The person's session, for hooks that act on the platform in their name; null for changes made in the chat. */
  caller: Caller | null;
}

/** A value about to be stored, and the path whose issues count; undefined for the whole value, null for nothing. */
interface CheckedValue<Name extends SectionName> extends NewValue<Name> {
  position: string | null | undefined;
}

/** The error if the value may not be stored, or null. */
export type Check = <Name extends SectionName>(value: CheckedValue<Name>) => AppError | null;

/** Loads everything slow before any lock is taken, and returns the check that uses it. */
export type PrepareCheck = (author: ChangeAuthor) => Promise<Check>;

interface CheckDependencies {
  directory: GuildDirectory;
  boost: BoostService;
  store: Pick<SettingsStore, 'current'>;
}

/** Creates checks of sections against their guild and the permissions of the person who saves. */
export function prepareCheckWith({ directory, boost, store }: CheckDependencies): PrepareCheck {
  return async ({ guildId, savedBy }) => {
    const [guild, member, isBoosted, shop, access] = await Promise.all([
      directory.get(guildId),
      directory.member(guildId, savedBy),
      boost.isBoosted(guildId),
      store.current({ guildId, section: 'items' }),
      store.current({ guildId, section: 'editors' }),
    ]);
    const roles = guild.rolesFor(member);
    const roleIds = new Set(roles.map(({ id }) => id));
    const { channelIds, channels } = guild;
    const items = readSection('items', shop);
    const writeRefusal = (channelId: string) => chosenChannelRefusal(guild, member, channelId);
    const editors = readSection('editors', access);
    const saver = { permissions: guild.permissionsOf(member), roleIds: member.roles };
    const rights = {
      writeRefusal,
      mayPunish: (permission: PermissionName) => !guild.isSilenced(member) && mayPunish(editors, saver, permission),
    };

    return ({ position, ...change }) => {
      const limit = checkLimit(change, isBoosted);
      if (limit !== null) return limit;

      const found = [
        ...checkSection(change, { roles, channels, ...rights, boost: isBoosted, items }),
        ...checkExpressions(change),
        ...checkDestinations(change, { guild, member, editors }),
      ];
      const issues = issuesAt(found, position);
      if (issues.length > 0) return new AppError('invalid', REPLY_MESSAGES.invalidFields, { issues });

      const problems = issuesAt(checkTemplates(change.section, change.value, { roleIds, channelIds }), position);
      if (problems.length > 0) return new AppError('invalid', REPLY_MESSAGES.templateError, { issues: problems });
      const pings = issuesAt(checkNamedRoles(change, roles), position);
      return pings.length === 0 ? null : new AppError('invalid', REPLY_MESSAGES.invalidFields, { issues: pings });
    };
  };
}

/**
 * Keeps the issues of one part of a section, with paths relative to it; all issues if no part is given. Problems in
 * other parts, such as a role deleted since, must not block saving this part, or removing it (null).
 */
function issuesAt(issues: readonly Issue[], part: string | null | undefined): Issue[] {
  if (part === undefined) return [...issues];
  if (part === null) return [];
  return issues.flatMap((issue) =>
    issue.path.startsWith(`${part}.`) ? [{ ...issue, path: issue.path.slice(part.length + 1) }] : [],
  );
}

/** Issue codes for reached limits. */
type LimitCode = `${LimitedKind}LimitReached`;

/** Messages and codes for reached limits (docs/rules/api.md#texts). */
const REACHED: Record<LimitedKind, { message: string; code: LimitCode }> = {
  items: { message: 'Items limit reached', code: 'itemsLimitReached' },
  jobs: { message: 'Jobs limit reached', code: 'jobsLimitReached' },
  giveaways: { message: 'Giveaways limit reached', code: 'giveawaysLimitReached' },
  coupons: { message: 'Coupons limit reached', code: 'couponsLimitReached' },
};

/**
 * Refuses adding above the tier's limit. What is above it since a boost ended can be kept, edited and deleted
 * (docs/rules/settings.md#limits-by-tier).
 */
function checkLimit<Name extends SectionName>(
  { section, value, before }: NewValue<Name>,
  isBoosted: boolean,
): AppError | null {
  const { limited } = SECTIONS[section];
  const now = limited(value);
  if (now === null) return null;

  const max = TIER_LIMITS[now.kind][isBoosted ? 'boosted' : 'free'];
  if (now.count <= Math.max(max, limited(before)?.count ?? 0)) return null;
  const { message, code } = REACHED[now.kind];
  return new AppError('conflict', message, { issues: [makeIssue('', code, { max })] });
}
