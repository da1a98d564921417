import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { defineFeature } from '../../feature.ts';
import type { GuildsService, SettingsService } from '../../community/index.ts';
import { exampleRoutes } from './example-routes.ts';
import { itemsRoutes } from './routes.ts';

interface Needs {
  settings: SettingsService;
  settingsCache: SettingsCache;
  guilds: GuildsService;
}

/** The items a guild defines itself. */
export const itemsFeature = defineFeature({
  name: 'items',
  open: (needs: Needs) => ({ routes: [itemsRoutes(needs), exampleRoutes(needs)] }),
});
