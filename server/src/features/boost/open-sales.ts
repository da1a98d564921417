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

/** Opens the payments, and from now on asks about forgotten ones, until `stop`. */
export function openSales(parts: SalesParts): Sales & { stop: () => Promise<void> } {
  const payments = openPayments(parts);
  return { payments, stop: payments === null ? async () => {} : checkPayments(payments, parts.log) };
}

function openPayments({ config, db, subscriptions, log }: SalesParts): Payments | null {
  if (config.payments === null) return null;
  return createPayments({
    store: createPaymentsStore(db),
    provider: createYooKassa(config.payments.shop),
    settle: settleWith(db, subscriptions, log),
    publicUrl: config.publicUrl,
    log,
  });
}
