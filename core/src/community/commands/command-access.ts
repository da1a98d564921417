import type { CommandSettings } from './command-settings.ts';

/** Who uses a command, and where. */
export interface CommandUser {
  roleIds: readonly string[];
  /** The channel, and for a thread also its parent: a channel's settings apply to its threads. */
  channelIds: readonly string[];
  /** Owner or Administrator: the platform lets them use every command, so the lists do not bind them. */
  isAdministrator: boolean;
}

/** The setting that blocks a command. */
export type CommandRefusal = 'disabled' | 'channel' | 'role';

/**
 * Why a guild's settings refuse this invocation of a command; null where they allow it. Forbidden beats allowed, an
 * empty allowed list means everyone, and a disabled command is disabled for everyone. Settings only restrict: the
 * command's own permissions are still required.
 */
export function commandRefusal(settings: CommandSettings, use: CommandUser): CommandRefusal | null {
  if (!settings.enabled) return 'disabled';
  if (use.isAdministrator) return null;
  if (isExcluded(settings.allowedChannels, settings.forbiddenChannels, use.channelIds)) return 'channel';
  return isExcluded(settings.allowedRoles, settings.forbiddenRoles, use.roleIds) ? 'role' : null;
}

function isExcluded(allowed: readonly string[], forbidden: readonly string[], ids: readonly string[]): boolean {
  if (ids.some((id) => forbidden.includes(id))) return true;
  return allowed.length > 0 && !ids.some((id) => allowed.includes(id));
}
