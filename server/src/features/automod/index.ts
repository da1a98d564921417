import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { automodRoutes } from './routes.ts';

/** The settings of automoderation. */
export const automodFeature = defineFeature({
  name: 'automod',
  open: ({ settings }: { settings: SettingsService }) => ({ routes: [automodRoutes(settings)] }),
});
