import type { BotFeature } from '../bot/feature.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import { badgesRoutes } from './badges/routes.ts';
import { boostRoutes } from './boost/routes.ts';
import { commandsFeature } from './commands/commands.feature.ts';
import { listCommands } from './commands/list-commands.ts';
import { commandsRoutes } from './commands/routes.ts';
import type { Feature } from './feature.ts';
import { generalRoutes } from './general/routes.ts';
import { keepBotGuilds } from './guilds/keep-bot-guilds.listener.ts';
import { guildsRoutes } from './guilds/routes.ts';
import { helpFeature } from './help/help.feature.ts';
import { infoFeature } from './info/info.feature.ts';
import { inviteFeature } from './invite/invite.feature.ts';
import { pingFeature } from './ping/ping.feature.ts';
import { sessionRoutes } from './session/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { createStatsHistory } from './stats/stats-history.ts';

/** Features that are bot commands and nothing else. */
const COMMAND_FEATURES: readonly BotFeature[] = [helpFeature, pingFeature, infoFeature, inviteFeature];

/** Every feature of the product, and what each mounts on the site and on the bot. */
export function createFeatures(services: Services, config: Config): Feature[] {
  return [
    ...COMMAND_FEATURES,
    { ...commandsFeature, routes: commandsRoutes(listCommands(COMMAND_FEATURES)) },
    { routes: sessionRoutes(services.sessions) },
    { routes: badgesRoutes(config.badges) },
    { routes: guildsRoutes(services.guilds), listeners: keepBotGuilds(services.botGuilds) },
    { routes: generalRoutes(services.settings) },
    { routes: statsRoutes(services.stats, createStatsHistory(services.database.db)) },
    { routes: boostRoutes },
  ];
}
