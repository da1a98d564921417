import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import type { GuildRights } from '../guilds/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { createHistoryService } from './history-service.ts';
import { createHistoryStore } from './history-store.ts';
import { historyRoutes } from './routes.ts';
import { createTimeMachine } from './time-machine.ts';

interface Needs extends Pick<Frame, 'database'> {
  settings: SettingsService;
  directory: GuildDirectory;
  rights: GuildRights;
}

/** A guild's settings over time, and restoring earlier versions. */
export const historyFeature = defineFeature({
  name: 'history',
  open: ({ database, settings, directory, rights }: Needs) => {
    const store = createHistoryStore(database.db);
    const history = createHistoryService({ store, settings, directory });
    const timeMachine = createTimeMachine(store, settings);
    return { services: { history }, routes: [historyRoutes({ history, timeMachine, rights })] };
  },
});
