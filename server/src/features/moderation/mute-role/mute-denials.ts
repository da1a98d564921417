import { holds } from '@perigee/core/base/permissions/permissions';
import type { ChannelProblem } from '@perigee/core/moderation/mute-role/endpoints';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Overwrite } from '../../../discord/permissions.ts';

/**
 * What a muted member cannot do: write, react, start threads, speak. They keep access to channels: a mute is not a ban,
 * and they can read what is written about them.
 */
const MUTE_DENIALS =
  Bits.SendMessages |
  Bits.SendMessagesInThreads |
  Bits.CreatePublicThreads |
  Bits.CreatePrivateThreads |
  Bits.AddReactions |
  Bits.Speak;

/** The denials the bot can set: the platform lets nobody deny a permission in a channel that they lack themselves. */
export function deniableBy(botPermissions: bigint): bigint {
  return MUTE_DENIALS & botPermissions;
}

/** Whether the role cannot write there. This is the only denial that every channel type and category supports. */
export function isClosedTo(roleId: string, overwrites: readonly Overwrite[]): boolean {
  return isDenied(roleId, overwrites, Bits.SendMessages);
}

/** Whether the role is denied all of these permissions. */
export function isDenied(roleId: string, overwrites: readonly Overwrite[], requested: bigint): boolean {
  const own = overwrites.find(({ id }) => id === roleId);
  return own !== undefined && (own.deny & requested) === requested && (own.allow & requested) === 0n;
}

/** The role's overwrite with these permissions denied in addition, in the platform's format. */
export function denialFor(roleId: string, overwrites: readonly Overwrite[], requested: bigint) {
  const { allow = 0n, deny = 0n } = overwrites.find(({ id }) => id === roleId) ?? {};
  return { allow: String(allow & ~requested), deny: String(deny | requested) };
}

/** Why the bot cannot change overwrites there, as far as its permissions show. */
export function muteDenialProblem(botPermissions: bigint): ChannelProblem | null {
  if (!holds(botPermissions, 'ViewChannel')) return 'noAccess';
  return holds(botPermissions, 'ManageRoles') && holds(botPermissions, 'SendMessages') ? null : 'noPermission';
}
