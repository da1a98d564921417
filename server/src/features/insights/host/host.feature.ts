import { AppError } from '../../../errors/app-error.ts';
import { slashPayloads } from '../../../bot/commands/slash-payload.ts';
import { handleControl } from '../../../control/control-order.ts';
import type { PaymentCare, StatsStore } from '../../community/index.ts';
import type { Mounted } from '../../composition.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { CheckDeps } from './checks/check.ts';
import { runChecks } from './checks/run-checks.ts';
import { examineOrder } from './examine-order.ts';
import { announcePresence } from './presence.task.ts';
import { paymentRoutes } from './payment-routes.ts';
import { hostRoutes } from './routes.ts';
import { HOST_TABLES } from './tables.ts';

type FrameDeps =
  | 'api'
  | 'bus'
  | 'config'
  | 'database'
  | 'drain'
  | 'errors'
  | 'events'
  | 'log'
  | 'platform'
  | 'processName';

interface Needs extends Pick<Frame, FrameDeps>, Pick<Mounted, 'mounted'> {
  paymentCare: PaymentCare;
  statsStore: StatsStore;
}

/** What the doctor uses instead of the running product's own. */
export type DoctorOverrides = Partial<Pick<CheckDeps, 'db' | 'discord'>>;

/** What people who run the site see and do, and the doctor's checks. */
export const hostFeature = defineFeature({
  name: 'host',
  tables: HOST_TABLES,
  open: (needs: Needs) => {
    const { api, bus, config, database, mounted, platform, processName: name } = needs;
    const { db } = database;
    const examine = (overrides: DoctorOverrides = {}) =>
      runChecks({
        config,
        discord: { platform, api },
        db,
        commands: () => mounted().flatMap(({ commands = [] }) => commands.flatMap(slashPayloads)),
        ...overrides,
      });
    const isHost = (userId: string) => config.hostIds.has(userId);
    return {
      services: { examine },
      orders: [handleControl(examineOrder, async () => ({ result: await examine() }))],
      routes: [
        hostRoutes({
          ...needs,
          isHost,
          kinds: () => mounted().flatMap(({ jobs = [] }) => jobs),
          // Concurrent calls share one run.
          runChecks: once(() => examine()),
        }),
        paymentRoutes(db, needs.paymentCare),
      ],
      access: {
        host: async ({ userId }) => {
          if (!isHost(userId)) throw new AppError('notFound', 'No such call');
        },
      },
      tasks: [() => announcePresence({ ...needs, db, bus, name })],
    };
  },
});

/** Concurrent calls share the run in progress. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | null = null;
  return () => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
