import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { editorsRoutes } from './routes.ts';

/** Which roles may edit which settings. */
export const editorsFeature = defineFeature({
  name: 'editors',
  open: ({ settings }: { settings: SettingsService }) => ({ routes: [editorsRoutes(settings)] }),
});
