import { TEST_THROTTLE_MS } from '@perigee/core/community/settings/test-throttle';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { guildIdOfRequest } from '../../../http/access.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import type {
  ChannelReaders,
  GuildDirectory,
  GuildRights,
  MemberNames,
  Seal,
  UserGuilds,
} from '../../community/index.ts';
import type { FeatureParts } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { TranscriptStore } from '../messages/transcript-store.ts';
import type { LogWebhooks } from '../webhooks/log-webhooks.ts';
import { createEntryReader } from './entry-reader.ts';
import { createEntrySight } from './entry-sight.ts';
import { createLogExamples } from './log-examples.ts';
import { logRoutes } from './log-routes.ts';
import { requireLogReader } from './require-log-reader.ts';

/** What the log on the site depends on. */
export interface LogSiteNeeds extends Pick<Frame, 'api' | 'redis' | 'database' | 'config'> {
  settingsCache: SettingsCache;
  directory: GuildDirectory;
  channelReaders: ChannelReaders;
  rights: GuildRights;
  userGuilds: UserGuilds;
  memberNames: MemberNames;
  messageSeal: Seal;
}

interface LogSiteDeps extends LogSiteNeeds {
  transcripts: TranscriptStore;
  webhooks: LogWebhooks;
}

/** Opens the log on the site, ready to be mounted. */
export function openLogSite({
  api,
  redis,
  database,
  config,
  transcripts,
  webhooks,
  ...needs
}: LogSiteDeps): Pick<Required<FeatureParts>, 'routes' | 'access'> {
  const { settingsCache: settings, directory, memberNames, messageSeal: seal } = needs;
  const { db } = database;
  const { publicUrl, addresses } = config;
  const throttle = createThrottle(redis, TEST_THROTTLE_MS);
  const { cdnUrl } = addresses;
  const examples = createLogExamples({ api, directory, settings, webhooks, throttle, publicUrl, cdnUrl });
  const see = createEntrySight(needs);
  const reader = createEntryReader({ db, seal, directory, memberNames, see });
  const requireReader = requireLogReader({ ...needs, settings });
  return {
    routes: [logRoutes({ db, seal, settings, directory, see, reader, transcripts, examples })],
    access: { logReader: (caller, request) => requireReader(caller, guildIdOfRequest(request)) },
  };
}
