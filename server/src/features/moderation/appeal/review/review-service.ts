import type { AppealDetail, AppealSummary } from '@perigee/core/moderation/appeal/review-schema';
import type { AppealState } from '@perigee/core/moderation/appeal/status';
import type { AppealVerdict, VerdictRefusal } from '@perigee/core/moderation/appeal/verdict';
import type { Appeal, AppealKey, Reviewer } from '../appeal.ts';
import type { AppealStore } from '../appeal-store.ts';
import type { Bans } from '../bans.ts';
import { describeAppeal, summariseAppeal } from './describe-appeal.ts';
import type { HoldRefusal, VerdictOutcome, VerdictStore } from './verdict-store.ts';

interface ListQuery {
  state?: AppealState | undefined;
  /** The `next` cursor of the previous page. */
  before?: string | undefined;
}

/** What reviewers see and do, in the channel and on the site. Null means there is no such appeal. */
export interface ReviewService {
  countWaiting(guildId: string): Promise<number>;
  list(guildId: string, query: ListQuery): Promise<{ appeals: AppealSummary[]; next: string | null }>;
  detail(key: AppealKey, reviewerId: string): Promise<AppealDetail | null>;
  find(key: AppealKey): Promise<Appeal | null>;
  decide(key: AppealKey, decision: Decision): Promise<VerdictOutcome<VerdictRefusal> | null>;
  hold(key: AppealKey, by: Reviewer, held: boolean): Promise<VerdictOutcome<HoldRefusal> | null>;
  retry(key: AppealKey, by: Reviewer): Promise<Appeal | null>;
  /** Looks up when and by whom the person was banned, if that could not be checked before. */
  recordBan(appeal: Appeal): Promise<Appeal>;
}

interface Decision {
  by: Reviewer;
  verdict: AppealVerdict;
  reason: string | null;
}

interface ReviewDependencies {
  appeals: AppealStore;
  verdicts: VerdictStore;
  bans: Bans;
}

const PAGE_SIZE = 20;

export function createReviewService({ appeals, verdicts, bans }: ReviewDependencies): ReviewService {
  const recordBan: ReviewService['recordBan'] = async (appeal) => {
    if (appeal.isBanKnown) return appeal;
    const origin = await bans.origin(appeal.guildId, appeal.userId);
    return (await verdicts.recordBan(appeal, origin)) ?? appeal;
  };

  return {
    countWaiting: appeals.countWaiting,
    find: appeals.find,
    hold: verdicts.hold,
    retry: verdicts.retry,
    recordBan,

    async list(guildId, { state, before }) {
      const found = await appeals.list(guildId, { state, before: readCursor(before), limit: PAGE_SIZE + 1 });
      const page = found.slice(0, PAGE_SIZE);
      const last = page.at(-1);
      const next = found.length > PAGE_SIZE && last !== undefined ? cursorOf(last) : null;
      return { appeals: page.map(summariseAppeal), next };
    },

    async detail(key, reviewerId) {
      const appeal = await appeals.find(key);
      return appeal === null ? null : describeAppeal(appeal, await appeals.events(key), reviewerId);
    },

    async decide(key, decision) {
      const appeal = await appeals.find(key);
      if (appeal === null) return null;
      // The moderator who banned may not judge the appeal, so try to find out who that was first.
      await recordBan(appeal);
      return verdicts.decide(key, decision);
    },
  };
}

function cursorOf({ submittedAt: at, id }: Appeal): string {
  return `${at.getTime()}-${id}`;
}

/** Undefined starts at the newest. */
function readCursor(text: string | undefined): { at: Date; id: string } | undefined {
  const [, ms, id] = /^(\d+)-(.+)$/.exec(text ?? '') ?? [];
  return ms === undefined || id === undefined ? undefined : { at: new Date(Number(ms)), id };
}
