import type { CommandSettings } from './command-settings.ts';

/** Who uses a command, and where. */
export interface CommandUser {
  roleIds: readonly string[];
  /** The channel, and for a thread also the channel it belongs to: what holds for a channel holds for its threads. */
  channelIds: readonly string[];
  /** Owner or Administrator: on the platform too they may use all commands, so lists do not bind them. */
  isAdministrator: boolean;
}

/** Which setting keeps a command from being used. */
export type CommandRefusal = 'disabled' | 'channel' | 'role';

/**
 * Why a guild's settings refuse this use of a command, or null when they do not. Forbidden wins over allowed, an empty
 * allowed list means all, and what is switched off is off for everyone. Settings only narrow: the permissions a command
 * asks for are still needed.
 */
export function commandRefusal(settings: CommandSettings, use: CommandUser): CommandRefusal | null {
  if (!settings.enabled) return 'disabled';
  if (use.isAdministrator) return null;
  if (isKeptOut(settings.allowedChannels, settings.forbiddenChannels, use.channelIds)) return 'channel';
  return isKeptOut(settings.allowedRoles, settings.forbiddenRoles, use.roleIds) ? 'role' : null;
}

function isKeptOut(allowed: readonly string[], forbidden: readonly string[], ids: readonly string[]): boolean {
  if (ids.some((id) => forbidden.includes(id))) return true;
  return allowed.length > 0 && !ids.some((id) => allowed.includes(id));
}
