import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { setupRoutes } from './routes.ts';
import { createSetupService } from './setup-service.ts';

interface Needs {
  settings: SettingsService;
}

/** A new server set up by five answers. */
export const setupFeature = defineFeature({
  name: 'setup',
  open: ({ settings }: Needs) => ({ routes: [setupRoutes(createSetupService(settings))] }),
});
