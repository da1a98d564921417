import { defineFeature } from '../feature.ts';
import type { GuildsService } from '../guilds/index.ts';
import { templatesRoutes } from './routes.ts';

export { guildNames } from './guild-names.ts';
export { type DescribedGuild, guildValues } from './guild-values.ts';
export { type DescribedMember, memberValues } from './member-values.ts';

/** Checks templates, and provides template values of guilds and members. */
export const templatesFeature = defineFeature({
  name: 'templates',
  open: ({ guilds }: { guilds: GuildsService }) => ({ routes: [templatesRoutes(guilds)] }),
});
