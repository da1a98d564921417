import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { m } from '#texts';
import { enqueueJobs, newJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import type { Case, NewCase } from '../records/case-record.ts';
import { countActiveWarns } from '../records/case-store.ts';
import { openCases, type CaseOpening as Opening } from '../records/open-cases.ts';
import { applyManyJob, retryEarlierCasesNow, newApply, newEnd, newNotification } from './case-jobs.ts';
import { publishHappened } from './case-events.ts';
import { MuteImpossible } from './mutes/mute-impossible.ts';
import { notingStricter } from './keep-stricter.ts';
import { newReport } from './order-report.ts';
import { prepareCase, silently, withoutMessage } from './prepare-case.ts';
import type { ReportTo } from './punishments.ts';

/**
 * The members of a larger order are not notified. More bans than this use the platform's bulk ban, which takes at most
 * `BULK_MAX` per call.
 */
export const BULK_ABOVE = 10;
const BULK_MAX = 200;

interface CaseStart {
  events: Events;
  tx: DbTransaction;
  guildId: string;
  settings: GuildSettings;
  /** Where to report the outcome if nobody replies. */
  report: ReportTo | null;
}

/** Opens cases with the jobs they need, then the cases that the ladder adds. */
export async function startCases(starting: CaseStart, openings: readonly Opening[]): Promise<Case[]> {
  const { events, tx, guildId, settings, report } = starting;
  const cases = await openCases(tx, guildId, openings);
  const reports = report === null ? [] : [newReport(guildId, cases, report)];
  await enqueueJobs(tx, [...jobsFor(guildId, cases), ...reports]);
  await retryEarlierCasesNow(
    tx,
    guildId,
    cases.filter(({ state }) => state === 'pending'),
  );
  const warns = cases.filter(({ type }) => type === 'warn');
  for (const warn of warns) await publishHappened(events, tx, warn);
  const followers = await applyWarnEscalation(tx, settings, warns);
  if (followers.length > 0) await startAutomatic({ ...starting, report: null }, followers);
  return cases;
}

/** Does so for punishments that nobody ordered: they never replace a stricter one. */
export async function startAutomatic(starting: CaseStart, openings: readonly Opening[]): Promise<Case[]> {
  const { tx, guildId: id, settings } = starting;
  const spared = await notingStricter(tx, { id, settings }, openings);
  const cases = await startCases(starting, spared.openings);
  await spared.note(cases);
  return cases;
}

function jobsFor(guildId: string, cases: readonly Case[]) {
  const bans = cases.filter(({ type }) => type === 'ban');
  const isBulk = bans.length > BULK_ABOVE;
  const singles = cases.flatMap((opened) => {
    const isSingle = opened.state === 'pending' && !(isBulk && opened.type === 'ban');
    return [
      ...(opened.type === 'warn' ? [newNotification(opened), ...newEnd(opened)] : []),
      ...(isSingle ? [newApply(opened)] : []),
    ];
  });
  return isBulk ? [...singles, ...inBulk(guildId, bans)] : singles;
}

function inBulk(guildId: string, bans: readonly Case[]) {
  const count = Math.ceil(bans.length / BULK_MAX);
  return Array.from({ length: count }, (_, index) => {
    const numbers = bans.slice(index * BULK_MAX, (index + 1) * BULK_MAX).map(({ number }) => number);
    return newJob(applyManyJob, { guildId, key: String(numbers[0]), payload: { numbers } });
  });
}

/** Punishments that follow from newly opened warns, at most one per member: the rung for exactly their count. */
async function applyWarnEscalation(
  tx: DbTransaction,
  settings: GuildSettings,
  warns: readonly Case[],
): Promise<Opening[]> {
  const [first] = warns;
  if (first === undefined || settings.warnsPunishments.length === 0) return [];
  const members = warns.map(({ guildId, member }) => ({ guildId, memberId: member.id }));
  const counts = await countActiveWarns(tx, members);
  return warns.flatMap((warn, index) => {
    const rung = settings.warnsPunishments.find((each) => each.warns === counts[index]);
    if (rung === undefined) return [];
    const { type, duration, reason } = rung.punishment;
    const follower: NewCase = {
      type,
      member: warn.member,
      moderator: null,
      reason: reason === '' ? warn.reason : reason,
      source: 'ladder',
      linkedCase: warn.number,
      ...(duration > 0 && { durationMs: duration }),
    };
    const opening = prepareFollower(settings, follower);
    if (warn.delivery === 'crowd') return [withoutMessage(opening)];
    return [warn.delivery === 'none' ? silently(opening) : opening];
  });
}

/** The warn is kept even if the guild has no way to mute; the follow-up case fails and says why. */
function prepareFollower(settings: GuildSettings, follower: NewCase): Opening {
  try {
    return prepareCase(settings, follower);
  } catch (error) {
    if (!(error instanceof MuteImpossible)) throw error;
    const problem = m.case_mute_impossible({}, { locale: settings.language.interface });
    return { ...follower, state: 'failed', problem };
  }
}
