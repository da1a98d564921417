import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { RaidEntry } from '@perigee/core/moderation/automod/raid-entry';
import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import type { Hit } from '../hits/hit.ts';
import type { DayCount, HitCursor } from '../hits/read-hits.ts';
import type { HitViewer, ReadableHits } from '../hits/readable-hits.ts';
import type { RaidHistory } from '../raid/raid-history.ts';
import type { Raid } from '../raid/raid-rows.ts';

export interface EntrySources {
  hits: ReadableHits;
  raids: RaidHistory;
}

interface EntryFilters {
  rule?: RuleKey | undefined;
  member?: string | undefined;
  /** The `next` cursor of the previous page. */
  before?: string | undefined;
}

interface EntryPage {
  hits: HitReply[];
  raids: RaidEntry[];
  next: string | null;
}

/** Entries per page. */
const PAGE = 50;

/** What somebody sees of what automoderation did, newest first: messages that broke rules, and raids. */
export async function listEntries(
  { hits, raids }: EntrySources,
  viewer: HitViewer,
  { rule, member, before }: EntryFilters,
): Promise<EntryPage> {
  const range = { limit: PAGE + 1, ...(before !== undefined && { before: cursorOf(before) }) };
  const isAboutRaids = member === undefined && (rule === undefined || rule === 'raid');
  const [foundHits, foundRaids] = await Promise.all([
    hits.list(viewer, { ...range, ...(rule && { rule }), ...(member && { memberId: member }) }),
    isAboutRaids ? raids.list(viewer.guildId, range) : [],
  ]);
  const entries = [
    ...foundHits.map((hit) => ({ at: hit.at, id: hit.id, hit })),
    ...foundRaids.map((raid) => ({ at: raid.begunAt, id: raid.id, raid })),
  ].toSorted(fromNewest);
  const shown = entries.slice(0, PAGE);
  const last = entries.length > PAGE ? shown.at(-1) : undefined;
  return {
    hits: shown.flatMap((entry) => ('hit' in entry ? [hitReply(entry.hit)] : [])),
    raids: shown.flatMap((entry) => ('raid' in entry ? [raidEntry(entry.raid)] : [])),
    next: last === undefined ? null : `${last.at.getTime()}-${last.id}`,
  };
}

/** How often each rule fired on each of the last seven days, where they can read. A raid counts once. */
export async function countEntries({ hits, raids }: EntrySources, viewer: HitViewer): Promise<DayCount[]> {
  const [ofMessages, ofRaids] = await Promise.all([hits.countsOfWeek(viewer), raids.countsOfWeek(viewer.guildId)]);
  return [...ofMessages, ...ofRaids.map((counted) => ({ rule: 'raid' as const, ...counted }))];
}

function fromNewest(one: HitCursor, other: HitCursor): number {
  return other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
}

function cursorOf(written: string): HitCursor {
  const [at = '', ...id] = written.split('-');
  return { at: new Date(Number(at)), id: id.join('-') };
}

function hitReply({ member, rules, spans, files, at, wrongAt, ...hit }: Hit): HitReply {
  const { id, channelId, messageId, text, isLogOnly, isDeleted, isStopped, caseNumber, restoring, restoredId } = hit;
  return {
    id,
    channelId,
    messageId,
    text,
    isLogOnly,
    isDeleted,
    isStopped,
    caseNumber,
    restoring,
    restoredId,
    files: [...files],
    at: at.toISOString(),
    rules: [...rules],
    spans: [...spans],
    member: { id: member.id, username: member.name },
    wrongAt: wrongAt?.toISOString() ?? null,
  };
}

function raidEntry({ id, begunAt, endsAt, endedAt, undoneBy, measures, joined, kicked }: Raid): RaidEntry {
  const { isLogOnly, pauseInvites, raiseVerification } = measures;
  return {
    id,
    at: begunAt.toISOString(),
    isLogOnly,
    pausesInvites: pauseInvites && !isLogOnly,
    raisesVerification: raiseVerification && !isLogOnly,
    joined,
    kicked,
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    isUndone: undoneBy !== null,
  };
}
