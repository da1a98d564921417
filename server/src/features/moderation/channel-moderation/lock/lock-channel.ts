import type { API } from '@discordjs/core/http-only';
import { OverwriteType, PermissionFlagsBits as Bits, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { Overwrite, PermissionMember } from '../../../../discord/permissions.ts';
import { LOCK_DENIALS, type LockedPlace, type LockPlan, planLock } from './lock-plan.ts';
import type { LockStore, SavedOverwrites } from './lock-store.ts';

interface LockDeps {
  api: API;
  locks: LockStore;
  channelId: string;
  place: LockedPlace;
  /** For the audit log. */
  auditReason: string;
}

interface Order {
  moderator: PermissionMember;
  reason: string;
}

/** Closes a channel and stores the overwrites it had. Null if nobody can write there anyway. */
export async function lockChannel(locking: LockDeps, { moderator, reason }: Order): Promise<LockPlan | null> {
  const { locks, channelId, place } = locking;
  const { guild, bot } = place;
  const plan = planLock(place, moderator);
  if (plan.changes.length === 0) return null;
  // After an interrupted lock, the current overwrites are no longer the original ones.
  const before = await locks.find(guild.id, channelId);
  const saved: SavedOverwrites = before ?? { everyone: bitsOf(place.overwrites.find(({ id }) => id === guild.id)) };
  const others = { ...before?.others };
  for (const { id, type, before: current } of plan.changes) {
    if (id === bot.userId) saved.own = saved.own === undefined ? bitsOf(current) : saved.own;
    else if (id !== guild.id) others[id] ??= { type, before: bitsOf(current) };
  }
  await locks.save({
    guildId: guild.id,
    channelId,
    moderatorId: moderator.userId,
    reason,
    saved: { ...saved, ...(Object.keys(others).length > 0 && { others }) },
  });
  for (const change of plan.changes) await putOverwrite(locking, change);
  return plan;
}

/** Restores what the lock changed, keeping later changes. False if the bot has not locked it. */
export async function unlockChannel(locking: LockDeps): Promise<boolean> {
  const { locks, channelId, place } = locking;
  const { guild, bot } = place;
  const saved = await locks.find(guild.id, channelId);
  if (saved === null) return false;
  for (const [id, { type, before }] of Object.entries(saved.others ?? {})) {
    // The overwrites of deleted roles are gone with them.
    const isGone = type === OverwriteType.Role && guild.roles.every((role) => role.id !== id);
    if (!isGone) await restore(locking, { id, type }, before, LOCK_DENIALS);
  }
  await restore(locking, { id: guild.id, type: OverwriteType.Role }, saved.everyone, LOCK_DENIALS);
  if (saved.own !== undefined)
    await restore(locking, { id: bot.userId, type: OverwriteType.Member }, saved.own, Bits.SendMessages);
  await locks.remove(guild.id, channelId);
  return true;
}

type Allowance = Pick<Overwrite, 'allow' | 'deny'>;
interface Holder {
  id: string;
  type: OverwriteType;
}

async function restore(
  locking: LockDeps,
  holder: Holder,
  saved: SavedOverwrites['everyone'],
  bits: bigint,
): Promise<void> {
  const { api, channelId, place, auditReason: reason } = locking;
  const current = place.overwrites.find(({ id }) => id === holder.id);
  const { allow = '0', deny = '0' } = saved ?? {};
  const next = {
    allow: ((current?.allow ?? 0n) & ~bits) | (BigInt(allow) & bits),
    deny: ((current?.deny ?? 0n) & ~bits) | (BigInt(deny) & bits),
  };
  if (saved === null && next.allow === 0n && next.deny === 0n) {
    const removal = api.channels.deletePermissionOverwrite(channelId, holder.id, { reason });
    await ignoreErrorCodes([Code.UnknownPermissionOverwrite], removal);
  } else if (next.allow !== current?.allow || next.deny !== current.deny) {
    await putOverwrite(locking, { ...holder, ...next });
  }
}

async function putOverwrite(
  { api, channelId, auditReason: reason }: LockDeps,
  { id, type, allow, deny }: Holder & Allowance,
): Promise<void> {
  const body = { type, allow: String(allow), deny: String(deny) };
  await api.channels.editPermissionOverwrite(channelId, id, body, { reason });
}

function bitsOf(overwrite: Overwrite | null | undefined): SavedOverwrites['everyone'] {
  if (overwrite === null || overwrite === undefined) return null;
  return { allow: String(overwrite.allow), deny: String(overwrite.deny) };
}
