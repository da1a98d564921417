import { holds } from '@perigee/core/permissions/permissions';
import type { ChannelProblem } from '@perigee/core/mute-role/endpoints';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Overwrite } from '../../discord/permissions.ts';

/**
 * What a muted member is denied: to write, to react, to begin threads, to speak. Not to be there: a mute is no ban, and
 * who may still listen knows what is said about them.
 */
const MUTE_DENIALS =
  Bits.SendMessages |
  Bits.SendMessagesInThreads |
  Bits.CreatePublicThreads |
  Bits.CreatePrivateThreads |
  Bits.AddReactions |
  Bits.Speak;

/** What the bot can deny with these rights: nobody denies by an exception what they do not have themselves. */
export function deniableBy(botPermissions: bigint): bigint {
  return MUTE_DENIALS & botPermissions;
}

/** Whether the role can not write there any more; the one denial that every channel and category takes. */
export function isClosedTo(roleId: string, overwrites: readonly Overwrite[]): boolean {
  return isDenied(roleId, overwrites, Bits.SendMessages);
}

/** Whether the role is denied all of that. */
export function isDenied(roleId: string, overwrites: readonly Overwrite[], requested: bigint): boolean {
  const own = overwrites.find(({ id }) => id === roleId);
  return own !== undefined && (own.deny & requested) === requested && (own.allow & requested) === 0n;
}

/** The role's exception with that denied too, as the platform takes it; the rest of it stays. */
export function denialFor(roleId: string, overwrites: readonly Overwrite[], requested: bigint) {
  const { allow = 0n, deny = 0n } = overwrites.find(({ id }) => id === roleId) ?? {};
  return { allow: String(allow & ~requested), deny: String(deny | requested) };
}

/** What keeps the bot from changing exceptions there, as far as it can be told without asking. */
export function muteDenialProblem(botPermissions: bigint): ChannelProblem | null {
  if (!holds(botPermissions, 'ViewChannel')) return 'noAccess';
  return holds(botPermissions, 'ManageRoles') && holds(botPermissions, 'SendMessages') ? null : 'noPermission';
}
