import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type {
  BoostService,
  GuildDirectory,
  HistoryStore,
  NameMembers,
  SettingsService,
} from '../../community/index.ts';
import type { FindFeatureActions } from '../../feature-action.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { FindInactive } from '../../inactive.ts';
import type { FindProblems } from '../../problems.ts';
import { guildBoostRoutes } from './guild-boost-routes.ts';
import { overviewRoutes } from './routes.ts';

interface Needs extends Pick<Frame, 'database'> {
  directory: GuildDirectory;
  settings: SettingsService;
  settingsCache: SettingsCache;
  settingsHistory: HistoryStore;
  boost: BoostService;
  nameMembers: NameMembers;
  findProblems: FindProblems;
  findRecentActions: FindFeatureActions;
  findInactive: FindInactive;
}

/** Shows what is on in a guild, what is not, and why. */
export const overviewFeature = defineFeature({
  name: 'overview',
  open: (needs: Needs) => ({ routes: [overviewRoutes(needs), guildBoostRoutes(needs)] }),
});
