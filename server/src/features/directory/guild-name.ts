import { AppError } from '../../errors/app-error.ts';
import type { GuildDirectory } from './guild-directory.ts';

/** The name of a server; null if the bot is no longer in it. */
export async function findGuildName(directory: Pick<GuildDirectory, 'get'>, guildId: string): Promise<string | null> {
  try {
    return (await directory.get(guildId)).name;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  }
}
