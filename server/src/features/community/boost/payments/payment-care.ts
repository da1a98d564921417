import type { HostPayment } from '@perigee/core/insights/host/schema';
import type { PaymentAnswer } from '@perigee/core/community/boost/payment-answer';
import { UNDECIDED } from '@perigee/core/community/boost/payment-state';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { Payments } from './payments.ts';
import { type ReusablePayment, lockPayment, readReusablePayment } from './payments-store.ts';
import { give } from './settle-payment.ts';
import type { Subscriptions } from '../subscriptions.ts';

/** An undecided payment older than this needs the host's attention, in milliseconds. */
const UNDECIDED_LONG_MS = 3_600_000;

/** Records that something was done, in the same transaction. */
type Note = (tx: DbTransaction) => Promise<void>;

/** The host's view of payments, and actions on them. */
export interface PaymentCare {
  /** Payments that are not simply paid or cancelled: first those that need attention, then the newest. */
  list(limit: number): Promise<HostPayment[]>;
  /** Asks the provider about a payment now. @throws AppError `notFound`, `notImplemented` or `unavailable` */
  check(id: string): Promise<HostPayment>;
  /**
   * Overrides what a payment gives; null leaves it to the provider. Noted only if it changes something. @throws
   * AppError `notFound`
   */
  answer(id: string, answer: PaymentAnswer | null, note: Note): Promise<HostPayment>;
}

interface CareDeps {
  db: Db;
  payments: Payments | null;
  subscriptions: Subscriptions;
}

export function openPaymentCare({ db, payments, subscriptions }: CareDeps): PaymentCare {
  const get = async (id: string) => {
    const [found] = await find(db, sql`where p.id = ${id}`);
    if (found === undefined) throw new AppError('notFound', 'No such payment');
    return found;
  };

  return {
    async list(limit) {
      const found = await find(
        db,
        sql`where p.state in ('disputed', 'refunded', 'partlyRefunded', 'abandoned') or p.host_answer is not null
          or (p.state in ('created', 'pending') and p.created_at < now() - ${`${UNDECIDED_LONG_MS} milliseconds`}::interval)
        order by (p.host_answer is null and p.state in ('disputed', 'created', 'pending')) desc, p.created_at desc
        limit ${limit}`,
      );
      return found.map(describe);
    },

    async check(id) {
      const { payment } = await get(id);
      if (payments === null) throw new AppError('notImplemented', 'No payment provider is configured');
      await payments.check(payment);
      return describe(await get(id));
    },

    async answer(id, answer, note) {
      const { payment } = await get(id);
      await subscriptions.change(payment.userId, async (held) => {
        const current = await lockPayment(held.tx, id);
        if (current === null || current.hostAnswer === answer) return;
        await held.tx.updateTable('payments').set({ host_answer: answer }).where('id', '=', id).execute();
        await give(held, { ...current, hostAnswer: answer }, current.settledAt ?? current.createdAt);
        await note(held.tx);
      });
      return describe(await get(id));
    },
  };
}

interface PaymentWithGrant {
  payment: ReusablePayment;
  kept: number | null;
}

async function find(db: Db, rest: ReturnType<typeof sql>): Promise<PaymentWithGrant[]> {
  const { rows } = await sql<Parameters<typeof readReusablePayment>[0] & { kept: number | null }>`
    select p.*, g.kept from payments p left join boost_grants g on g.source = 'payment:' || p.id ${rest}`.execute(db);
  return rows.flatMap((row) => {
    const payment = readReusablePayment(row);
    return payment === null ? [] : [{ payment, kept: row.kept }];
  });
}

function describe({ payment, kept }: PaymentWithGrant): HostPayment {
  const { hostAnswer, state, locale: _locale, confirmationUrl: _url, settledAt: _settled, ...shown } = payment;
  const isLong = UNDECIDED.includes(state) && Date.now() - payment.createdAt.getTime() > UNDECIDED_LONG_MS;
  return {
    ...shown,
    state,
    createdAt: payment.createdAt.toISOString(),
    checkedAt: payment.checkedAt?.toISOString() ?? null,
    given: kept,
    answer: hostAnswer,
    isOpen: hostAnswer === null && (state === 'disputed' || isLong),
  };
}
