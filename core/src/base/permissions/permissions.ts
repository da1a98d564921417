/** The permissions the product reads or shows, named as in the platform's documentation. */
export const PERMISSION_NAMES = [
  'KickMembers',
  'BanMembers',
  'Administrator',
  'ManageChannels',
  'ManageGuild',
  'ViewAuditLog',
  'ViewChannel',
  'SendMessages',
  'ManageMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'MentionEveryone',
  'ManageNicknames',
  'ManageRoles',
  'ManageWebhooks',
  'ManageThreads',
  'ModerateMembers',
] as const;

export type PermissionName = (typeof PERMISSION_NAMES)[number];

/** The platform's bit of each permission. */
export const PERMISSIONS: Record<PermissionName, bigint> = {
  KickMembers: 1n << 1n,
  BanMembers: 1n << 2n,
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  ViewAuditLog: 1n << 7n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  ManageNicknames: 1n << 27n,
  ManageRoles: 1n << 28n,
  ManageWebhooks: 1n << 29n,
  ManageThreads: 1n << 34n,
  ModerateMembers: 1n << 40n,
};

/**
 * The permissions the invite requests, in the form the platform's authorization URL takes
 * (docs/rules/moderation.md#invite).
 */
export const INVITE_PERMISSIONS = '1515519995134';

/**
 * The fewest permissions for a server where nothing is set up yet (for any other server see
 * core/overview/least-permissions).
 */
export const LEAST_INVITE_PERMISSIONS = '402779158';

/** Whether a permission set includes the permission; Administrator includes all. */
export function holds(permissions: bigint, name: PermissionName): boolean {
  return (permissions & PERMISSIONS.Administrator) !== 0n || (permissions & PERMISSIONS[name]) !== 0n;
}

/** Owner, Administrator or Manage Guild: may invite the bot and open a guild's settings (docs/rules/api.md#access). */
export function mayManageGuild(isOwner: boolean, permissions: bigint): boolean {
  return isOwner || holds(permissions, 'ManageGuild');
}
