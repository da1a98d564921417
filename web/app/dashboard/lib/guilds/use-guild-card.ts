import type { GuildCard } from '@perigee/core/community/guilds/schema';
import { useGuilds } from '../../../lib/guilds/use-guilds.ts';
import { useGuildId } from './use-viewed-guild.ts';

/** The server in the address, as the person's list has it; undefined until that is loaded. */
export function useGuildCard(): GuildCard | undefined {
  const guildId = useGuildId();
  return useGuilds().data?.find(({ id }) => id === guildId);
}
