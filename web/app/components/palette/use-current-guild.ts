import type { GuildCard } from '@perigee/core/guilds/schema';
import { useLocation } from 'react-router';

const GUILD_PATH = /^\/(?:ru\/)?(?:guilds|leaderboard|@me\/(?:rewards|games|statement))\/(\d{1,20})(?:\/|$)/;

/** The server whose pages are open; elsewhere the only one the person may edit, if it is the only one. */
export function useCurrentGuild(guilds: readonly GuildCard[] | undefined): GuildCard | null {
  const { pathname } = useLocation();
  const openId = GUILD_PATH.exec(pathname)?.[1];
  const open = guilds?.find(({ id }) => id === openId);
  if (open !== undefined) return open;
  const edited = (guilds ?? []).filter(({ manageable, invited }) => manageable && invited);
  return (edited.length === 1 && edited[0]) || null;
}
