import type { GuildDirectory, GuildRights, HistoryStore, SettingsService } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import { createHistoryService } from './history-service.ts';
import { historyRoutes } from './routes.ts';
import { createTimeMachine } from './time-machine.ts';

interface Needs {
  settings: SettingsService;
  settingsHistory: HistoryStore;
  directory: GuildDirectory;
  rights: GuildRights;
}

/** A guild's settings over time, and restoring earlier versions. */
export const historyFeature = defineFeature({
  name: 'history',
  open: ({ settings, settingsHistory: store, directory, rights }: Needs) => {
    const history = createHistoryService({ store, settings, directory });
    const timeMachine = createTimeMachine(store, settings);
    return { services: { history }, routes: [historyRoutes({ history, timeMachine, rights })] };
  },
});
