import { CHANGES_SHOWN, type PastSection } from '@perigee/core/setup/history/endpoints';
import { isSame } from '@perigee/core/base/sections/is-same';
import { type SectionName, SECTIONS, sectionNameSchema } from '@perigee/core/community/settings/sections';
import * as z from 'zod/mini';
import { AppError } from '../../../errors/app-error.ts';
import { type ChangeAuthor, type HistoryStore, parseSection, type SettingsService } from '../../community/index.ts';
import { changesBetween } from './changes-between.ts';

/** A section to restore, and its version when the person loaded it. */
interface SectionToRestore {
  section: SectionName;
  versionNow: number;
}

export interface TimeMachine {
  /** The sections that differed at that moment, and why one could not be restored. */
  look(author: ChangeAuthor, moment: Date): Promise<PastSection[]>;
  /**
   * Restores these sections to that moment, all or none, and returns their new versions.
   * @throws AppError `conflict` where a section was saved since the person loaded it; `invalid`, `unauthorized` as
   * for any save.
   */
  restore(
    author: ChangeAuthor,
    moment: Date,
    requested: readonly SectionToRestore[],
  ): Promise<{ section: SectionName; version: number }[]>;
}

/** Restores all settings to a moment. */
export function createTimeMachine(store: HistoryStore, settings: SettingsService): TimeMachine {
  /** Sections at that moment. Values that today's schema rejects cannot be restored, so they are left out. */
  const pastOf = async (guildId: string, moment: Date) => {
    const rows = await store.at(guildId, moment);
    return rows.flatMap(({ section: stored, version, versionNow, value }) => {
      const section = z.safeParse(sectionNameSchema, stored).data;
      if (section === undefined) return [];
      const past: unknown = version === null ? SECTIONS[section].initial : parseSection(section, value);
      return past === undefined ? [] : [{ section, version: version ?? 0, versionNow, value: past }];
    });
  };

  return {
    async look(author, moment) {
      const past = await pastOf(author.guildId, moment);
      const changed = past.filter(({ version, versionNow }) => version !== versionNow);
      const previews = await settings.preview(author, new Map(changed.map(({ section, value }) => [section, value])));
      return changed.flatMap(({ section, version, versionNow }) => {
        const preview = previews.find((one) => one.section === section);
        if (preview === undefined || isSame(preview.before, preview.after)) return [];
        const changes = changesBetween(section, preview.before, preview.after);
        const { issues } = preview;
        const shown = changes.slice(0, CHANGES_SHOWN);
        return [{ section, version, versionNow, changes: shown, changeCount: changes.length, issues }];
      });
    },

    async restore(author, moment, requested) {
      const past = new Map((await pastOf(author.guildId, moment)).map(({ section, value }) => [section, value]));
      const bases = new Map(requested.map(({ section, versionNow }) => [section, versionNow]));
      const chosen = [...bases].map(([section, baseVersion]) => {
        if (!past.has(section)) throw new AppError('notFound', 'There is nothing to restore');
        return { section, value: past.get(section), baseVersion };
      });
      const saved = await settings.saveAllOn(author, chosen);
      return saved.map(({ section, version }) => ({ section, version }));
    },
  };
}
