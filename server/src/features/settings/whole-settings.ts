import type { SectionName } from '@perigee/core/settings/sections';
import type { Bus } from '../../bus/bus.ts';
import { readSection } from './assemble-settings.ts';
import type { Author, PrepareCheck } from './prepare-check.ts';
import type { SettingsStore } from './settings-store.ts';
import { previewOf, type SectionPreview, stageUnread } from './stage-section.ts';

/** Values as they came, by section. */
export type SectionMap = ReadonlyMap<SectionName, unknown>;

/** Several sections at once, as a file brings them. */
export interface WholeSettings {
  /** What the sections hold now. */
  stored(guildId: string, sections: readonly SectionName[]): Promise<SectionMap>;
  /**
   * Saves all of them or none. Values are read by their schemas first. Sections that are among those read before are
   * stored over these only.
   * @throws AppError `invalid` for the first that is refused; SavedMeanwhile.
   */
  saveAll(author: Author, values: SectionMap, readBefore?: SectionMap): Promise<void>;
  /** What `saveAll` would do, section by section, and why it would be refused. */
  preview(author: Author, values: SectionMap): Promise<SectionPreview[]>;
}

export interface WriteDependencies {
  store: SettingsStore;
  bus: Bus;
  prepareCheck: PrepareCheck;
}

export function createWholeSettings({ store, bus, prepareCheck }: WriteDependencies): WholeSettings {
  return {
    async stored(guildId, sections) {
      const stored = await store.list(guildId);
      return new Map(sections.map((name) => [name, readSection(name, stored.get(name)?.value)]));
    },

    async saveAll(author, values, readBefore = new Map()) {
      const check = await prepareCheck(author);
      const staged = [...values].map(([section, value]) =>
        stageUnread(section, { value, check, readBefore: readBefore.get(section) }),
      );
      await store.writeAll(author, staged);
      await bus.publish('settings', author.guildId);
    },

    async preview(author, values) {
      const [check, stored] = await Promise.all([prepareCheck(author), store.list(author.guildId)]);
      return [...values].map(([section, value]) => previewOf(section, value, { check, stored }));
    },
  };
}
