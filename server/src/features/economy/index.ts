import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { economyRoutes } from './routes.ts';

/** The settings of the economy. */
export const economyFeature = defineFeature({
  name: 'economy',
  open: ({ settings }: { settings: SettingsService }) => ({ routes: [economyRoutes(settings)] }),
});
