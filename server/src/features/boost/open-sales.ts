import type { API } from '@discordjs/core/http-only';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { createYooKassa } from '../../payments/yookassa.ts';
import type { Task } from '../feature.ts';
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

/** Opens the payments; its tasks ask about forgotten ones and remind of ends. */
export function openSales(parts: SalesParts): Sales & { tasks: Task[] } {
  const { config, db, api, log } = parts;
  const payments = openPayments(parts);
  const reminders = createEndReminders({ db, api, publicUrl: config.publicUrl, log });
  return {
    payments,
    remindOfEnds: reminders.remindDue,
    tasks: [() => reminders.run(), ...(payments === null ? [] : [() => checkPayments(payments, log)])],
  };
}

function openPayments({ config, db, subscriptions, log }: SalesParts): Payments | null {
  if (config.payments === null) return null;
  const store = createPaymentsStore(db);
  return createPayments({
    store,
    provider: createYooKassa(config.payments.shop),
    settle: settleWith(store, subscriptions, log),
    publicUrl: config.publicUrl,
    log,
  });
}
