import { nullIfNotFound } from '../../../errors/null-if-not-found.ts';
import type { GuildDirectory } from './guild-directory.ts';

/** The name of a server; null if the bot is no longer in it. */
export async function findGuildName(directory: Pick<GuildDirectory, 'get'>, guildId: string): Promise<string | null> {
  return (await nullIfNotFound(directory.get(guildId)))?.name ?? null;
}
