import type { Bus } from '../../bus/bus.ts';
import type { SectionName } from './sections.ts';
import type { SectionSave, SettingsStore } from './settings-store.ts';

export interface SettingsService {
  /** Stores a section, keeps its history and tells every process. When this resolves, the save is durable. */
  save<Name extends SectionName>(save: SectionSave<Name>): Promise<void>;
}

/** The one write path of all settings. */
export function createSettingsService(store: SettingsStore, bus: Bus): SettingsService {
  return {
    async save(save) {
      await store.save(save);
      await bus.publish('settings', save.guildId);
    },
  };
}
