import type { GuildMemory } from '../../../bot/guilds/guild-memory.ts';
import type { ObservedGuilds } from './observed-guilds.ts';

/** Servers are looked at anew by the process that runs their shard next: the platform tells all of it. */
export function rememberObserved(observed: ObservedGuilds): GuildMemory {
  return {
    name: 'observed',
    save: () => undefined,
    restore: (bot, guildId) => observed.observeOnce(bot, guildId),
    forget: observed.forget,
  };
}
