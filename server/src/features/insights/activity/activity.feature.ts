import type { ActivityKind } from '@perigee/core/base/activity/kinds';
import type { FeatureKey } from '@perigee/core/setup/overview/features';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { repeat } from '../../../process/repeat.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { FindFeatureActions } from '../../feature-action.ts';
import { createActivityBuffer } from './activity-buffer.ts';
import { type ActivityReader, createActivityReader } from './activity-reader.ts';
import { activityRoutes } from './routes.ts';
import { seedDemoActivity } from './seed-demo.ts';
import { ACTIVITY_TABLES } from './tables.ts';
import { watchGuilds } from './watch-guilds.listener.ts';

interface Needs extends Pick<Frame, 'database' | 'log'> {
  settingsCache: SettingsCache;
}

/** Pause between two flushes, in milliseconds. A killed process loses at most this much. */
const PAUSE_MS = 5_000;

/** Activity in guilds, and when features last acted there. */
export const activityFeature = defineFeature({
  name: 'activity',
  tables: ACTIVITY_TABLES,
  open: ({ database: { db }, log, settingsCache }: Needs) => {
    const { note, flush } = createActivityBuffer(db);
    const reader = createActivityReader(db);
    const activity: ActivityReader = {
      // Flushes first, so that the result includes what this process has counted.
      last: (guildId) => flush().then(() => reader.last(guildId)),
      chart: (...args) => flush().then(() => reader.chart(...args)),
    };
    const write = () => flush().then(() => false);

    return {
      services: { activity, noteActivity: note },
      acted: findRecentActionIn(activity),
      routes: [activityRoutes({ activity, settingsCache })],
      listeners: watchGuilds(note),
      invocationObservers: [async ({ guildId, user }) => note(guildId, 'commands', user.id)],
      tasks: [
        () => {
          const failure = 'failed to save guild activity, retrying';
          const stop = repeat({ work: write, pauseMs: PAUSE_MS, log, failure });
          return async () => {
            await stop();
            await flush().catch((error: unknown) => log.warn({ err: error }, failure));
          };
        },
      ],
      seedDemo: ({ members }) => seedDemoActivity(db, members),
    };
  },
});

/** For the overview: when the features whose actions are counted by the hour last acted. */
function findRecentActionIn({ last }: Pick<ActivityReader, 'last'>): FindFeatureActions {
  return async (guildId) =>
    (await last(guildId)).flatMap(({ kind, ...acted }) => {
      const feature = featureOf(kind);
      return feature === null ? [] : [{ feature, ...acted }];
    });
}

function featureOf(kind: ActivityKind): FeatureKey | null {
  if (kind === 'messages' || kind === 'joins' || kind === 'leaves') return null;
  return kind;
}
