import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import { badgesRoutes } from './badges/routes.ts';
import type { Feature } from './feature.ts';
import { generalRoutes } from './general/routes.ts';
import { keepBotGuilds } from './guilds/keep-bot-guilds.listener.ts';
import { guildsRoutes } from './guilds/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { statsRoutes } from './stats/routes.ts';

/** Every feature of the product, and what each mounts on the site and on the bot. */
export function createFeatures(services: Services, config: Config): Feature[] {
  return [
    { routes: sessionRoutes(services.sessions) },
    { routes: badgesRoutes(config.badges) },
    { routes: guildsRoutes(services.guilds), listeners: keepBotGuilds(services.botGuilds) },
    { routes: generalRoutes(services.settings) },
    { routes: statsRoutes(services.stats) },
  ];
}
