import type { API } from '@discordjs/core/http-only';
import { TEST_THROTTLE_MS } from '@perigee/core/settings/test-throttle';
import { loginRedirect } from '@perigee/core/site/platform-links';
import type { Logger } from 'pino';
import type { SettingsCache } from './bot/settings-cache.ts';
import type { Config } from './config/config.ts';
import { createOAuth } from './discord/oauth.ts';
import type { PlatformConfig } from './discord/platform.ts';
import { createRest } from './discord/rest.ts';
import { createUserApi } from './discord/user-api.ts';
import { commandsSectionHooks } from './features/commands/section-hooks.ts';
import { type Appeals, openAppeals } from './features/appeal/open-appeals.ts';
import { type BotGuildsStore, createBotGuildsStore } from './features/guilds/bot-guilds-store.ts';
import { createGreetingTests, type GreetingTests } from './features/greetings/greeting-tests.ts';
import { createGuildDirectory, type GuildDirectory } from './features/guilds/guild-directory.ts';
import { createGuildsService, type GuildsService } from './features/guilds/guilds-service.ts';
import { createGuildRights, type GuildRights } from './features/guilds/guild-rights.ts';
import { createUserGuilds } from './features/guilds/user-guilds.ts';
import { createHistoryService, type HistoryService } from './features/history/history-service.ts';
import { createHistoryStore } from './features/history/history-store.ts';
import { createPunishmentTests, type PunishmentTests } from './features/moderation/punishment-tests.ts';
import { createTransferService, type TransferService } from './features/transfer/transfer-service.ts';
import { createPollStore, type PollStore } from './features/poll/poll-store.ts';
import { createReminderStore, type ReminderStore } from './features/reminders/reminder-store.ts';
import { createSessionService, type SessionService } from './features/session/session-service.ts';
import { type Boosts, openBoosts } from './features/boost/open-boost.ts';
import { openSales, type Sales } from './features/boost/open-sales.ts';
import { type Leaderboards, openLeaderboards } from './features/leaderboard/open-leaderboard.ts';
import { openSettings } from './features/settings/open-settings.ts';
import type { SettingsService } from './features/settings/settings-service.ts';
import { createStatsService, type StatsService } from './features/stats/stats-service.ts';
import { createStatsStore, type StatsStore } from './features/stats/stats-store.ts';
import { type Foundation, openFoundation } from './foundation.ts';
import { createThrottle, type Throttle } from './throttle/throttle.ts';

/** Everything the features are made of, built once for a process. */
export interface Services extends Foundation, Leaderboards, Boosts, Sales {
  sessions: SessionService;
  rights: GuildRights;
  guilds: GuildsService;
  botGuilds: BotGuildsStore;
  directory: GuildDirectory;
  settings: SettingsService;
  settingsCache: SettingsCache;
  history: HistoryService;
  transfer: TransferService;
  reminders: ReminderStore;
  polls: PollStore;
  stats: StatsService;
  statsStore: StatsStore;
  greetingTests: GreetingTests;
  punishmentTests: PunishmentTests;
  appeals: Appeals;
  /** For the calls below `tests/`, by kind of test, guild and person. */
  testThrottle: Throttle;
}

/** A person waits for what the site asks of the platform, so it fails sooner than the bot's own calls, in milliseconds. */
const SITE_TIMEOUT_MS = 5_000;

/** The longest pause the platform may ask for that a person is made to wait; after it they are asked to come again. */
const PATIENCE_MS = 1_500;

function openSiteApi(platform: PlatformConfig): { api: API; close: () => void } {
  const { rest, api } = createRest(platform, {
    timeout: SITE_TIMEOUT_MS,
    retries: 0,
    rejectOnRateLimit: ({ timeToReset }) => timeToReset > PATIENCE_MS,
  });
  return {
    api,
    close: () => {
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    },
  };
}

/** Opens database and bus and builds the services on them. @throws StartupError when one can not be opened. */
export async function openServices(config: Config, platform: PlatformConfig, log: Logger): Promise<Services> {
  const foundation = await openFoundation(config, log);
  const { database, bus, events, redis } = foundation;

  const userApi = createUserApi(platform);
  const { api, close: closeApi } = openSiteApi(platform);
  const userGuilds = createUserGuilds(userApi, bus);
  const botGuilds = createBotGuildsStore(database.db);
  const statsStore = createStatsStore(database.db);
  const directory = createGuildDirectory(api, bus);
  const testThrottle = createThrottle(redis, TEST_THROTTLE_MS);

  const { stop: stopBoosts, ...boosts } = openBoosts({ db: database.db, events, given: config.boostedGuilds, log });
  const opened = { db: database.db, bus, events, directory, boost: boosts.boost, log };
  const hooks = commandsSectionHooks({ directory, userApi, api, clientId: platform.clientId });
  const { settings, settingsCache } = openSettings({ ...opened, hooks });
  const known = { directory, settings: settingsCache };
  const testing = { api, throttle: testThrottle, cdnUrl: config.addresses.cdnUrl, ...known };

  const { stop: stopBoards, ...leaderboards } = openLeaderboards(database.db, directory, log);
  const { stop: stopSales, ...sales } = openSales({ config, db: database.db, log, ...boosts });

  return {
    ...foundation,
    ...leaderboards,
    ...boosts,
    ...sales,
    botGuilds,
    settingsCache,
    statsStore,
    sessions: createSessionService({ userApi, oauth: createOAuth(platform), bus, redirects: [loginRedirect(config)] }),
    guilds: createGuildsService({ userGuilds, botGuilds, settingsService: settings, ...known }),
    rights: createGuildRights({ userGuilds, ...known }),
    directory,
    settings,
    history: createHistoryService({ store: createHistoryStore(database.db), settings, directory }),
    transfer: createTransferService({ settings, directory }),
    reminders: createReminderStore(database.db),
    polls: createPollStore(database.db),
    stats: createStatsService(statsStore, database.ping),
    greetingTests: createGreetingTests(testing),
    punishmentTests: createPunishmentTests(testing),
    appeals: openAppeals({ config: config.appeals, api, db: database.db, redis, directory, log }),
    testThrottle,
    async close() {
      await Promise.all([stopBoards(), stopBoosts(), stopSales()]);
      closeApi();
      await foundation.close();
    },
  };
}
