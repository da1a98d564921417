import { CHANGES_SHOWN, HISTORY_PAGE, type HistoryEntry } from '@perigee/core/history/endpoints';
import { differences } from '@perigee/core/settings/differences';
import { type SectionName, SECTIONS, sectionNameSchema } from '@perigee/core/settings/sections';
import * as z from 'zod/mini';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { GuildDirectory } from '../directory/index.ts';
import type { SettingsService } from '../settings/index.ts';
import type { Saved } from '../settings/index.ts';
import type { HistoryFilter, HistoryRow, HistoryStore } from './history-store.ts';

interface Restoration {
  guildId: string;
  section: SectionName;
  version: number;
  /** In whose name it is saved, here and on the platform. */
  caller: Caller;
}

export interface HistoryService {
  list(filter: HistoryFilter): Promise<{ entries: HistoryEntry[]; next: string | null }>;
  /**
   * Saves an earlier version anew, with all checks and hooks of a save: a role it names may be gone by now.
   * @throws AppError `notFound` for a version that never was, `invalid` for one that is not allowed any more,
   * `unauthorized` when the platform does not let the caller.
   */
  restore(restoration: Restoration): Promise<Saved<SectionName>>;
}

interface HistoryDependencies {
  store: HistoryStore;
  settings: SettingsService;
  directory: GuildDirectory;
}

export function createHistoryService({ store, settings, directory }: HistoryDependencies): HistoryService {
  return {
    async list(filter) {
      // One more than shown says whether there is a next page.
      const rows = await store.list(filter, HISTORY_PAGE + 1);
      const shown = rows.slice(0, HISTORY_PAGE);
      const names = new Map<string, string | null>();
      for (const id of new Set(shown.map(({ savedBy }) => savedBy))) {
        names.set(id, await directory.nameOf(filter.guildId, id));
      }
      return {
        entries: shown.flatMap((row) => describe(row, names)),
        next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    async restore(restoration) {
      const { guildId, section, version, caller } = restoration;
      const stored = await settings.versionOf(guildId, section, version);
      if (stored === undefined) throw new AppError('notFound', 'There is no such version');
      return settings.save({ guildId, section, value: stored, savedBy: caller.userId, caller });
    },
  };
}

/** Nothing for a section this version of the product does not know. */
function describe(row: HistoryRow, names: ReadonlyMap<string, string | null>): HistoryEntry[] {
  const section = z.safeParse(sectionNameSchema, row.section);
  if (!section.success) return [];
  const changes = differences(row.previous ?? SECTIONS[section.data].initial, row.value);
  return [
    {
      id: row.id,
      section: section.data,
      version: row.version,
      isCurrent: row.isCurrent,
      savedBy: { id: row.savedBy, username: names.get(row.savedBy) ?? null },
      savedAt: row.savedAt.toISOString(),
      changes: changes.slice(0, CHANGES_SHOWN),
      changeCount: changes.length,
    },
  ];
}
