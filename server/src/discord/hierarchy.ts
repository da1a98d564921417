import { compareRoles, highestRole, type PermissionGuild, type PermissionMember } from './permissions.ts';

/** Why a moderator cannot act on a member (docs/rules/moderation.md#out-of-reach). */
export type HierarchyRefusal = 'bot' | 'yourself' | 'owner' | 'aboveYou' | 'aboveBot';

interface HierarchyInput {
  guild: PermissionGuild;
  moderator: PermissionMember;
  bot: PermissionMember;
  target: PermissionMember;
}

/**
 * Why the moderator may not have the bot punish a member, or null if they may. Nobody can punish the bot, themselves,
 * the owner, or a member whose highest role is not below their own; the bot's highest role has to be higher as well.
 */
export function hierarchyRefusal({ guild, moderator, bot, target }: HierarchyInput): HierarchyRefusal | null {
  if (target.userId === bot.userId) return 'bot';
  if (target.userId === moderator.userId) return 'yourself';
  if (target.userId === guild.ownerId) return 'owner';
  if (!mayActOn(guild, moderator, target)) return 'aboveYou';
  return outranks(guild, bot, target) ? null : 'aboveBot';
}

/** Whether a member's rank lets them act on another one. Nobody is above the owner. */
export function mayActOn(guild: PermissionGuild, member: PermissionMember, other: PermissionMember): boolean {
  if (other.userId === guild.ownerId) return false;
  return member.userId === guild.ownerId || outranks(guild, member, other);
}

function outranks(guild: PermissionGuild, one: PermissionMember, other: PermissionMember): boolean {
  const [own, others] = [highestRole(guild, one), highestRole(guild, other)];
  if (own === undefined || others === undefined || own.id === others.id) return false;
  return compareRoles(own, others) > 0;
}
