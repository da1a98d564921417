import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { jobsRoutes } from './routes.ts';

export { JOB_TEXTS } from './entry-texts.ts';

/** The jobs a guild makes up itself. */
export const customJobsFeature = defineFeature({
  name: 'custom-jobs',
  open: ({ settings }: { settings: SettingsService }) => ({ routes: [jobsRoutes(settings)] }),
});
