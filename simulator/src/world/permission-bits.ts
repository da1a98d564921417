/** Permission bits by the names of the platform's documentation (topic "Permissions"). */
export const PERMISSION_BITS = {
  KickMembers: 1n << 1n,
  BanMembers: 1n << 2n,
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewAuditLog: 1n << 7n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  Connect: 1n << 20n,
  Speak: 1n << 21n,
  ChangeNickname: 1n << 26n,
  ManageNicknames: 1n << 27n,
  ManageRoles: 1n << 28n,
  UseApplicationCommands: 1n << 31n,
  ModerateMembers: 1n << 40n,
} as const;

export type PermissionName = keyof typeof PERMISSION_BITS;

/** Every bit the platform defines today; what an owner or administrator has. */
export const ALL_PERMISSIONS = (1n << 53n) - 1n;

/** What a timed-out member keeps. */
export const TIMED_OUT_PERMISSIONS = PERMISSION_BITS.ViewChannel | PERMISSION_BITS.ReadMessageHistory;

/** What @everyone may do in a new server. */
export const EVERYONE_PERMISSIONS = bitsOf(
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'Connect',
  'Speak',
  'ChangeNickname',
  'UseApplicationCommands',
);

/** The union of the named permissions. */
export function bitsOf(...names: PermissionName[]): bigint {
  return names.reduce((bits, name) => bits | PERMISSION_BITS[name], 0n);
}
