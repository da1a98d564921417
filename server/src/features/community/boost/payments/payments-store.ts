import { randomUUID } from 'node:crypto';
import { PAYMENTS_SHOWN } from '@perigee/core/community/boost/payment-endpoints';
import { PAYMENT_ANSWERS, type PaymentAnswer } from '@perigee/core/community/boost/payment-answer';
import { PAYMENT_STATES, type PaymentState, UNDECIDED } from '@perigee/core/community/boost/payment-state';
import { PLAN_TYPES, type PlanType } from '@perigee/core/community/boost/plans';
import { type Locale, LOCALES } from '@perigee/core/base/locales/locales';
import { type Selectable, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { currentTrace } from '../../../../tracing/active-span.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { BoostTables } from '../tables.ts';

type PaymentRow = Selectable<BoostTables['payments']>;

/** A payment as stored. */
export interface ReusablePayment {
  id: string;
  userId: string;
  plan: PlanType;
  /** The payer's own language. */
  locale: Locale;
  /** In hundredths of the currency unit. */
  amount: number;
  currency: string;
  state: PaymentState;
  providerId: string | null;
  confirmationUrl: string | null;
  /** The amount refunded, in hundredths of the currency unit. */
  refunded: number;
  /** Why it failed (`PaymentFailure`), or what is wrong with it and needs the host's attention. */
  problem: string | null;
  /** The host's decision, which overrides the provider; null leaves it to the provider. */
  hostAnswer: PaymentAnswer | null;
  createdAt: Date;
  /** When it reached its final state. */
  settledAt: Date | null;
  /** When the provider was last asked about it. */
  checkedAt: Date | null;
  /** The trace in which it began, if any. */
  trace: string | null;
}

/** What the provider reported about a payment. */
export interface PaymentUpdate
  extends Pick<ReusablePayment, 'state' | 'providerId' | 'confirmationUrl' | 'refunded' | 'problem'> {
  /** When it reached its final state; undefined if it did earlier, or has not yet. */
  settledAt: Date | undefined;
}

export interface NewPayment {
  userId: string;
  plan: PlanType;
  locale: Locale;
  amount: number;
  currency: string;
}

/** How long an undecided payment is reused for the same request, in minutes. */
export const REUSE_MINUTES = 15;
/** The most payments one person may begin in an hour. */
export const PAYMENTS_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

export interface PaymentsStore {
  find(id: string): Promise<ReusablePayment | null>;
  findByProviderId(providerId: string): Promise<ReusablePayment | null>;
  /** The person's newest payments, newest first. */
  list(userId: string): Promise<ReusablePayment[]>;
  /**
   * Returns the person's recent undecided payment of the same kind, or creates one.
   * @throws AppError `tooManyRequests`
   */
  open(payment: NewPayment): Promise<ReusablePayment>;
  /** Claims a payment that has not been checked for long and sets its check time to now; null if there is none. */
  takeUnchecked(): Promise<ReusablePayment | null>;
  /** Sets the check time to now. */
  noteChecked(id: string): Promise<void>;
  /** Abandons a payment that the provider never accepted. */
  abandon(id: string, problem: string): Promise<void>;
}

/** Payments in the database. */
export function createPaymentsStore(db: Db): PaymentsStore {
  return {
    async find(id) {
      return readReusablePayment(await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst());
    },

    async findByProviderId(providerId) {
      const row = db.selectFrom('payments').selectAll().where('provider_id', '=', providerId);
      return readReusablePayment(await row.executeTakeFirst());
    },

    async list(userId) {
      const rows = db.selectFrom('payments').selectAll().where('user_id', '=', userId);
      const newest = await rows.orderBy('created_at', 'desc').limit(PAYMENTS_SHOWN).execute();
      return newest.flatMap((row) => readReusablePayment(row) ?? []);
    },

    open: (payment) =>
      db.transaction().execute(async (tx) => {
        // Two clicks at once: the second finds the payment that the first began.
        await sql`select pg_advisory_xact_lock(hashtextextended('payment', ${payment.userId}::bigint))`.execute(tx);
        return (await findOpen(tx, payment)) ?? (await insert(tx, payment));
      }),

    async takeUnchecked() {
      const { rows } = await sql<PaymentRow>`
        update payments set checked_at = now() where id = (
          select id from payments
          where (state in ('created', 'pending') and created_at < now() - interval '2 minutes'
              and coalesce(checked_at, created_at) < now() - greatest(interval '1 minute', (now() - created_at) / 5))
            or (state in ('succeeded', 'partlyRefunded') and created_at > now() - interval '35 days'
              and coalesce(checked_at, created_at) < now() - interval '1 day')
          order by created_at limit 1 for update skip locked
        ) returning *`.execute(db);
      return readReusablePayment(rows[0]);
    },

    async noteChecked(id) {
      await db.updateTable('payments').set({ checked_at: new Date() }).where('id', '=', id).execute();
    },

    async abandon(id, problem) {
      const still = db.updateTable('payments').where('id', '=', id).where('state', '=', 'created');
      await still.set({ state: 'abandoned', problem, settled_at: new Date() }).execute();
    },
  };
}

/** Reads the payment and locks its row. */
export async function lockPayment(tx: DbTransaction, id: string): Promise<ReusablePayment | null> {
  return readReusablePayment(
    await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  );
}

/** Saves what the provider just reported about a locked payment. */
export async function savePaymentUpdate(tx: DbTransaction, id: string, update: PaymentUpdate): Promise<void> {
  const { state, providerId, confirmationUrl, refunded, problem, settledAt } = update;
  await tx
    .updateTable('payments')
    .set({
      state,
      refunded,
      problem,
      checked_at: new Date(),
      provider_id: providerId,
      confirmation_url: confirmationUrl,
      ...(settledAt && { settled_at: settledAt }),
    })
    .where('id', '=', id)
    .execute();
}

async function findOpen(tx: DbTransaction, { userId, plan, locale, amount, currency }: NewPayment) {
  const open = await tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('plan', '=', plan)
    .where('locale', '=', locale)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .where('state', 'in', UNDECIDED)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${REUSE_MINUTES})`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return readReusablePayment(open);
}

async function insert(tx: DbTransaction, { userId, ...values }: NewPayment): Promise<ReusablePayment> {
  const recent = await tx
    .selectFrom('payments')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(Date.now() - HOUR_MS))
    .orderBy('created_at')
    .execute();
  const oldest = recent.at(-PAYMENTS_PER_HOUR);
  if (oldest !== undefined) {
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest.created_at.getTime() + HOUR_MS - Date.now()) / 1000));
    throw new AppError('tooManyRequests', 'You started too many payments, wait a while', { retryAfterSeconds });
  }
  const row = { ...values, id: randomUUID(), user_id: userId, state: 'created', trace: currentTrace() };
  const inserted = readReusablePayment(
    await tx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow(),
  );
  if (inserted === null) throw new Error('a stored payment cannot be read');
  return inserted;
}

/** Null for rows with values that this version does not know; they are ignored. */
export function readReusablePayment(row: PaymentRow | undefined): ReusablePayment | null {
  if (row === undefined) return null;
  const plan = PLAN_TYPES.find((each) => each === row.plan);
  const locale = LOCALES.find((each) => each === row.locale);
  const state = PAYMENT_STATES.find((each) => each === row.state);
  if (!plan || !locale || !state) return null;
  return {
    id: row.id,
    userId: row.user_id,
    plan,
    locale,
    amount: row.amount,
    currency: row.currency,
    state,
    providerId: row.provider_id,
    confirmationUrl: row.confirmation_url,
    refunded: row.refunded,
    problem: row.problem,
    hostAnswer: PAYMENT_ANSWERS.find((each) => each === row.host_answer) ?? null,
    createdAt: row.created_at,
    settledAt: row.settled_at,
    checkedAt: row.checked_at,
    trace: row.trace,
  };
}
