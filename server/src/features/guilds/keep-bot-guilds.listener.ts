import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import type { BotGuildsStore } from './bot-guilds-store.ts';

/** Keeps the list of guilds the bot is in: whole when a shard connects, then change by change. */
export function keepBotGuilds(store: BotGuildsStore): Listener[] {
  // A shard that connects is told its guilds once as a list and once more one by one; what is stored
  // already is not written again.
  const known = new Set<string>();

  return [
    defineListener(GatewayDispatchEvents.Ready, async (_ctx, { guilds, shard: [id, count] = [0, 1] }) => {
      const guildIds = guilds.map((guild) => guild.id);
      await store.replaceShard({ id, count }, guildIds);
      guildIds.forEach((guildId) => known.add(guildId));
    }),

    defineListener(GatewayDispatchEvents.GuildCreate, async (_ctx, guild) => {
      if (known.has(guild.id)) return;
      await store.add([guild.id]);
      known.add(guild.id);
    }),

    defineListener(GatewayDispatchEvents.GuildDelete, async (_ctx, guild) => {
      // An outage is no farewell.
      if (guild.unavailable) return;
      known.delete(guild.id);
      await store.remove(guild.id);
    }),
  ];
}
