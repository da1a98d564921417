import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { BotGuildsStore } from './bot-guilds-store.ts';

/** Maintains the list of guilds the bot is in: the full list when a shard connects, then single changes. */
export function recordBotGuilds(store: BotGuildsStore): Listener[] {
  // A connecting shard receives its guilds as a list and then again one by one; known ones are not written twice. Kept
  // per shard, as each new list replaces that shard's set.
  const guildsByShard = new Map<number, Set<string>>();
  let shardCount = 1;
  const knownInShard = (guildId: string) => guildsByShard.get(shardOf(guildId, shardCount));

  // Writes run in gateway order: a list still being written lacks guilds added after it, and would remove them.
  let last = Promise.resolve();
  const inOrder = (write: () => Promise<void>): Promise<void> => {
    const mine = last.then(write);
    last = mine.catch(() => {});
    return mine;
  };

  return [
    defineListener(GatewayDispatchEvents.Ready, (_ctx, { guilds, shard: [id, count] = [0, 1] }) =>
      inOrder(async () => {
        const guildIds = guilds.map((guild) => guild.id);
        await store.replaceShard({ id, count }, guildIds);
        shardCount = count;
        guildsByShard.set(id, new Set(guildIds));
      }),
    ),

    defineListener(GatewayDispatchEvents.GuildCreate, (_ctx, guild) =>
      inOrder(async () => {
        if (knownInShard(guild.id)?.has(guild.id)) return;
        await store.add([guild.id]);
        knownInShard(guild.id)?.add(guild.id);
      }),
    ),

    defineListener(GatewayDispatchEvents.GuildDelete, async (_ctx, guild) => {
      // An outage does not count as leaving.
      if (guild.unavailable) return;
      await inOrder(async () => {
        knownInShard(guild.id)?.delete(guild.id);
        await store.remove(guild.id);
      });
    }),
  ];
}

/** The platform's formula for the shard of a guild. */
function shardOf(guildId: string, count: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(count));
}
