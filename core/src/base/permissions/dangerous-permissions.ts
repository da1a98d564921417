import { LISTED_PERMISSION_FACTS, type ListedPermission } from './listed-permissions.ts';

/** Permissions that do harm in the hands of people whom nobody knows yet, the worst first. */
export const DANGEROUS_PERMISSIONS = [
  'Administrator',
  'ManageGuild',
  'ManageRoles',
  'ManageChannels',
  'ManageWebhooks',
  'BanMembers',
  'KickMembers',
  'ModerateMembers',
  'ManageMessages',
  'ManageThreads',
  'ManageNicknames',
  'ManageGuildExpressions',
  'ManageEvents',
  'MentionEveryone',
] as const satisfies readonly ListedPermission[];

export type DangerousPermission = (typeof DANGEROUS_PERMISSIONS)[number];

/** The dangerous ones among a role's permissions, the worst first. */
export function dangerousIn(permissions: bigint): DangerousPermission[] {
  return DANGEROUS_PERMISSIONS.filter(
    (name) => (permissions & (1n << BigInt(LISTED_PERMISSION_FACTS[name].bit))) !== 0n,
  );
}
