import { holds } from '@perigee/core/base/permissions/permissions';
import { OverwriteType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import {
  compareRoles,
  computeChannelPermissions,
  highestRole,
  type Overwrite,
  type PermissionGuild,
  type PermissionMember,
} from '../../../../discord/permissions.ts';

/** The permissions a lock takes. */
export const LOCK_DENIALS =
  Bits.SendMessages | Bits.SendMessagesInThreads | Bits.CreatePublicThreads | Bits.CreatePrivateThreads;

const WRITING = Bits.SendMessages | Bits.SendMessagesInThreads;

export interface LockedPlace {
  guild: PermissionGuild;
  bot: PermissionMember;
  /** The bot's permissions there. */
  botPermissions: bigint;
  overwrites: readonly Overwrite[];
}

/** An overwrite to write, with its previous bits; null if there was none. */
export interface OverwriteChange {
  id: string;
  type: OverwriteType;
  before: Overwrite | null;
  allow: bigint;
  deny: bigint;
}

export interface LockPlan {
  /** In the order in which they are written; empty if nobody can write there anyway. */
  changes: OverwriteChange[];
  /** The roles that keep writing, because they are not below the bot's own. */
  keeping: string[];
  /** Whether the moderator needed an overwrite of their own to keep writing. */
  keepsModerator: boolean;
}

/** What to change in a channel so that only those who lock it can write there. */
export function planLock(place: LockedPlace, moderator: PermissionMember): LockPlan {
  const { guild, bot, botPermissions, overwrites } = place;
  // The bot cannot deny permissions it does not have.
  const denials = LOCK_DENIALS & botPermissions;
  const allowed = overwrites.filter(
    ({ id, allow }) => ![guild.id, bot.userId, moderator.userId].includes(id) && (allow & denials) !== 0n,
  );
  const [keeping, closing] = [
    allowed.filter(({ id }) => isAboveBot(place, id)),
    allowed.filter(({ id }) => !isAboveBot(place, id)),
  ];
  const everyone = changeOf(place, guild.id, { allow: 0n, deny: denials });
  // Without an allowance, what everyone is denied holds for a role too.
  const closed = [...closing.map(({ id }) => changeOf(place, id, { allow: 0n, deny: 0n, neither: denials })), everyone];
  const changes = closed.filter(isChange);
  const roleIds = keeping.map(({ id }) => id);
  if (changes.length === 0) return { changes, keeping: roleIds, keepsModerator: false };
  const isBotShutOut = !holds(botPermissions, 'Administrator');
  const own = isBotShutOut ? [changeOf(place, bot.userId, { allow: Bits.SendMessages, deny: 0n })] : [];
  const keepsModerator = isShutOut(place, moderator, changes);
  const theirs = keepsModerator
    ? [changeOf(place, moderator.userId, { allow: WRITING & botPermissions, deny: 0n })]
    : [];
  return { changes: [...own, ...theirs, ...changes], keeping: roleIds, keepsModerator };
}

function isAboveBot({ guild, bot }: LockedPlace, id: string): boolean {
  const [role, own] = [guild.roles.find((each) => each.id === id), highestRole(guild, bot)];
  return role !== undefined && bot.userId !== guild.ownerId && (own === undefined || compareRoles(role, own) >= 0);
}

/** Whether somebody who could write there no longer could. */
function isShutOut({ guild, overwrites }: LockedPlace, member: PermissionMember, changes: readonly OverwriteChange[]) {
  const changed = overwrites.filter(({ id }) => changes.every((change) => change.id !== id));
  const [before, after] = [overwrites, [...changed, ...changes]].map((each) =>
    holds(computeChannelPermissions(guild, member, each), 'SendMessages'),
  );
  return before === true && after === false;
}

function changeOf(
  { guild, overwrites }: LockedPlace,
  id: string,
  change: { allow: bigint; deny: bigint; neither?: bigint },
): OverwriteChange {
  const before = overwrites.find((each) => each.id === id) ?? null;
  const { allow, deny } = before ?? { allow: 0n, deny: 0n };
  const neither = change.neither ?? 0n;
  return {
    id,
    type: guild.roles.some((role) => role.id === id) ? OverwriteType.Role : OverwriteType.Member,
    before,
    allow: (allow & ~change.deny & ~neither) | change.allow,
    deny: (deny & ~change.allow) | change.deny,
  };
}

function isChange({ before, allow, deny }: OverwriteChange): boolean {
  return before === null || before.allow !== allow || before.deny !== deny;
}
