import type { Logger } from 'pino';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../database/database.ts';
import type { Metrics } from '../../../metrics/metrics.ts';
import { createYooKassa } from '../../../payments/yookassa.ts';
import type { Tracing } from '../../../tracing/tracing.ts';
import type { Task } from '../../feature.ts';
import { checkPayments } from './payments/check-payments.task.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { createPaymentsStore } from './payments/payments-store.ts';
import { settleWith } from './payments/settle-payment.ts';
import type { Subscriptions } from './subscriptions.ts';

/** The sale of plans. */
export interface Sales {
  /** Null if no provider is configured. */
  payments: Payments | null;
}

interface SalesDeps {
  config: Pick<Config, 'payments' | 'publicUrl'>;
  db: Db;
  subscriptions: Subscriptions;
  log: Logger;
  metrics: Metrics | null;
  tracing: Tracing;
}

/** Creates the payments service; its task checks payments without a notification. */
export function openSales(deps: SalesDeps): Sales & { tasks: Task[] } {
  const payments = openPayments(deps);
  return { payments, tasks: payments === null ? [] : [() => checkPayments(payments, deps.log)] };
}

function openPayments({ config, db, subscriptions, log, metrics, tracing }: SalesDeps): Payments | null {
  if (config.payments === null) return null;
  const store = createPaymentsStore(db);
  return createPayments({
    store,
    provider: createYooKassa(config.payments.shop, undefined, metrics),
    settle: settleWith({ store, subscriptions, log, tracing }),
    publicUrl: config.publicUrl,
    log,
  });
}
