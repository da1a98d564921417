import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import { appealFeature } from './appeal/appeal.feature.ts';
import { reviewRoutes } from './appeal/review-routes.ts';
import { appealRoutes } from './appeal/routes.ts';
import { automodRoutes } from './automod/routes.ts';
import { balanceResetRoutes } from './balance-reset/routes.ts';
import { badgesRoutes } from './badges/routes.ts';
import { giftRoutes } from './boost/gift-routes.ts';
import { guildBoostRoutes } from './boost/guild-boost-routes.ts';
import { paymentsRoutes } from './boost/payments-routes.ts';
import { remindOfEnd } from './boost/remind-of-end.act.ts';
import { placementRoutes } from './boost/placement-routes.ts';
import { colorFeature } from './color/color.feature.ts';
import { commandsFeature } from './commands/commands.feature.ts';
import { listCommands } from './commands/list-commands.ts';
import { commandsRoutes } from './commands/routes.ts';
import { jobsRoutes } from './custom-jobs/routes.ts';
import { embedFeature } from './embed/embed.feature.ts';
import { emojiFeature } from './emoji/emoji.feature.ts';
import type { Feature } from './feature.ts';
import { generalFeature } from './general/general.feature.ts';
import { greetingsRoutes } from './greetings/routes.ts';
import { keepBotGuilds } from './guilds/keep-bot-guilds.listener.ts';
import { guildsRoutes } from './guilds/routes.ts';
import { helpFeature } from './help/help.feature.ts';
import { historyRoutes } from './history/routes.ts';
import { infoFeature } from './info/info.feature.ts';
import { inviteFeature } from './invite/invite.feature.ts';
import { leaderboardFeature } from './leaderboard/leaderboard.feature.ts';
import { rememberMembers } from './leaderboard/remember-members.listener.ts';
import { publicLeaderboardRoutes } from './leaderboard/public-routes.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import { balancesRoutes } from './ledger/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { itemsRoutes } from './items/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { pingFeature } from './ping/ping.feature.ts';
import { pollFeature } from './poll/poll.feature.ts';
import { profileFeature } from './profile/profile.feature.ts';
import { remindersFeature } from './reminders/reminders.feature.ts';
import { sayFeature } from './say/say.feature.ts';
import { serverFeature } from './server/server.feature.ts';
import { settingsRoutes } from './settings/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { templatesRoutes } from './templates/routes.ts';
import { transferRoutes } from './transfer/routes.ts';
import { timestampFeature } from './timestamp/timestamp.feature.ts';
import { createStatsHistory } from './stats/stats-history.ts';

/** What brings commands, in the order they are shown. */
function createCommandFeatures(services: Services): Feature[] {
  const { settings, polls, reminders } = services;
  return [
    helpFeature,
    pingFeature,
    infoFeature,
    inviteFeature,
    generalFeature(settings),
    leaderboardFeature(services),
    profileFeature,
    serverFeature,
    emojiFeature,
    pollFeature(polls),
    remindersFeature(reminders),
    embedFeature,
    sayFeature,
    colorFeature,
    timestampFeature,
  ];
}

/** Every feature of the product, and what each mounts on the site and on the bot. */
export function createFeatures(services: Services, config: Config): Feature[] {
  const commandFeatures = createCommandFeatures(services);
  return [
    ...commandFeatures,
    { ...commandsFeature, routes: commandsRoutes(listCommands(commandFeatures), services.settings) },
    { routes: sessionRoutes(services.sessions) },
    { routes: badgesRoutes(config.badges, services.subscriptions) },
    { routes: guildsRoutes(services.guilds), listeners: keepBotGuilds(services.botGuilds) },
    { routes: statsRoutes(services.stats, createStatsHistory(services.database.db)) },
    { routes: settingsRoutes(services.settings) },
    { routes: transferRoutes(services.transfer) },
    { routes: itemsRoutes(services) },
    { routes: jobsRoutes(services.settings) },
    { routes: overviewRoutes(services) },
    { routes: historyRoutes(services.history, services.rights) },
    { routes: automodRoutes(services.settings) },
    { routes: moderationRoutes(services.punishmentTests) },
    { routes: greetingsRoutes(services.greetingTests) },
    { routes: leaderboardRoutes(services), listeners: rememberMembers(services.memberNames) },
    { routes: publicLeaderboardRoutes(services) },
    { routes: balancesRoutes(services) },
    { routes: balanceResetRoutes(services) },
    { routes: placementRoutes(services) },
    { routes: guildBoostRoutes(services) },
    { routes: paymentsRoutes({ ...services, webhookNetworks: config.payments?.webhookNetworks ?? null }) },
    { routes: giftRoutes(services), acts: [remindOfEnd(services.database.db)] },
    { routes: templatesRoutes(services.guilds) },
    { routes: appealRoutes(services.appeals), ...appealFeature(services.appeals, config.appeals) },
    { routes: reviewRoutes(services.appeals, config.appeals) },
  ];
}
