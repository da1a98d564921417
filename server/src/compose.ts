import type { Logger } from 'pino';
import { jobGauges } from './jobs/job-gauges.ts';
import { jobRetention } from './jobs/job-retention.ts';
import { cacheGauges } from './cache/cache-gauges.ts';
import type { Config } from './config/config.ts';
import { databaseGauges } from './database/database-gauges.ts';
import { startControl } from './control/start-control.ts';
import type { GaugeDefinition } from './metrics/gauge.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { controlHandlers } from './programs/control-handlers.ts';
import { forgetOldRows, type Retention, retentionRules } from './database/retention.ts';
import { closeInOrder, stopAll } from './process/close-in-order.ts';
import type { PlatformConfig } from './discord/platform.ts';
import { ALL_TABLES } from './all-tables.ts';
import type { FeatureParts } from './features/feature.ts';
import { openFrame } from './features/frame.ts';
import { openFeatures, type Services } from './features/index.ts';
import { shardGauges } from './shards/shard-gauges.ts';
import { VERSION } from './version.ts';

/** The product in one process, without the entry roles (site and bot). */
export interface Product {
  /** The frame and the services of the features, by name. */
  services: Services;
  features: readonly FeatureParts[];
  /** Makes everything that still waits for the database or the platform fail at once: for a process that has to end. */
  abandon(): void;
  /** Finishes background work, then closes what it depends on. Rejects if something was lost. */
  close(): Promise<void>;
}

/** Opens every feature and starts the background work. @throws StartupError when a part cannot be opened. */
export async function compose(config: Config, platform: PlatformConfig, log: Logger): Promise<Product> {
  const { frame, abandon, close } = await openFrame(config, platform, log);
  const { services, features } = openFeatures(frame);

  services.events.subscribe(...features.flatMap(({ subscribers = [] }) => subscribers));
  const { database, metrics: address } = config;
  const { metrics } = services;
  metrics?.gauges(...gaugesOf(services, features));
  const stops = [
    ...(database.kind === 'embedded' && database.folder !== null
      ? [await startControl({ folder: database.folder, handlers: controlHandlers({ services, features }), log })]
      : []),
    ...(metrics !== null && address !== null ? [await serveMetrics(metrics, address, log)] : []),
    forgetOldRows(services.database.db, retentionOf(features), log),
    ...features.flatMap(({ tasks = [] }) => tasks.map((start) => start())),
  ];

  return {
    services,
    features,
    abandon,
    async close() {
      await closeInOrder([() => stopAll(stops), close]);
    },
  };
}

/** What is deleted after a retention period. */
export function retentionOf(features: readonly FeatureParts[]): Retention[] {
  return [...retentionRules(ALL_TABLES), ...jobRetention(features.flatMap(({ jobs = [] }) => jobs))];
}

/** Gauges of the frame and the features, read at each scrape. */
function gaugesOf({ config, database, line }: Services, features: readonly FeatureParts[]): GaugeDefinition[] {
  const { db, pool } = database;
  return [
    {
      name: 'perigee_info',
      help: 'Always 1; version and roles of this process.',
      labelNames: ['version', 'roles'],
      read: () => [{ labels: { version: VERSION, roles: [...config.roles].join(',') }, value: 1 }],
    },
    {
      name: 'perigee_discord_invalid_requests',
      help: 'Calls Discord rejected (401, 403, 429) within ten minutes; at 10,000 it blocks the address.',
      read: () => [{ value: line.invalidRequests.count() }],
    },
    ...databaseGauges(database),
    ...jobGauges(db),
    ...shardGauges(db, pool === null),
    ...cacheGauges(Object.assign({}, ...features.map(({ caches = {} }) => caches))),
    ...features.flatMap(({ gauges = [] }) => gauges),
  ];
}
