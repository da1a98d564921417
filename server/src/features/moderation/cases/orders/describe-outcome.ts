import { quote, subtext, time, TimestampStyles } from '@discordjs/formatters';
import type { CaseType } from '@perigee/core/moderation/cases/case';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { Case } from '../records/case-record.ts';
import { personNameOf } from './targets/name-people.ts';
import type { LostPicture } from './read-evidence.ts';

/** The outcome of an order. */
export interface OrderOutcome {
  cases: readonly Case[];
  /** Cases that the ladder added. */
  followers: readonly Case[];
  /** Lines about members it could not be applied to. */
  refused: readonly string[];
  lostPictures: readonly LostPicture[];
  /** Only if a single member was warned. */
  activeWarns: number | null;
}

type Say<Inputs> = (inputs: Inputs, options: { locale: Locale }) => string;

const DONE: Record<CaseType, Say<{ member: string }>> = {
  warn: m.punished_warn,
  mute: m.punished_mute,
  kick: m.punished_kick,
  ban: m.punished_ban,
  softban: m.punished_softban,
  unmute: m.punished_unmute,
  unban: m.punished_unban,
  note: m.punished_note,
};

const FAILED: Record<CaseType, Say<{ member: string; problem: string }>> = {
  warn: m.failed_warn,
  mute: m.failed_mute,
  kick: m.failed_kick,
  ban: m.failed_ban,
  softban: m.failed_softban,
  unmute: m.failed_unmute,
  unban: m.failed_unban,
  note: m.failed_note,
};

/** Cases listed individually; failed ones come first. */
const LINES_MAX = 10;

/** Characters of a reason that are repeated, in UTF-16 code units. */
const REASON_SHOWN = 300;

/** The platform's limit. */
const CONTENT_MAX = 2_000;

/** Describes what was done, until when, and what failed. */
export function describeOutcome(outcome: OrderOutcome, locale: Locale): string {
  const { cases, followers, refused, lostPictures, activeWarns } = outcome;
  const [first] = cases;
  // Higher counts come first; what is done has -1.
  const order: Case['state'][] = ['pending', 'failed'];
  const ranked = cases.toSorted((one, other) => order.indexOf(other.state) - order.indexOf(one.state));
  const shown = ranked.slice(0, LINES_MAX);
  const lines = [
    ...(cases.length > LINES_MAX ? [summaryOf(cases, locale)] : []),
    ...shown.map((each) => caseLine(each, locale)),
    ...moreThan(shown.length, cases.length, locale),
    ...(activeWarns === null ? [] : [m.active_warns({ count: activeWarns }, { locale })]),
    ...followers.slice(0, LINES_MAX).map((each) => `↪️ ${caseLine(each, locale)}`),
    ...moreThan(LINES_MAX, followers.length, locale),
    ...reasonLine(first),
    ...refusedLines(refused, locale),
    ...undeliveredLine([...cases, ...followers], locale),
    ...lostPictureLines(lostPictures, locale),
  ];
  return cutText(lines.join('\n'), CONTENT_MAX);
}

/** Says which pictures were not kept, and why. */
export function lostPictureLines(lostPictures: readonly LostPicture[], locale: Locale): string[] {
  return lostPictures.map((picture) => subtext(lostLine(picture, locale)));
}

/** Lists who could not be punished and why; long lists are cut. */
export function refusedLines(refused: readonly string[], locale: Locale): string[] {
  const shown = refused.slice(0, LINES_MAX).map((line) => `🚫 ${line}`);
  return [...shown, ...moreThan(LINES_MAX, refused.length, locale)];
}

/** Quotes the reason below a reply, escaped so that user text cannot pass for the bot's. */
export function quoteReason(reason: string): string[] {
  const shown = cutText(reason.replaceAll(/\s+/g, ' ').trim(), REASON_SHOWN);
  return shown === '' ? [] : [quote(escapeText(shown))];
}

/** The end of a punishment, as absolute and relative time. */
export function untilText(endsAt: Date, locale: Locale): string {
  const seconds = Math.round(endsAt.getTime() / 1000);
  const moment = time(seconds, TimestampStyles.LongDateShortTime);
  return m.punished_until({ moment, relative: time(seconds, TimestampStyles.RelativeTime) }, { locale });
}

function caseLine(found: Case, locale: Locale): string {
  const { type, state, number, member, problem, endsAt } = found;
  const named = { member: personNameOf(member) };
  const numbered = m.punished_case({ number }, { locale });
  if (state === 'failed') return `❌ ${FAILED[type]({ ...named, problem: problem ?? '?' }, { locale })} · ${numbered}`;
  if (state === 'pending') return `⏳ ${m.punished_pending(named, { locale })} · ${numbered}`;
  if (state === 'lifted' && problem !== null) return `⚖️ ${named.member}: ${problem} · ${numbered}`;
  const lasts = type === 'mute' || type === 'ban' ? [m.punished_endless({}, { locale })] : [];
  const until = endsAt === null ? lasts : [untilText(endsAt, locale)];
  return [DONE[type](named, { locale }), ...until, numbered].join(' · ');
}

function summaryOf(cases: readonly Case[], locale: Locale): string {
  const count = (state: Case['state']) => cases.filter((each) => each.state === state).length;
  const numbers = cases.map(({ number }) => number);
  const [failed, pending] = [count('failed'), count('pending')];
  const range = { first: Math.min(...numbers), last: Math.max(...numbers) };
  return m.punished_summary({ done: cases.length - failed - pending, failed, pending, ...range }, { locale });
}

function moreThan(shown: number, all: number, locale: Locale): string[] {
  return all > shown ? [m.case_report_more({ count: all - shown }, { locale })] : [];
}

function reasonLine(first: Case | undefined): string[] {
  return first === undefined ? [] : quoteReason(first.reason);
}

function undeliveredLine(cases: readonly Case[], locale: Locale): string[] {
  if (cases.some(({ state, delivery }) => state !== 'failed' && delivery === 'crowd')) {
    return [subtext(m.punished_crowd({}, { locale }))];
  }
  if (cases.some((found) => found.state !== 'failed' && found.delivery === 'none' && isToldOf(found))) {
    return [subtext(m.punished_silent({}, { locale }))];
  }
  const untold = cases.filter(({ state, delivery }) => state !== 'failed' && UNDELIVERED.has(delivery));
  if (untold.length === 0) return [];
  const members = [...new Set(untold.slice(0, LINES_MAX).map(({ member }) => personNameOf(member)))];
  const more = untold.length > LINES_MAX ? ['…'] : [];
  return [subtext(m.punished_untold({ members: [...members, ...more].join(', ') }, { locale }))];
}

/** Whether members usually get a message about it; what was not carried out gets none. */
function isToldOf({ type, state, problem }: Case): boolean {
  const isLift = type === 'unmute' || type === 'unban' || type === 'note';
  return !isLift && state !== 'pending' && problem === null;
}

const UNDELIVERED: ReadonlySet<Case['delivery']> = new Set<Case['delivery']>(['closed', 'failed']);

function lostLine({ name, why }: LostPicture, locale: Locale): string {
  const file = { name: escapeText(cutText(name, 60)) };
  switch (why) {
    case 'tooMany':
      return m.evidence_too_many(file, { locale });
    case 'tooLarge':
      return m.evidence_too_large(file, { locale });
    case 'noPicture':
      return m.evidence_no_picture(file, { locale });
    case 'unreachable':
      return m.evidence_unreachable(file, { locale });
    default:
      return why satisfies never;
  }
}
