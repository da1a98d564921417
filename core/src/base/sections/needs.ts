import type { PermissionName } from '../permissions/permissions.ts';

/**
 * What a field needs from the bot: a permission in the guild, or the ability to mute for that long (0: permanently).
 */
export type Need = { path: string } & ({ permission: PermissionName } | { mutesForMs: number });
