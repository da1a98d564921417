import type { SettingsCache } from '../../bot/settings-cache.ts';
import { defineFeature } from '../feature.ts';
import type { GuildsService } from '../guilds/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { exampleRoutes } from './example-routes.ts';
import { itemsRoutes } from './routes.ts';

export { ITEM_TEXTS } from './entry-texts.ts';

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
