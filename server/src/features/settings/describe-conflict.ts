import { AppError } from '../../errors/app-error.ts';
import type { GuildDirectory } from '../directory/index.ts';
import type { DescribeConflict } from './based-change.ts';
import type { SettingsStore } from './settings-store.ts';

/** Says what was saved instead, and by whom, so that the page can let the person choose. */
export function describeConflictWith(store: SettingsStore, directory: GuildDirectory): DescribeConflict {
  return async (target, value) => {
    const saved = await store.version(target);
    const message = 'Somebody else saved these settings since you opened them';
    if (saved === undefined) return new AppError('conflict', message);

    const { guildId, section, version } = target;
    const username = await directory.nameOf(guildId, saved.savedBy);
    const conflict = {
      section,
      version,
      value,
      savedBy: { id: saved.savedBy, username },
      savedAt: saved.savedAt.toISOString(),
    };
    return new AppError('conflict', message, { conflict });
  };
}
