import type { ChannelGreetingName } from '@perigee/core/greetings/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import type { Db } from '../../../database/database.ts';
import { summariseGreetingsJob } from '../greeting-jobs.ts';
import { closeGreetingWindow } from './window-store.ts';

const TEXTS: Record<ChannelGreetingName, (inputs: { count: number }, options: { locale: Locale }) => string> = {
  join: m.greetings_others_join,
  leave: m.greetings_others_leave,
};

/** Posts how many members joined, or left, within a minute in addition to those announced one by one. */
export function summariseGreetings(db: Db): Job {
  return defineJob(summariseGreetingsJob, {
    failsWithoutAccess: true,
    async perform({ settings }, { name, begunAt }, { guildId, send }) {
      const { greetings, language } = await settings.get(guildId);
      const { enabled, channel } = greetings[name];
      const count = await closeGreetingWindow(db, guildId, name, begunAt);
      if (!enabled || channel === null || count === 0) return;
      const content = TEXTS[name]({ count }, { locale: language.interface });
      await send(channel, { content, allowed_mentions: NO_PINGS });
    },
  });
}
