import type { SectionName } from '@perigee/core/settings/sections';
import { AppError } from '../../errors/app-error.ts';
import type { GuildDirectory } from '../guilds/guild-directory.ts';
import type { SettingsStore } from './settings-store.ts';

/** Says what was saved instead, and by whom, so that the page can let the person choose. */
export function describeConflictWith(store: SettingsStore, directory: GuildDirectory) {
  return async (guildId: string, section: SectionName, version: number): Promise<AppError> => {
    const saved = await store.version({ guildId, section, version });
    const message = 'Somebody else saved these settings since you opened them';
    if (saved === undefined) return new AppError('conflict', message);

    const username = await directory.nameOf(guildId, saved.savedBy);
    const conflict = {
      section,
      version,
      value: saved.value,
      savedBy: { id: saved.savedBy, username },
      savedAt: saved.savedAt.toISOString(),
    };
    return new AppError('conflict', message, { conflict });
  };
}
