import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { jobsRoutes } from './routes.ts';

export { JOB_TEXTS } from './entry-texts.ts';

/** Jobs that a guild defines itself. */
export const customJobsFeature = defineFeature({
  name: 'custom-jobs',
  open: ({ settings }: { settings: SettingsService }) => ({ routes: [jobsRoutes(settings)] }),
});
