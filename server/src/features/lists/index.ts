import type { SettingsCache } from '../../bot/settings-cache.ts';
import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { listsRoutes } from './routes.ts';

interface Needs {
  settings: SettingsService;
  settingsCache: SettingsCache;
}

/** What is done to several items or jobs at once, and the order they stand in. */
export const listsFeature = defineFeature({
  name: 'lists',
  open: (needs: Needs) => ({ routes: [listsRoutes(needs)] }),
});
