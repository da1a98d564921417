import { isSame } from '@perigee/core/base/sections/is-same';
import type { SectionName } from '@perigee/core/community/settings/sections';
import { AppError } from '../../../errors/app-error.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import { readSection } from './read-section.ts';
import type { SectionChange, StaleBase } from './section-change.ts';
import type { SavedVersion, SettingsStore } from './settings-store.ts';

/**
 * Rebases the stale change onto the stored version, if nobody changed its part since its base. The history is read only
 * in this case, so saves without a concurrent one cost nothing extra.
 * @throws AppError `conflict` if somebody did, with what they saved, so that the page can let the person choose.
 */
export type RebaseChange = <Name extends SectionName>(
  guildId: string,
  changes: readonly SectionChange<Name>[],
  stale: StaleBase,
) => Promise<SectionChange<Name>[]>;

/** Creates the function that rebases changes onto settings that were saved meanwhile. */
export function rebaseChangeWith(
  store: Pick<SettingsStore, 'version'>,
  directory: Pick<GuildDirectory, 'nameOf'>,
): RebaseChange {
  return async (guildId, changes, { change, version }) => {
    const { section, slice: part, baseVersion = 0 } = change;
    const [base, current] = await Promise.all([
      store.version({ guildId, section, version: baseVersion }),
      store.version({ guildId, section, version }),
    ]);
    const partIn = (saved: SavedVersion | undefined) => part.of(readSection(section, saved?.value));
    const value = partIn(current);
    if (isSame(partIn(base), value)) {
      return changes.map((other) => (other.section === section ? { ...other, baseVersion: version } : other));
    }

    const message = 'Somebody else saved these settings since you opened them';
    if (current === undefined) throw new AppError('conflict', message);
    const username = await directory.nameOf(guildId, current.savedBy);
    const conflict = {
      section,
      version,
      value: value ?? null,
      savedBy: { id: current.savedBy, username },
      savedAt: current.savedAt.toISOString(),
    };
    throw new AppError('conflict', message, { conflict });
  };
}
