import type { API } from '@discordjs/core/http-only';
import { holds } from '@perigee/core/base/permissions/permissions';
import { OverwriteType, PermissionFlagsBits as Bits, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { Overwrite } from '../../../../discord/permissions.ts';
import type { TargetChannel } from '../target-channel.ts';
import type { LockStore, SavedOverwrites } from './lock-store.ts';

/** The permissions a lock denies to everyone. */
const LOCK_DENIALS =
  Bits.SendMessages | Bits.SendMessagesInThreads | Bits.CreatePublicThreads | Bits.CreatePrivateThreads;

interface LockDeps {
  api: API;
  locks: LockStore;
  guildId: string;
  /** The bot's own user id. */
  botId: string;
  target: TargetChannel;
  /** For the audit log. */
  auditReason: string;
}

interface Order {
  moderatorId: string;
  reason: string;
}

/** Denies everyone to write in a channel and stores the overwrites it had. False if it is locked already. */
export async function lockChannel(locking: LockDeps, { moderatorId, reason }: Order): Promise<boolean> {
  const { locks, guildId, botId, target } = locking;
  const { channel, overwrites, botPermissions } = target;
  // The bot cannot deny permissions it does not have.
  const denials = LOCK_DENIALS & botPermissions;
  const everyone = find(overwrites, guildId);
  if (everyone !== undefined && (everyone.deny & denials) === denials) return false;
  const before = await locks.find(guildId, channel.id);
  const own = find(overwrites, botId);
  const keepsVoice = !holds(botPermissions, 'Administrator');
  const saved: SavedOverwrites = {
    everyone: bitsOf(everyone),
    // After an interrupted lock, the bot's current overwrite is no longer the original one.
    ...(keepsVoice && { own: before?.own === undefined ? bitsOf(own) : before.own }),
  };
  await locks.save({ guildId, channelId: channel.id, moderatorId, reason, saved });
  // Lets the bot keep replying there.
  if (keepsVoice) await write(locking, botId, own, { allow: Bits.SendMessages, deny: 0n });
  await write(locking, guildId, everyone, { allow: 0n, deny: denials });
  return true;
}

/** Restores what the lock changed, keeping later changes. False if the bot has not locked it. */
export async function unlockChannel(locking: LockDeps): Promise<boolean> {
  const { locks, guildId, botId, target } = locking;
  const saved = await locks.find(guildId, target.channel.id);
  if (saved === null) return false;
  await restore(locking, guildId, saved.everyone, LOCK_DENIALS);
  if (saved.own !== undefined) await restore(locking, botId, saved.own, Bits.SendMessages);
  await locks.remove(guildId, target.channel.id);
  return true;
}

type Allowance = Pick<Overwrite, 'allow' | 'deny'>;

async function write(locking: LockDeps, id: string, current: Allowance | undefined, change: Allowance): Promise<void> {
  const { allow = 0n, deny = 0n } = current ?? {};
  await putOverwrite(locking, id, {
    allow: (allow & ~change.deny) | change.allow,
    deny: (deny & ~change.allow) | change.deny,
  });
}

async function restore(locking: LockDeps, id: string, saved: SavedOverwrites['everyone'], bits: bigint): Promise<void> {
  const { api, target, auditReason: reason } = locking;
  const current = find(target.overwrites, id);
  const { allow = '0', deny = '0' } = saved ?? {};
  const next = {
    allow: ((current?.allow ?? 0n) & ~bits) | (BigInt(allow) & bits),
    deny: ((current?.deny ?? 0n) & ~bits) | (BigInt(deny) & bits),
  };
  if (saved === null && next.allow === 0n && next.deny === 0n) {
    const removal = api.channels.deletePermissionOverwrite(target.channel.id, id, { reason });
    await ignoreErrorCodes([Code.UnknownPermissionOverwrite], removal);
  } else if (next.allow !== current?.allow || next.deny !== current.deny) {
    await putOverwrite(locking, id, next);
  }
}

async function putOverwrite(
  { api, guildId, target, auditReason: reason }: LockDeps,
  id: string,
  { allow, deny }: Allowance,
): Promise<void> {
  const type = id === guildId ? OverwriteType.Role : OverwriteType.Member;
  const body = { type, allow: String(allow), deny: String(deny) };
  await api.channels.editPermissionOverwrite(target.channel.id, id, body, { reason });
}

function find(overwrites: readonly Overwrite[], id: string): Overwrite | undefined {
  return overwrites.find((overwrite) => overwrite.id === id);
}

function bitsOf(overwrite: Overwrite | undefined): SavedOverwrites['everyone'] {
  return overwrite === undefined ? null : { allow: String(overwrite.allow), deny: String(overwrite.deny) };
}
