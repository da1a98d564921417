import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { defineFeature } from '../../feature.ts';
import type { SettingsService } from '../../community/index.ts';
import { listsRoutes } from './routes.ts';

interface Needs {
  settings: SettingsService;
  settingsCache: SettingsCache;
}

/** Bulk changes to items or jobs, and their order. */
export const listsFeature = defineFeature({
  name: 'lists',
  open: (needs: Needs) => ({ routes: [listsRoutes(needs)] }),
});
