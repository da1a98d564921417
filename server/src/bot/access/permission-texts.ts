import type { Locale } from '@perigee/core/base/locales/locales';
import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';

const NAMES: Record<PermissionName, (inputs: object, options: { locale: Locale }) => string> = {
  KickMembers: m.permission_kick_members,
  BanMembers: m.permission_ban_members,
  Administrator: m.permission_administrator,
  ManageChannels: m.permission_manage_channels,
  ManageGuild: m.permission_manage_guild,
  ViewAuditLog: m.permission_view_audit_log,
  ViewChannel: m.permission_view_channel,
  SendMessages: m.permission_send_messages,
  ManageMessages: m.permission_manage_messages,
  EmbedLinks: m.permission_embed_links,
  AttachFiles: m.permission_attach_files,
  ReadMessageHistory: m.permission_read_message_history,
  MentionEveryone: m.permission_mention_everyone,
  ManageNicknames: m.permission_manage_nicknames,
  ManageRoles: m.permission_manage_roles,
  ManageWebhooks: m.permission_manage_webhooks,
  ManageThreads: m.permission_manage_threads,
  ModerateMembers: m.permission_moderate_members,
};

/** Permissions under the platform's names for them, separated by commas. */
export function namePermissions(permissions: readonly PermissionName[], locale: Locale): string {
  return permissions.map((permission) => NAMES[permission]({}, { locale })).join(', ');
}
