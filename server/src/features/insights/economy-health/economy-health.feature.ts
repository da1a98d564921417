import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { ledgerGauge } from '../../economy/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { NameMembers } from '../../community/index.ts';
import { createEconomyHealth } from './health-service.ts';
import { economyHealthRoutes } from './routes.ts';
import { createEconomySummaries, ECONOMY_PROGRESS } from './summaries.ts';
import { ECONOMY_HEALTH_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'database' | 'log'> {
  settingsCache: SettingsCache;
  nameMembers: NameMembers;
}

/** Where money comes from and goes to, how it is distributed, and what stands out. */
export const economyHealthFeature = defineFeature({
  name: 'economy-health',
  tables: ECONOMY_HEALTH_TABLES,
  open: ({ database: { db, laggingDb }, log, settingsCache, nameMembers }: Needs) => {
    const economySummaries = createEconomySummaries(db);
    const health = createEconomyHealth({
      db: laggingDb,
      nameMembers,
      zoneOf: async (guildId) => (await settingsCache.get(guildId)).timeZone.zone,
    });
    return {
      services: { economySummaries },
      routes: [economyHealthRoutes(health)],
      tasks: [() => economySummaries.run(log)],
      gauges: [ledgerGauge(db, 'economy', ECONOMY_PROGRESS)],
    };
  },
});
