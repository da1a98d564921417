import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import { CASE_TYPES, type CaseType } from '@perigee/core/moderation/cases/case';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { Db } from '../../../../database/database.ts';
import type { Case } from '../records/case-record.ts';
import { countMember } from '../records/case-counts.ts';
import { STATE_NAMES, TYPE_NAMES } from './case-texts.ts';
import { readCase } from '../records/read-case.ts';
import { snowflake } from '@perigee/core/base/ids/snowflake';
import { customId, wholeNumber } from '../../../../bot/components/custom-id.ts';

/** A page of a member's history, from 0; `isPublic` is 1 if everybody in the channel can read it. */
export const historyPageId = customId({
  feature: 'cases',
  action: 'page',
  version: 1,
  args: { askerId: snowflake, memberId: snowflake, page: wholeNumber, isPublic: wholeNumber },
});

/** Cases per page in chat. */
export const HISTORY_PAGE_SIZE = 10;

const REASON_SHOWN = 100;

interface HistoryView {
  guildId: string;
  memberId: string;
  askerId: string;
  page: number;
  isPublic: boolean;
}

/** A page of a member's cases, with the number of cases per type. */
export async function describeCaseHistory(db: Db, view: HistoryView, locale: Locale): Promise<ReplyBody> {
  const { guildId, memberId } = view;
  const { counts } = await countMember(db, guildId, memberId);
  const total = CASE_TYPES.reduce((sum, type) => sum + counts[type], 0);
  if (total === 0) return { content: m.cases_none({ member: userMention(memberId) }, { locale }) };
  const last = Math.ceil(total / HISTORY_PAGE_SIZE) - 1;
  // The page may no longer exist.
  const page = Math.min(view.page, last);
  const cases = await memberHistory(db, view, { page, size: HISTORY_PAGE_SIZE });
  const lines = [
    userMention(memberId),
    countsLine(counts, locale),
    '',
    ...cases.map((found) => lineOf(found, view.isPublic, locale)),
  ];
  return {
    embeds: [
      {
        color: ACCENT_COLOR,
        title: m.cases_title({ count: total }, { locale }),
        description: lines.join('\n'),
        footer: { text: m.cases_page({ page: page + 1, pages: last + 1 }, { locale }) },
      },
    ],
    components: last === 0 ? [] : [pageButtons({ ...view, page }, last)],
  };
}

function countsLine(counts: Record<CaseType, number>, locale: Locale): string {
  return CASE_TYPES.filter((type) => counts[type] > 0)
    .map((type) => `${TYPE_NAMES[type]({}, { locale })}: ${counts[type]}`)
    .join(' · ');
}

function lineOf(
  { number, type, state, createdAt, moderator, reason, endsAt }: Case,
  isPublic: boolean,
  locale: Locale,
) {
  const when = time(Math.round(createdAt.getTime() / 1000), TimestampStyles.ShortDate);
  const shown = escapeText(cutText(reason.replaceAll(/\s+/g, ' ').trim(), REASON_SHOWN));
  const isHidden = isPublic && type === 'note';
  return [
    `**${m.case_number({ number }, { locale })}** ${TYPE_NAMES[type]({}, { locale })}`,
    ...(state === 'done' ? [] : [STATE_NAMES[state]({}, { locale })]),
    when,
    ...(moderator === null ? [] : [userMention(moderator.id)]),
    ...(state === 'done' && endsAt !== null ? [m.warns_expires({ relative: relativeTo(endsAt) }, { locale })] : []),
    ...(shown === '' || isHidden ? [] : [shown]),
  ].join(' · ');
}

function relativeTo(moment: Date): string {
  return time(Math.round(moment.getTime() / 1000), TimestampStyles.RelativeTime);
}

function pageButtons({ askerId, memberId, page, isPublic }: HistoryView, last: number) {
  const button = (emoji: string, to: number, disabled: boolean) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Secondary as const,
    emoji: { name: emoji },
    disabled,
    custom_id: historyPageId.write({ askerId, memberId, page: Math.max(0, to), isPublic: isPublic ? 1 : 0 }),
  });
  return {
    type: ComponentType.ActionRow as const,
    components: [button('◀️', page - 1, page === 0), button('▶️', page + 1, page === last)],
  };
}

/** A page of a member's cases, newest first; pages count from 0. */
async function memberHistory(
  db: Db,
  member: { guildId: string; memberId: string },
  { page, size }: { page: number; size: number },
): Promise<Case[]> {
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .where('guild_id', '=', member.guildId)
    .where('member_id', '=', member.memberId)
    .orderBy('number', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(readCase);
}
