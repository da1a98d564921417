import type { API } from '@discordjs/core/http-only';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { createYooKassa } from '../../payments/yookassa.ts';
import { checkPayments } from './check-payments.task.ts';
import { createPayments, type Payments } from './payments.ts';
import { createPaymentsStore } from './payments-store.ts';
import { createEndReminders } from './remind-of-end.task.ts';
import { settleWith } from './settle-payment.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What is sold. */
export interface Sales {
  /** Null where no provider is configured. */
  payments: Payments | null;
  /** Reminds whose plan ends soon by now; it runs by itself as well. */
  remindOfEnds(): Promise<unknown>;
}

interface SalesParts {
  config: Pick<Config, 'payments' | 'publicUrl'>;
  db: Db;
  subscriptions: Subscriptions;
  api: API;
  log: Logger;
}

/** Opens the payments, and from now on asks about forgotten ones and reminds of ends, until `stop`. */
export function openSales(parts: SalesParts): Sales & { stop: () => Promise<void> } {
  const { config, db, api, log } = parts;
  const payments = openPayments(parts);
  const reminders = createEndReminders({ db, api, publicUrl: config.publicUrl, log });
  const stops = [reminders.run(), ...(payments === null ? [] : [checkPayments(payments, log)])];
  return {
    payments,
    remindOfEnds: reminders.remindDue,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
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
