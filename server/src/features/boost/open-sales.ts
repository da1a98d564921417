import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { createYooKassa } from '../../payments/yookassa.ts';
import { checkPayments } from './check-payments.task.ts';
import { createPayments, type Payments } from './payments.ts';
import { createPaymentsStore } from './payments-store.ts';
import { settleWith } from './settle-payment.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What is sold. */
export interface Sales {
  /** Null where no provider is configured. */
  payments: Payments | null;
}

interface SalesParts {
  config: Pick<Config, 'payments' | 'publicUrl'>;
  db: Db;
  subscriptions: Subscriptions;
  log: Logger;
}

/** Opens the payments and asks about forgotten ones from now on, which `stop` ends. */
export function openSales({ config, db, subscriptions, log }: SalesParts): Sales & { stop: () => Promise<void> } {
  if (config.payments === null) return { payments: null, stop: async () => {} };
  const payments = createPayments({
    store: createPaymentsStore(db),
    provider: createYooKassa(config.payments.shop),
    settle: settleWith(db, subscriptions, log),
    publicUrl: config.publicUrl,
    log,
  });
  return { payments, stop: checkPayments(payments, log) };
}
