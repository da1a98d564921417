import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { BotContext } from '../bot-context.ts';
import { bitsOf, type CachedGuild } from '../guild-cache/cached-guild.ts';
import type { GuildMemory } from '../guilds/guild-memory.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

const bits = z.pipe(
  z.string(),
  z.transform((written: string) => bitsOf(written)),
);

const overwriteSchema = z.object({ id: z.string(), allow: bits, deny: bits });

const guildSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  memberCount: z.number(),
  emojiCount: z.number(),
  ownRoleIds: z.array(z.string()),
  botRoleId: z.exactOptional(z.nullable(z.string())),
  ownTimeoutMs: z.exactOptional(z.number()),
  roles: z.array(z.object({ id: z.string(), permissions: bits, position: z.number() })),
  channels: z.array(z.object({ id: z.string(), type: z.number(), overwrites: z.array(overwriteSchema) })),
});

const handoverSchema = z.array(z.object({ guild: guildSchema, memories: z.record(z.string(), z.unknown()) }));

/** The bot's knowledge of guilds: the guild cache and the memories of features. */
interface Known {
  ctx: BotContext;
  memories: readonly GuildMemory[];
}

/** Serializes everything known of a shard's guilds, for the process that resumes its session. */
export async function packGuilds({ ctx, memories }: Known, shardId: number): Promise<Uint8Array> {
  const guilds = guildsOf(ctx, shardId)
    .map((guild) => guild.facts())
    .map(({ shardId: _shard, ...guild }) => ({
      guild,
      memories: Object.fromEntries(memories.map(({ name, save }) => [name, save(guild.id)])),
    }));
  return zip(JSON.stringify(guilds, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)));
}

/** Restores what another process serialized. False if it cannot be read, as from another version. */
export async function unpackGuilds({ ctx, memories }: Known, shardId: number, packed: Uint8Array): Promise<boolean> {
  const text = (await unzip(packed)).toString();
  const read = z.safeParse(handoverSchema, JSON.parse(text));
  if (!read.success) return false;
  for (const { guild, memories: saved } of read.data) {
    ctx.cache.set({ ...guild, shardId });
    for (const { name, restore } of memories) restore(ctx, guild.id, saved[name]);
  }
  return true;
}

/** Forgets the guilds of a shard that another process now runs. */
export function forgetGuilds({ ctx, memories }: Known, shardId: number): void {
  for (const { id } of guildsOf(ctx, shardId)) {
    for (const { forget } of memories) forget(id);
    ctx.cache.delete(id);
  }
}

function guildsOf({ cache }: BotContext, shardId: number): Readonly<CachedGuild>[] {
  return [...cache.all()].filter((guild) => guild.shardId === shardId);
}
