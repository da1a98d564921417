import { LOG_READING_TABS, readsLogs } from '@perigee/core/logs/access';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { GuildRights, UserGuilds } from '../../community/index.ts';

interface ReaderDeps {
  rights: Pick<GuildRights, 'isEditor'>;
  userGuilds: Pick<UserGuilds, 'get'>;
  settings: Pick<SettingsCache, 'get'>;
}

/**
 * Lets those through who may read the log of a guild.
 * @throws AppError `forbidden`, or `notFound` for a guild the person is not in.
 */
export function requireLogReader({ rights, userGuilds, settings }: ReaderDeps) {
  return async (caller: Caller, guildId: string): Promise<void> => {
    for (const tab of LOG_READING_TABS) if (await rights.isEditor(caller, guildId, tab)) return;
    const [{ permissions }, { moderatorsReadLogs }] = await Promise.all([
      userGuilds.get(caller, guildId),
      settings.get(guildId),
    ]);
    if (!readsLogs({ tabs: [], permissions }, moderatorsReadLogs))
      throw new AppError('forbidden', 'You cannot read the log of this server');
  };
}
