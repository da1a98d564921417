import type { Logger } from 'pino';
import { ACT_RETENTION } from './acts/act-retention.ts';
import type { Config } from './config/config.ts';
import { startControl } from './control/start-control.ts';
import { obeyOrders } from './obey-orders.ts';
import { forgetOldRows, type Retention } from './database/retention.ts';
import { closeInOrder, stopAll } from './process/close-in-order.ts';
import type { PlatformConfig } from './discord/platform.ts';
import type { FeatureParts } from './features/feature.ts';
import { openFrame } from './features/frame.ts';
import { openFeatures, type Services } from './features/index.ts';

/** The product in one process, without the roles that let people in. */
export interface Product {
  /** The frame and what the features do, by name. */
  services: Services;
  features: readonly FeatureParts[];
  /** Whatever still waits for database or platform fails at once: for a process that has to end. */
  abandon(): void;
  /** Finishes what goes on by itself, then closes what it stands on. Rejects where something of it was lost. */
  close(): Promise<void>;
}

/** Opens every feature and starts what goes on by itself. @throws StartupError when a part can not be opened. */
export async function compose(config: Config, platform: PlatformConfig, log: Logger): Promise<Product> {
  const { frame, abandon, close } = await openFrame(config, platform, log);
  const { services, features } = openFeatures(frame);

  services.events.subscribe(...features.flatMap(({ subscribers = [] }) => subscribers));
  const { database } = config;
  const stops = [
    ...(database.kind === 'embedded' && database.folder !== null
      ? [await startControl({ folder: database.folder, obey: obeyOrders({ services, features }), log })]
      : []),
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

/** Whatever is forgotten after a while: by the frame, and by the features. */
export function retentionOf(features: readonly FeatureParts[]): Retention[] {
  return [...ACT_RETENTION, ...features.flatMap(({ retention = [] }) => retention)];
}
