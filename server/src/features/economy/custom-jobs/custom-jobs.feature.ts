import { defineFeature } from '../../feature.ts';
import type { SettingsService } from '../../community/index.ts';
import { customJobsRoutes } from './routes.ts';

/** Jobs that a guild defines itself. */
export const customJobsFeature = defineFeature({
  name: 'custom-jobs',
  open: ({ settings }: { settings: SettingsService }) => ({ routes: [customJobsRoutes(settings)] }),
});
