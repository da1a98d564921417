import { DEFAULT_GAMES, type GamesSettings } from '@perigee/core/games/section';
import type { GuildSettings } from '@perigee/core/guilds/schema';

/** Which games a server plays, and how much of them. */
export function gamesOf(_settings: GuildSettings): GamesSettings {
  return DEFAULT_GAMES;
}
