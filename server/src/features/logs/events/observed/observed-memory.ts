import type { GuildMemory } from '../../../../bot/guilds/guild-memory.ts';
import type { ObservedGuilds } from './observed-guilds.ts';

/** Nothing is handed over: the next process that runs the shard reads everything from the platform again. */
export function rememberObserved(observed: ObservedGuilds): GuildMemory {
  return {
    name: 'observed',
    save: () => undefined,
    restore: (bot, guildId) => observed.observeOnce(bot, guildId),
    forget: observed.forget,
  };
}
