import { time, TimestampStyles } from '@discordjs/formatters';
import type { Subscription } from '@perigee/core/community/boost/subscription';
import { FALLBACK_LOCALE, type Locale, LOCALES } from '@perigee/core/base/locales/locales';
import { MessageFlags } from 'discord-api-types/v10';
import { m } from '#texts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { Db } from '../../../database/database.ts';
import { remindOfEndJob } from './remind-of-end-job.ts';
import { readSubscription } from './read-subscription.ts';

/**
 * Reminds somebody by direct message, three days before their plan ends. Once per end, so a renewal leads to another
 * one.
 */
export function remindOfEnd(db: Db): Job {
  return defineJob(remindOfEndJob, {
    async perform({ site }, { userId, endsAt }, { sendDirectly }) {
      const subscription = await readSubscription(db, userId);
      // An end that has moved since has a reminder of its own.
      if (subscription?.endsAt !== endsAt || endsAt <= Date.now()) return;
      const content = describe(subscription, site.publicUrl, await languageOf(db, userId));
      await sendDirectly(userId, { content, flags: MessageFlags.SuppressEmbeds });
    },
  });
}

/** The language of their newest payment; people with only gifts never chose one. */
async function languageOf(db: Db, userId: string): Promise<Locale> {
  const payments = db.selectFrom('payments').select('locale').where('user_id', '=', userId);
  const newest = await payments.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return LOCALES.find((locale) => locale === newest?.locale) ?? FALLBACK_LOCALE;
}

function describe({ plan, endsAt }: Subscription, publicUrl: string, locale: Locale): string {
  const seconds = Math.floor(endsAt / 1000);
  const name = plan === 'premium' ? m.plan_premium({}, { locale }) : m.plan_standard({}, { locale });
  const day = time(seconds, TimestampStyles.LongDate);
  const left = time(seconds, TimestampStyles.RelativeTime);
  return m.boost_ends_soon({ plan: name, day, left, url: `${publicUrl}/donate` }, { locale });
}
