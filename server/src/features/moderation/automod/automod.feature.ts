import type { Job } from '../../../bot/define-job.ts';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type {
  ChannelReaders,
  GuildDirectory,
  GuildRights,
  MemberNames,
  MessageArchive,
  ThreadParents,
  SettingsService,
  SettingsTrace,
} from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { Punishments } from '../cases/punishments/punishments.ts';
import { seedDemoHits } from './demo/seed-demo-hits.ts';
import { hitJobs } from './log/hit-jobs.ts';
import { hitComponents } from './log/hit-components.ts';
import { createHitStore } from './hits/hit-store.ts';
import { createReadableHits } from './hits/readable-hits.ts';
import { createInviteGuilds } from './messages/invite-guilds.ts';
import { findRecentRuleActions } from './find-recent-action.ts';
import { filterProblems } from './native/filter-problems.ts';
import { followNative } from './native/follow-native.ts';
import { openNative } from './native/open-native.ts';
import { announceRaid } from './raid/announce-raid.job.ts';
import { beginRaid } from './raid/begin-raid.job.ts';
import { endRaid } from './raid/end-raid.job.ts';
import { raidComponents } from './raid/raid-components.ts';
import { createRaidHistory } from './raid/raid-history.ts';
import { createRaidReasons } from './raid/raid-reasons.ts';
import { raidRoutes } from './raid/raid-routes.ts';
import { createRaidStore, type RaidStore } from './raid/raid-store.ts';
import { watchJoins } from './raid/watch-joins.listener.ts';
import { createReactions } from './messages/reactions.ts';
import { replayRoutes } from './replay/replay-routes.ts';
import { automodRoutes } from './site/routes.ts';
import { automodSiteRoutes } from './site/site-routes.ts';
import { createExemptMembers } from './exemptions/exempt-members.ts';
import { exemptionRoutes } from './exemptions/exemption-routes.ts';
import { AUTOMOD_TABLES } from './tables.ts';
import { endTrial } from './trial/end-trial.job.ts';
import { followTrials } from './trial/follow-trials.ts';
import { watchMessages } from './messages/watch-messages.listener.ts';
import { createExceptionOffers } from './false-positives/exception-offers.ts';
import { falsePositiveRoutes } from './false-positives/false-positive-routes.ts';

interface Needs extends Pick<Frame, 'database' | 'api' | 'events' | 'log' | 'bus'> {
  memberNames: MemberNames;
  settingsCache: SettingsCache;
  settings: SettingsService;
  punishments: Punishments;
  directory: GuildDirectory;
  channelReaders: ChannelReaders;
  messageArchive: MessageArchive;
  threadParents: ThreadParents;
  rights: GuildRights;
  settingsTrace: SettingsTrace;
}

/** Rules about messages and joins, and what follows when one is broken. */
export const automodFeature = defineFeature({
  name: 'automod',
  tables: AUTOMOD_TABLES,
  open: (needs: Needs) => {
    const { settings, settingsCache, punishments, database, api, events, log, bus } = needs;
    const { directory, channelReaders, memberNames, messageArchive, threadParents, rights } = needs;
    const hits = createHitStore(database.db, events);
    const readableHits = createReadableHits({ hits, readers: channelReaders });
    const exemptMembers = createExemptMembers(database.db, bus);
    const askForInvites = createInviteGuilds();
    const inviteGuilds = askForInvites(api);
    const offers = createExceptionOffers({ api, directory, settings: settingsCache, inviteGuilds });
    const undoing = { hits, punishments };
    const raids = createRaidStore(database.db, events);
    const raidHistory = createRaidHistory(database.db);
    const joins = watchJoins(raids, punishments);
    const reactions = createReactions(punishments, hits);
    const messages = watchMessages({ reactions, exemptMembers, parents: threadParents, askForInvites });
    const native = openNative({ db: database.db, log, reactions, exemptMembers });
    return {
      caches: { spared: exemptMembers },
      acted: findRecentRuleActions(database.db, channelReaders),
      problems: async ({ guildId }) => filterProblems(await native.filters.states(guildId)),
      routes: [
        automodRoutes(settings),
        automodSiteRoutes({ hits: readableHits, raidHistory, settings: settingsCache, inviteGuilds }),
        falsePositiveRoutes({
          ...undoing,
          settings: settingsCache,
          settingsService: settings,
          offers,
          readableHits,
          rights,
        }),
        exemptionRoutes({ exemptMembers, directory, memberNames }),
        raidRoutes(raids, rights),
        replayRoutes({ settings: settingsCache, archive: messageArchive, inviteGuilds, directory, channelReaders }),
        native.routes,
      ],
      listeners: [...messages.listeners, joins.listener, ...native.listeners],
      botTasks: [() => messages.flush, () => joins.flush, native.lookNowAndThen],
      subscribers: [followTrials, followNative],
      jobs: [
        ...hitJobs(hits, offers, punishments),
        endTrial(hits, raidHistory),
        ...raidJobs(raids, needs),
        native.syncJob,
      ],
      components: [...hitComponents({ ...undoing, exemptMembers, offers, settings }), ...raidComponents(raids)],
      seedDemo: (demo) => seedDemoHits(database.db, demo),
    };
  },
});

/** The jobs that begin and end raids. */
function raidJobs(raids: RaidStore, { settingsCache: settings, settingsTrace, directory }: Needs): Job[] {
  const reasons = createRaidReasons({ settings, settingsTrace, directory });
  return [beginRaid(raids, reasons), announceRaid(raids), endRaid(raids, reasons)];
}
