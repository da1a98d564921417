import { userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { type APIMessage, MessageFlags, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { NO_PINGS } from '../../../../bot/message-of.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { Case } from '../records/case-record.ts';
import type { CaseStore } from '../records/case-store.ts';
import { reportModerationOrderJob } from './case-jobs.ts';
import { isSettled } from './wait-until-settled.ts';

/** For this long after it is due, a report does not mention unsettled cases, in milliseconds: 30 s after the order. */
const SILENT_MS = 10_000;

/** Lines that always fit in a message. */
const LINES_MAX = 12;
/** The platform's longest message, in UTF-16 code units. */
const CONTENT_MAX = 2_000;

/**
 * Reports the outcome of an order if the process that should have replied could not. Uses one message: it first says
 * that the cases are still being tried, and is edited with the outcome.
 */
export function reportModerationOrder(store: CaseStore): Job {
  return defineJob(reportModerationOrderJob, {
    failsWithoutAccess: true,
    async perform({ api, settings }, { numbers, channelId, moderatorId }, { guildId, dueAt, number, send }) {
      const cases = await store.list(guildId, numbers);
      const followers = await store.followersOf(guildId, numbers);
      const all = [...cases, ...followers];
      const isOver = all.every(isSettled);
      if (!isOver && Date.now() - dueAt.getTime() < SILENT_MS) throw new Error('the cases are not settled yet');

      const { language } = await settings.get(guildId);
      const content = describe(all, moderatorId, isOver, language.interface);
      const body = { content, allowed_mentions: { users: [moderatorId] }, flags: MessageFlags.SuppressEmbeds };
      const mention = userMention(moderatorId);
      const marker = `#${Math.min(...numbers)} `;
      const matches = ({ content: text }: APIMessage) =>
        text.startsWith(mention) && text.replace('№', '#').includes(marker);
      const messageId = await send(channelId, body, matches);
      if (!isOver) throw new Error('the cases are not settled yet');
      // An earlier attempt may have sent the message that says it is still being tried.
      if (number === 1) return;
      const edited = api.channels.editMessage(channelId, messageId, { content, allowed_mentions: NO_PINGS });
      await ignoreErrorCodes([Code.UnknownMessage], edited);
    },
  });
}

function describe(cases: readonly Case[], moderatorId: string, isOver: boolean, locale: Locale): string {
  const mention = userMention(moderatorId);
  const title = isOver ? m.case_report_done({ mention }, { locale }) : m.case_report_waiting({ mention }, { locale });
  const lines = cases.slice(0, LINES_MAX).map((found) => describeCase(found, locale));
  const left = cases.length - lines.length;
  const more = left > 0 ? [m.case_report_more({ count: left }, { locale })] : [];
  return cutText([title, ...lines, ...more].join('\n'), CONTENT_MAX);
}

function describeCase(found: Case, locale: Locale): string {
  const of = { number: found.number, member: userMention(found.member.id) };
  if (found.state === 'failed') return m.case_report_line_failed({ ...of, problem: found.problem ?? '' }, { locale });
  return isSettled(found) ? m.case_report_line_done(of, { locale }) : m.case_report_line_waiting(of, { locale });
}
