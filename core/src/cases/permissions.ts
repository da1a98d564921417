import { holds, type PermissionName } from '../permissions/permissions.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { CaseType } from './case.ts';

/** Which of the platform's permissions a moderator needs to change a case of each type. */
export const CASE_PERMISSIONS: Record<CaseType, PermissionName> = {
  warn: 'ModerateMembers',
  mute: 'ModerateMembers',
  kick: 'KickMembers',
  ban: 'BanMembers',
  softban: 'BanMembers',
  unmute: 'ModerateMembers',
  unban: 'BanMembers',
  note: 'ModerateMembers',
};

const MODERATOR_PERMISSIONS = ['KickMembers', 'BanMembers', 'ModerateMembers'] as const satisfies PermissionName[];

/** What decides about who sees the cases of a guild. */
interface CaseViewer {
  /** The tabs of the settings they may edit; managers all. */
  tabs: readonly Tab[];
  permissions: bigint;
}

/** Managers and whoever may edit the moderation tab; also moderators, where the guild lets them. */
export function seesCases({ tabs, permissions }: CaseViewer, moderatorsSeeCases: boolean): boolean {
  return tabs.includes('moderation') || (moderatorsSeeCases && isModerator(permissions));
}

/** Whether somebody with these permissions punishes members on the platform: any of three makes a moderator. */
export function isModerator(permissions: bigint): boolean {
  return MODERATOR_PERMISSIONS.some((name) => holds(permissions, name));
}
