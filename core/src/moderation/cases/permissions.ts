import { holds, type PermissionName } from '../../base/permissions/permissions.ts';
import type { Tab } from '../../base/tabs/tabs.ts';
import { PUNISHMENT_PERMISSIONS } from '../punishments/punishment.ts';
import type { CaseType } from './case.ts';

/** The platform permission a moderator needs to change a case of each type. */
export const CASE_PERMISSIONS: Record<CaseType, PermissionName> = {
  ...PUNISHMENT_PERMISSIONS,
  softban: 'BanMembers',
  unmute: 'ModerateMembers',
  unban: 'BanMembers',
  note: 'ModerateMembers',
};

const ACTING: ReadonlySet<CaseType> = new Set<CaseType>(['mute', 'kick', 'softban', 'ban']);

/** Whether a case of that type did something to the member on the platform, which takes a higher rank than theirs. */
export function takesRank(type: CaseType): boolean {
  return ACTING.has(type);
}

const MODERATOR_PERMISSIONS = ['KickMembers', 'BanMembers', 'ModerateMembers'] as const satisfies PermissionName[];

/** What decides whether somebody sees the cases of a guild. */
interface CaseViewer {
  /** The settings tabs they may edit; for managers, all of them. */
  tabs: readonly Tab[];
  permissions: bigint;
}

/** Managers and those who may edit the moderation tab; also moderators where the guild allows it. */
export function seesCases({ tabs, permissions }: CaseViewer, moderatorsSeeCases: boolean): boolean {
  return tabs.includes('moderation') || (moderatorsSeeCases && isModerator(permissions));
}

/** Whether these permissions make somebody a moderator: any of the three is enough. */
export function isModerator(permissions: bigint): boolean {
  return MODERATOR_PERMISSIONS.some((name) => holds(permissions, name));
}
