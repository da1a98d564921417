import { defineFeature } from '../../feature.ts';
import type { GuildsService } from '../guilds/guilds-service.ts';
import { templatesRoutes } from './routes.ts';

/** Checks templates, and provides template values of guilds and members. */
export const templatesFeature = defineFeature({
  name: 'templates',
  open: ({ guilds }: { guilds: GuildsService }) => ({ routes: [templatesRoutes(guilds)] }),
});
