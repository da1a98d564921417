import {
  channelMention,
  messageLink,
  quote as quoteLine,
  time,
  TimestampStyles,
  userMention,
} from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { APIEmbed } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { Case, CaseEvent } from '../records/case-record.ts';
import { personNameOf as nameOf } from '../orders/targets/name-people.ts';
import { DELIVERY_TEXTS, EVENT_NAMES, STATE_NAMES, TYPE_NAMES } from './case-texts.ts';

/**
 * How many of the newest trail entries, and how much of each text, are shown: keeps the whole below the platform's 4096
 * characters.
 */
const TRAIL_SHOWN = 10;
const SNAPSHOT_SHOWN = 500;
const CHANGE_SHOWN = 80;

interface ShownCase {
  caseRecord: Case;
  trail: readonly CaseEvent[];
  followers: readonly Case[];
  /** The page of the case on the site. */
  url: string;
  /** Everybody in the channel can read it, so the text of a note is hidden. */
  isPublic: boolean;
  /** Whether the message it is about may be shown to those who read this. */
  isQuoted: boolean;
}

/** A case with its trail. */
export function describeCase(
  { caseRecord, trail, followers, url, isPublic, isQuoted }: ShownCase,
  locale: Locale,
): APIEmbed {
  const { number, type, member } = caseRecord;
  const isHidden = isPublic && type === 'note';
  const shown = trail.slice(-TRAIL_SHOWN).map((event) => trailLine(event, isHidden, locale));
  const lines = [
    m.case_member({ member: nameOf(member) }, { locale }),
    moderatorLine(caseRecord, locale),
    stateLine(caseRecord, locale),
    ...spanLines(caseRecord, locale),
    ...deliveryLine(caseRecord, locale),
    ...(caseRecord.problem === null ? [] : [m.case_problem({ problem: caseRecord.problem }, { locale })]),
    ...linkLines(caseRecord, followers, locale),
    ...(isHidden ? [m.case_note_hidden({}, { locale })] : quotedLines(caseRecord.reason)),
    ...messageLines(caseRecord, { isPublic, isQuoted }, locale),
    '',
    ...(trail.length > TRAIL_SHOWN ? ['…'] : []),
    ...shown,
  ];
  const title = `${m.case_number({ number }, { locale })} · ${TYPE_NAMES[type]({}, { locale })}`;
  return { color: ACCENT_COLOR, title, url, description: lines.join('\n') };
}

function moderatorLine({ moderator, rule }: Case, locale: Locale): string {
  if (moderator !== null) return m.case_moderator({ moderator: userMention(moderator.id) }, { locale });
  return rule === null ? m.case_by_itself({}, { locale }) : m.case_rule({ rule }, { locale });
}

function stateLine({ state, createdAt }: Case, locale: Locale): string {
  return `${STATE_NAMES[state]({}, { locale })} · ${moment(createdAt)}`;
}

function spanLines({ durationMs, endsAt, state }: Case, locale: Locale): string[] {
  if (durationMs === null || endsAt === null) return [];
  const duration = writeDuration(durationMs, locale);
  if (state !== 'done' && state !== 'pending') return [m.case_lasted({ duration }, { locale })];
  const relative = time(seconds(endsAt), TimestampStyles.RelativeTime);
  return [m.case_lasts({ duration, relative }, { locale })];
}

function deliveryLine({ delivery }: Case, locale: Locale): string[] {
  return delivery === 'none' ? [] : [DELIVERY_TEXTS[delivery]({}, { locale })];
}

function linkLines({ linkedCase }: Case, followers: readonly Case[], locale: Locale): string[] {
  const numbered = followers.map(({ number }) => m.case_number({ number }, { locale })).join(', ');
  return [
    ...(linkedCase === null
      ? []
      : [m.case_follows({ case: m.case_number({ number: linkedCase }, { locale }) }, { locale })]),
    ...(numbered === '' ? [] : [m.case_followed({ cases: numbered }, { locale })]),
  ];
}

function messageLines(
  { message, guildId }: Case,
  { isPublic, isQuoted }: Pick<ShownCase, 'isPublic' | 'isQuoted'>,
  locale: Locale,
): string[] {
  if (message === null) return [];
  if (!isQuoted) return [isPublic ? m.case_message_elsewhere({}, { locale }) : m.case_message_hidden({}, { locale })];
  const { channelId, id } = message;
  const where =
    id === null
      ? m.case_message_stopped({ channel: channelMention(channelId) }, { locale })
      : m.case_message({ url: messageLink(channelId, id, guildId) }, { locale });
  return [where, ...quotedLines(cutText(message.text, SNAPSHOT_SHOWN))];
}

function trailLine({ kind, at, by, before, after }: CaseEvent, isHidden: boolean, locale: Locale): string {
  const who = by === null ? [] : [userMention(by.id)];
  return [
    moment(at),
    EVENT_NAMES[kind]({}, { locale }),
    ...(isHidden ? [] : changeOf(kind, before, after, locale)),
    ...who,
  ].join(' · ');
}

function changeOf(kind: CaseEvent['kind'], before: string | null, after: string | null, locale: Locale): string[] {
  if (kind !== 'reasonChanged' && kind !== 'durationChanged') return [];
  const shown = [before, after].map((value) => {
    if (kind === 'reasonChanged') return plain(cutText(value ?? '', CHANGE_SHOWN));
    const ms = Number(value ?? 0);
    return ms > 0 ? writeDuration(ms, locale) : m.case_endless({}, { locale });
  });
  return [shown.map((value) => `«${value}»`).join(' → ')];
}

/** A reason as a quotation; nothing for an empty one. */
export function quotedLines(text: string): string[] {
  const shown = plain(text);
  return shown === '' ? [] : [quoteLine(shown)];
}

/** Escapes a member's words, so that they cannot look like the bot's own. */
function plain(text: string): string {
  return escapeText(text.replaceAll(/\s+/g, ' ').trim());
}

function moment(at: Date): string {
  return time(seconds(at), TimestampStyles.ShortDateTime);
}

function seconds(at: Date): number {
  return Math.round(at.getTime() / 1000);
}
