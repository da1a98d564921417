import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { logsRoutes } from './routes.ts';

/** The settings of the logs. */
export const logsFeature = defineFeature({
  name: 'logs',
  open: ({ settings }: { settings: SettingsService }) => ({ routes: [logsRoutes(settings)] }),
});
