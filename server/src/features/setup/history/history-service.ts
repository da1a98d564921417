import { CHANGES_SHOWN, HISTORY_PAGE, type HistoryEntry } from '@perigee/core/setup/history/endpoints';
import { revertChange } from '@perigee/core/community/settings/revert-change';
import {
  type SectionName,
  SECTIONS,
  type SectionValues,
  sectionNameSchema,
} from '@perigee/core/community/settings/sections';
import * as z from 'zod/mini';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import {
  type GuildDirectory,
  type HistoryFilter,
  type HistoryRow,
  type HistoryStore,
  parseSection,
  type Saved,
  type SettingsService,
  WHOLE,
} from '../../community/index.ts';
import { changesBetween } from './changes-between.ts';

interface Restoration<Name extends SectionName> {
  guildId: string;
  section: Name;
  version: number;
  /** The person the save is attributed to, here and on the platform. */
  caller: Caller;
}

export interface HistoryService {
  list(filter: HistoryFilter): Promise<{ entries: HistoryEntry[]; next: string | null }>;
  /**
   * Saves an earlier version again, with all checks and hooks of a save: a role it names may be gone by now.
   * @throws AppError `notFound` for a version that does not exist, `invalid` for one that is no longer allowed,
   * `unauthorized` when the platform refuses the caller.
   */
  restore<Name extends SectionName>(restoration: Restoration<Name>): Promise<Saved<Name>>;
  /**
   * Reverts what that version changed and keeps later changes.
   * @throws AppError as `restore`, and `conflict` where the same was changed since.
   */
  undo<Name extends SectionName>(restoration: Restoration<Name>): Promise<Saved<Name>>;
}

interface HistoryDependencies {
  store: HistoryStore;
  settings: SettingsService;
  directory: GuildDirectory;
}

/** The settings history, and restoring versions. */
export function createHistoryService({ store, settings, directory }: HistoryDependencies): HistoryService {
  const versionOf = async <Name extends SectionName>(guildId: string, section: Name, version: number) => {
    if (version === 0) return SECTIONS[section].initial;
    const stored = await settings.versionOf(guildId, section, version);
    if (stored === undefined) throw new AppError('notFound', 'There is no such version');
    return stored;
  };

  return {
    async list(filter) {
      // One extra row shows whether there is a next page.
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

    async restore({ guildId, section, version, caller }) {
      const stored = await versionOf(guildId, section, version);
      return settings.save({ guildId, section, value: stored, savedBy: caller.userId, caller });
    },

    async undo({ guildId, section, version, caller }) {
      const after = await versionOf(guildId, section, version);
      const before = await versionOf(guildId, section, version - 1);
      const author = { guildId, savedBy: caller.userId, caller };
      return settings.change(author, {
        section,
        slice: WHOLE,
        next: (current) => revertedValue(section, { before, after, current }),
      });
    },
  };
}

interface Change<Name extends SectionName> {
  before: SectionValues[Name];
  after: SectionValues[Name];
  current: SectionValues[Name];
}

function revertedValue<Name extends SectionName>(section: Name, change: Change<Name>) {
  const reverted = revertChange(SECTIONS[section].schema, change);
  // Two changes can each be valid, yet leave an invalid section once the earlier one is reverted.
  const value = reverted === null ? undefined : parseSection(section, reverted.value);
  if (value === undefined) throw new AppError('conflict', 'This has been changed since, so it cannot be undone');
  return value;
}

/** Empty for a section this version of the product does not know. */
function describe(row: HistoryRow, names: ReadonlyMap<string, string | null>): HistoryEntry[] {
  const section = z.safeParse(sectionNameSchema, row.section);
  if (!section.success) return [];
  const changes = changesBetween(section.data, row.previous ?? SECTIONS[section.data].initial, row.value);
  return [
    {
      id: row.id,
      section: section.data,
      version: row.version,
      saves: row.version - (row.versionBefore ?? 0),
      isCurrent: row.isCurrent,
      savedBy: { id: row.savedBy, username: names.get(row.savedBy) ?? null },
      savedAt: row.savedAt.toISOString(),
      change: row.change,
      changes: changes.slice(0, CHANGES_SHOWN),
      changeCount: changes.length,
    },
  ];
}
