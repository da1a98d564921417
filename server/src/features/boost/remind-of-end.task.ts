import { createHash } from 'node:crypto';
import type { API } from '@discordjs/core/http-only';
import { time, TimestampStyles } from '@discordjs/formatters';
import type { PlanType } from '@perigee/core/boost/plans';
import { FALLBACK_LOCALE, type Locale, LOCALES } from '@perigee/core/locales/locale';
import { MessageFlags, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { m } from '#texts';
import type { Db } from '../../database/database.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { repeat } from '../../process/repeat.ts';
import { readPlan } from './read-subscription.ts';

interface ReminderParts {
  db: Db;
  api: API;
  publicUrl: string;
  log: Logger;
}

interface Ending {
  userId: string;
  plan: PlanType;
  endsAt: Date;
}

/** How long before its end somebody is reminded of their plan (decisions, "Boost"). */
const REMIND_BEFORE_MS = 3 * 86_400_000;

/** Between two looks for plans that end soon, in milliseconds. */
const PAUSE_MS = 60_000;

/** People a look takes on; whoever is left comes with the next, which then follows at once. */
const BATCH = 50;

/**
 * Reminds people by direct message, three days before their plan ends: once of each end, so that a renewal brings
 * another. Several processes may; the platform drops the second message of the same end.
 */
export function createEndReminders(parts: ReminderParts) {
  const remindDue = async (): Promise<boolean> => {
    const due = await findDue(parts.db);
    // One who can not be written to now must not keep the others from hearing of theirs.
    const told = await Promise.allSettled(due.map((ending) => remind(parts, ending)));
    for (const result of told) {
      if (result.status === 'rejected') parts.log.warn({ err: result.reason }, 'a reminder of an end has to wait');
    }
    return due.length === BATCH && told.every(({ status }) => status === 'fulfilled');
  };

  return {
    remindDue,
    run: () =>
      repeat({ work: remindDue, pauseMs: PAUSE_MS, log: parts.log, failure: 'plans that end soon could not be found' }),
  };
}

async function findDue(db: Db): Promise<Ending[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['user_id', 'plan', 'ends_at'])
    .where('ends_at', '>', new Date())
    .where('ends_at', '<=', new Date(Date.now() + REMIND_BEFORE_MS))
    .whereRef('reminded_of', 'is distinct from', 'ends_at')
    .orderBy('ends_at')
    .limit(BATCH)
    .execute();
  return rows.flatMap(({ user_id: userId, plan: text, ends_at: endsAt }) => {
    const plan = readPlan(text);
    return plan && endsAt ? [{ userId, plan, endsAt }] : [];
  });
}

async function remind({ db, api, publicUrl, log }: ReminderParts, ending: Ending): Promise<void> {
  const { userId, endsAt } = ending;
  const content = describe(ending, publicUrl, await languageOf(db, userId));
  const isHeard = await forgiving(UNREACHABLE, sendDirectly(api, ending, content));
  if (isHeard === undefined) log.info({ userId }, 'a reminder of an end reached nobody: the inbox is closed');
  // Only of this end: one that moved meanwhile has a reminder of its own.
  await db
    .updateTable('subscriptions')
    .set({ reminded_of: endsAt })
    .where('user_id', '=', userId)
    .where('ends_at', '=', endsAt)
    .execute();
}

const UNREACHABLE = [
  Code.CannotSendMessagesToThisUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  Code.UnknownUser,
];

async function sendDirectly(api: API, ending: Ending, content: string): Promise<true> {
  const { id } = await api.users.createDM(ending.userId);
  await api.channels.createMessage(id, {
    content,
    flags: MessageFlags.SuppressEmbeds,
    // A process that dies between posting and noting it posts again; the platform knows the message by this and drops it.
    nonce: nonceOf(ending),
    enforce_nonce: true,
  });
  return true;
}

/** The language of their newest payment; who was only ever given gifts never said one. */
async function languageOf(db: Db, userId: string): Promise<Locale> {
  const payments = db.selectFrom('payments').select('locale').where('user_id', '=', userId);
  const newest = await payments.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return LOCALES.find((locale) => locale === newest?.locale) ?? FALLBACK_LOCALE;
}

function describe({ plan, endsAt }: Ending, publicUrl: string, locale: Locale): string {
  const seconds = Math.floor(endsAt.getTime() / 1000);
  const name = plan === 'premium' ? m.plan_premium({}, { locale }) : m.plan_standard({}, { locale });
  const day = time(seconds, TimestampStyles.LongDate);
  const left = time(seconds, TimestampStyles.RelativeTime);
  return m.boost_ends_soon({ plan: name, day, left, url: `${publicUrl}/donate` }, { locale });
}

/** Of at most 25 characters. */
function nonceOf({ userId, endsAt }: Ending): string {
  return createHash('sha256').update(`${userId} ${endsAt.getTime()}`).digest('hex').slice(0, 25);
}
