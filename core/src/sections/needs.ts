import type { PermissionName } from '../permissions/permissions.ts';

/** A field that asks something of the bot: a permission in the guild, or to mute for so long (0: without end). */
export type Need = { path: string } & ({ permission: PermissionName } | { mutesForMs: number });
