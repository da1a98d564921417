import { defineFeature } from '../../feature.ts';
import type { GuildRights, SettingsService } from '../../community/index.ts';
import { setupRoutes } from './routes.ts';
import { createSetupService } from './setup-service.ts';
import { undoChangeWith } from './undo-change.ts';

interface Needs {
  settings: SettingsService;
  rights: GuildRights;
}

/** Sets up a new guild from five answers, and undoes a change of several sections as a whole. */
export const setupFeature = defineFeature({
  name: 'setup',
  open: (needs: Needs) => ({
    routes: [setupRoutes({ setup: createSetupService(needs.settings), undoChange: undoChangeWith(needs) })],
  }),
});
