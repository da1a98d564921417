import type { Overwrite, PermissionRole } from '../../discord/permissions.ts';

/** The data of a channel that the bot uses. */
export interface CachedChannel {
  id: string;
  type: number;
  overwrites: readonly Overwrite[];
}

// Roles and channels of a guild as one array of 64-bit words, a fifth of the size of objects: the number of roles; per
// role id, permissions, position; per channel id, type combined with the number of overwrites, and per overwrite id,
// allow, deny.

const ROLE_WORDS = 3;
const OVERWRITE_WORDS = 3;
const COUNT_BITS = 32n;
const TYPE_MASK = (1n << COUNT_BITS) - 1n;

export type PackedGuild = BigUint64Array;

/** Packs roles and channels; ids and permissions are unsigned and at most 64 bits. */
export function packGuild(roles: readonly PermissionRole[], channels: readonly CachedChannel[]): PackedGuild {
  const words = [BigInt(roles.length)];
  for (const { id, permissions, position } of roles) words.push(BigInt(id), permissions, BigInt(position));
  for (const { id, type, overwrites } of channels) {
    words.push(BigInt(id), (BigInt(overwrites.length) << COUNT_BITS) | BigInt(type));
    for (const { id: whose, allow, deny } of overwrites) words.push(BigInt(whose), allow, deny);
  }
  return BigUint64Array.from(words);
}

/** All roles, in the order they were packed. */
export function unpackRoles(words: PackedGuild): PermissionRole[] {
  return Array.from({ length: Number(words[0]) }, (_, index) => {
    const at = 1 + index * ROLE_WORDS;
    return {
      id: String(words[at]),
      permissions: words[at + 1] ?? 0n,
      position: Number(BigInt.asIntN(64, words[at + 2] ?? 0n)),
    };
  });
}

/** All channels, in the order they were packed. */
export function unpackChannels(words: PackedGuild): CachedChannel[] {
  const channels: CachedChannel[] = [];
  const halves = halvesOf(words);
  for (let at = firstChannel(words); at < words.length; at = nextChannel(halves, at))
    channels.push(channelAt(words, at));
  return channels;
}

/** The channel with that id, without unpacking the others. */
export function findChannel(words: PackedGuild, channelId: string): CachedChannel | undefined {
  const at = placeOf(words, channelId);
  return at === undefined ? undefined : channelAt(words, at);
}

/** Whether the guild has that channel. */
export function hasChannel(words: PackedGuild, channelId: string): boolean {
  return placeOf(words, channelId) !== undefined;
}

/** How many channels the guild has. */
export function countChannels(words: PackedGuild): number {
  let count = 0;
  const halves = halvesOf(words);
  for (let at = firstChannel(words); at < words.length; at = nextChannel(halves, at)) count += 1;
  return count;
}

/** Compares 32-bit halves as numbers: each read of a 64-bit word would allocate a BigInt. */
function placeOf(words: PackedGuild, channelId: string): number | undefined {
  const target = BigInt(channelId);
  const [low, high] = [Number(BigInt.asUintN(32, target)), Number(target >> 32n)];
  const halves = halvesOf(words);
  for (let at = firstChannel(words); at < words.length; at = nextChannel(halves, at))
    if (halves[2 * at] === low && halves[2 * at + 1] === high) return at;
  return undefined;
}

/** The words as 32-bit halves, lower half first: all platforms Node runs on are little-endian. */
function halvesOf({ buffer, byteOffset, length }: PackedGuild): Uint32Array {
  return new Uint32Array(buffer, byteOffset, 2 * length);
}

function firstChannel(words: PackedGuild): number {
  return 1 + Number(words[0]) * ROLE_WORDS;
}

function nextChannel(halves: Uint32Array, at: number): number {
  return at + 2 + (halves[2 * at + 3] ?? 0) * OVERWRITE_WORDS;
}

function channelAt(words: PackedGuild, at: number): CachedChannel {
  const word = words[at + 1] ?? 0n;
  const overwrites = Array.from({ length: Number(word >> COUNT_BITS) }, (_, index) => {
    const place = at + 2 + index * OVERWRITE_WORDS;
    return { id: String(words[place]), allow: words[place + 1] ?? 0n, deny: words[place + 2] ?? 0n };
  });
  return { id: String(words[at]), type: Number(word & TYPE_MASK), overwrites };
}
