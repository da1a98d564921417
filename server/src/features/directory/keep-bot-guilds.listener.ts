import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import type { BotGuildsStore } from './bot-guilds-store.ts';

/** Keeps the list of guilds the bot is in: whole when a shard connects, then change by change. */
export function keepBotGuilds(store: BotGuildsStore): Listener[] {
  // A shard that connects is told its guilds once as a list and once more one by one; what is stored already is not
  // written again. By the shard, as its next list starts it anew.
  const known = new Map<number, Set<string>>();
  let shardCount = 1;
  const knownBeside = (guildId: string) => known.get(shardOf(guildId, shardCount));

  // One after the other, as the gateway tells them: a list on its way into the database knows nothing of a guild that
  // came after it, and would take it away.
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
        known.set(id, new Set(guildIds));
      }),
    ),

    defineListener(GatewayDispatchEvents.GuildCreate, (_ctx, guild) =>
      inOrder(async () => {
        if (knownBeside(guild.id)?.has(guild.id)) return;
        await store.add([guild.id]);
        knownBeside(guild.id)?.add(guild.id);
      }),
    ),

    defineListener(GatewayDispatchEvents.GuildDelete, async (_ctx, guild) => {
      // An outage is no farewell.
      if (guild.unavailable) return;
      await inOrder(async () => {
        knownBeside(guild.id)?.delete(guild.id);
        await store.remove(guild.id);
      });
    }),
  ];
}

/** The platform's own rule for which shard a guild belongs to. */
function shardOf(guildId: string, count: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(count));
}
