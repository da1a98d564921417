import { CASE_PAGE } from '@perigee/core/moderation/cases/limits';
import type { CaseDetail, CaseMember, CaseStatistics, CaseSummary } from '@perigee/core/moderation/cases/schema';
import type { Db } from '../../../../database/database.ts';
import type { GuildDirectory } from '../../../community/index.ts';
import { countMember, readWeeks } from '../records/case-counts.ts';
import type { CaseFilters } from './list/case-filters.ts';
import type { CaseList } from './list/case-list.ts';
import type { CasePeople } from './case-people.ts';
import type { Case, CaseKey } from '../records/case-record.ts';
import { describeTrail, allowedActions, peopleIn, summariseCase } from '../records/describe-case.ts';
import type { LastingType, RunningCases } from './running-cases.ts';
import type { CaseStore } from '../records/case-store.ts';
import type { ReadableEvidence } from '../records/readable-evidence.ts';
import { countEvidence, readTrail } from '../records/read-trail.ts';

/** Reads a guild's cases for the site. */
export interface CaseReader {
  list(
    guildId: string,
    filters: CaseFilters,
    before: number | null,
  ): Promise<{ cases: CaseSummary[]; next: string | null }>;
  running(guildId: string, type: LastingType | null): Promise<{ running: CaseSummary[]; failed: CaseSummary[] }>;
  statistics(guildId: string): Promise<CaseStatistics>;
  member(guildId: string, userId: string): Promise<CaseMember>;
  /** As that person may see it; null if there is no such case. */
  detail(key: CaseKey, viewer: CaseViewer): Promise<CaseDetail | null>;
  summarise(guildId: string, cases: readonly Case[]): Promise<CaseSummary[]>;
}

interface CaseViewer {
  userId: string;
  /** Whether they may change that case. */
  mayChange: (found: Case) => Promise<boolean>;
}

interface ReaderDependencies {
  db: Db;
  /** For reads that may be slightly outdated. */
  laggingDb: Db;
  list: CaseList;
  store: CaseStore;
  runningCases: RunningCases;
  people: CasePeople;
  directory: Pick<GuildDirectory, 'get'>;
  readableEvidence: ReadableEvidence;
}

export function createCaseReader(deps: ReaderDependencies): CaseReader {
  const { db, laggingDb, list, runningCases, people } = deps;

  const summariseAll: CaseReader['summarise'] = async (guildId, cases) => {
    const name = await people.name(guildId, peopleIn(cases));
    return cases.map((one) => summariseCase(one, name));
  };

  return {
    summarise: summariseAll,

    async list(guildId, filters, before) {
      const { cases, next } = await list.page(guildId, filters, { before, limit: CASE_PAGE });
      return { cases: await summariseAll(guildId, cases), next: next === null ? null : String(next) };
    },

    async running(guildId, type) {
      const [running, failed] = [await runningCases.running(guildId, type), await runningCases.failed(guildId)];
      const all = await summariseAll(guildId, [...running, ...failed]);
      return { running: all.slice(0, running.length), failed: all.slice(running.length) };
    },

    async statistics(guildId) {
      const { weeks, moderators } = await readWeeks(laggingDb, guildId, new Date());
      const named = moderators.map(({ id, counts }) => ({ counts, person: { id, name: null } }));
      const name = await people.name(
        guildId,
        named.map(({ person }) => person),
      );
      return { weeks, moderators: named.map(({ person, counts }) => ({ moderator: name(person), counts })) };
    },

    async member(guildId, userId) {
      const { cases } = await list.page(guildId, { member: userId }, { before: null, limit: 1 });
      const person = cases[0]?.member ?? { id: userId, name: null };
      const name = await people.name(guildId, [person]);
      return { member: name(person), ...(await countMember(db, guildId, userId)) };
    },

    detail: (key, viewer) => readDetail(deps, key, viewer),
  };
}

async function readDetail(
  { db, store, people, directory, readableEvidence }: ReaderDependencies,
  key: CaseKey,
  { userId, mayChange }: CaseViewer,
): Promise<CaseDetail | null> {
  const found = await store.find(key);
  if (found === null) return null;
  const { guildId, number } = key;
  const trail = await readTrail(db, key);
  const name = await people.name(guildId, peopleIn([found], trail));
  const followers = await store.followersOf(guildId, [number]);
  const unreadable = await readableEvidence.unreadableOf(found, userId);
  return {
    ...summariseCase(found, name),
    message:
      found.message === null || unreadable.message
        ? null
        : { ...found.message, channelName: await channelName(directory, found.message.channelId, guildId) },
    hidesMessage: unreadable.message,
    evidenceCount: await countEvidence(db, key),
    hiddenEvidence: unreadable.pictures,
    followedBy: followers.map((follower) => follower.number),
    trail: describeTrail(trail, name),
    may: allowedActions(found, await mayChange(found)),
  };
}

/** Null if the channel is gone, or the bot has left. */
async function channelName(
  directory: Pick<GuildDirectory, 'get'>,
  channelId: string,
  guildId: string,
): Promise<string | null> {
  const guild = await directory.get(guildId).catch(() => null);
  return guild?.channels.find(({ id }) => id === channelId)?.name ?? null;
}
