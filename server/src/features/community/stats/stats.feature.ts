import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { reportStats } from './report-stats.task.ts';
import { statsRoutes } from './routes.ts';
import { createStatsHistory } from './stats-history.ts';
import { createStatsService } from './stats-service.ts';
import { createStatsStore } from './stats-store.ts';
import { STATS_TABLES } from './tables.ts';

type Needs = Pick<Frame, 'config' | 'database' | 'log'>;

/** Status and numbers of the bot: reported by the bot, read by the site. */
export const statsFeature = defineFeature({
  name: 'stats',
  tables: STATS_TABLES,
  open: ({ config, database: { db, laggingDb, ping }, log }: Needs) => {
    const statsStore = createStatsStore(db);
    const stats = createStatsService(statsStore, ping);
    const shardCount = config.shards?.count ?? null;
    return {
      services: { stats, statsStore },
      routes: [statsRoutes(stats, createStatsHistory(db, laggingDb))],
      botTasks: [(bot) => reportStats({ bot, shardCount, store: statsStore, log })],
    };
  },
});
