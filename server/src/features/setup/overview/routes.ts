import { type OverviewAction, overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { featuresOf } from '@perigee/core/setup/overview/features';
import { leastPermissions } from '@perigee/core/setup/overview/least-permissions';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { SECTION_NAMES } from '@perigee/core/community/settings/sections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Database } from '../../../database/database.ts';
import { callerOf } from '../../../http/caller.ts';
import type { FeatureAction, FindFeatureActions } from '../../feature-action.ts';
import type { GuildDirectory, HistoryStore, NameMembers, SettingsService } from '../../community/index.ts';
import type { FindProblems } from '../../problems.ts';
import { logsNotice } from './logs-notice.ts';
import { problemsOfSettings } from './problems-of-settings.ts';

interface OverviewDeps {
  directory: GuildDirectory;
  settings: Pick<SettingsService, 'stored'>;
  settingsCache: SettingsCache;
  findProblems: FindProblems;
  findRecentActions: FindFeatureActions;
  nameMembers: NameMembers;
  settingsHistory: HistoryStore;
  database: Pick<Database, 'db'>;
}

/** Endpoint that lists what is on in a guild, what is off, and what the bot lacks. */
export function overviewRoutes({
  directory,
  settings,
  settingsCache,
  findProblems,
  findRecentActions,
  nameMembers,
  settingsHistory,
  database: { db },
}: OverviewDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...overviewEndpoints.read,
      handler: async (request) => {
        const { guildId } = request.params;
        const [guild, current, sections, acted] = await Promise.all([
          directory.get(guildId),
          settingsCache.get(guildId),
          settings.stored(guildId, SECTION_NAMES),
          findRecentActions(guildId, callerOf(request).userId),
        ]);
        const { bot, channels } = guild;
        return {
          features: featuresOf(current),
          rights: {
            isAdministrator: (bot.permissions & PERMISSIONS.Administrator) !== 0n,
            least: String(leastPermissions(current)),
          },
          acts: await nameFeatureActions(nameMembers, guildId, acted),
          problems: [
            ...problemsOfSettings(guild, current, sections),
            ...(await logsNotice({ db, settingsHistory }, { guildId, settings: current, sections })),
            ...(await findProblems({ guildId, settings: current, channels })),
          ],
        };
      },
    });
  };
}

/** The latest jobs of features, with the names of the members they affected. */
async function nameFeatureActions(
  nameMembers: NameMembers,
  guildId: string,
  acted: readonly FeatureAction[],
): Promise<OverviewAction[]> {
  const userIds = [...new Set(acted.flatMap(({ userId }) => userId ?? []))];
  const named = await nameMembers(guildId, userIds);
  const names = new Map(userIds.map((userId, index) => [userId, named[index]]));
  return acted.map(({ feature, lastAt, userId, week, rule = null }) => {
    const name = userId === null ? undefined : names.get(userId);
    const person = name?.globalName ?? name?.username ?? null;
    return { feature, lastAt: lastAt.toISOString(), person, week, rule };
  });
}
