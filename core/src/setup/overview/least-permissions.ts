import type { GuildSettings } from '../../community/guilds/schema.ts';
import { type PermissionName, PERMISSIONS } from '../../base/permissions/permissions.ts';
import { neededPermissions } from './needed-permissions.ts';

/** Needed in any case: reading commands and answering them with embeds and pictures. */
const ALWAYS = ['ViewChannel', 'SendMessages', 'EmbedLinks', 'AttachFiles', 'ReadMessageHistory'] as const;

/** Whether the bot reads the audit log: servers that moderate with it want manual punishments to become cases too. */
export function readsAuditLog({ muteRole, useTimeout, warnsPunishments }: GuildSettings): boolean {
  return muteRole !== null || useTimeout || warnsPunishments.length > 0;
}

/** The fewest permissions the bot needs for the enabled features. */
export function leastPermissions(settings: GuildSettings): bigint {
  const needed = neededPermissions(settings).flatMap(({ permission }) => permission ?? []);
  const names: PermissionName[] = [
    ...ALWAYS,
    ...needed,
    ...(readsAuditLog(settings) ? (['ViewAuditLog'] as const) : []),
  ];
  return names.reduce((bits, name) => bits | PERMISSIONS[name], 0n);
}
