import type { GuildSettings } from '../guilds/schema.ts';
import { type PermissionName, PERMISSIONS } from '../permissions/permissions.ts';
import { neededPermissions } from './needed-permissions.ts';

/** What whatever it does takes: reading where it is asked, and answering with embeds and pictures. */
const ALWAYS = ['ViewChannel', 'SendMessages', 'EmbedLinks', 'AttachFiles', 'ReadMessageHistory'] as const;

/** Whoever moderates with the bot wants to find what was done by hand among the cases: it is read from the audit log. */
export function readsAuditLog({ muteRole, useTimeout, warnsPunishments }: GuildSettings): boolean {
  return muteRole !== null || useTimeout || warnsPunishments.length > 0;
}

/** The least the bot has to be allowed for what is on. */
export function leastPermissions(settings: GuildSettings): bigint {
  const needed = neededPermissions(settings).flatMap(({ permission }) => permission ?? []);
  const names: PermissionName[] = [
    ...ALWAYS,
    ...needed,
    ...(readsAuditLog(settings) ? (['ViewAuditLog'] as const) : []),
  ];
  return names.reduce((bits, name) => bits | PERMISSIONS[name], 0n);
}
