import { createdAt } from '@perigee/core/base/ids/snowflake';
import { AuditLogEvent } from 'discord-api-types/v10';
import { setTimeout as pause } from 'node:timers/promises';
import type { BotContext } from '../../../bot/bot-context.ts';
import { describeError } from '../../../errors/describe-error.ts';
import { type AuditEntry, answersTo } from '../../community/index.ts';
import type { WaitingEntries, WaitingEntry } from './waiting-entries.ts';
import { type AuditCounts, createAuditCounts } from './audit-counts.ts';

/**
 * Pairs audit log entries with events that can repeat for the same target: deletions of one author's messages in a
 * channel, bulk deletions, members who leave. The moment in the entry's id decides; where several events fit, the log
 * says that it is not certain.
 */
export interface MomentPairing {
  /** An audit log entry that the gateway reported, however late. */
  addEntry(bot: BotContext, audit: AuditEntry): void;
  /** An event that waits for its actor. */
  addEvent(event: WaitingEntry): void;
  /** A message was deleted by an unknown person: the audit log may only have raised the count of an entry. */
  askAbout(bot: BotContext, deleted: { guildId: string; authorId: string; channelId: string }): void;
}

interface Deps {
  waiting: WaitingEntries;
  name: (event: WaitingEntry, audit: AuditEntry) => Promise<void>;
  /** Null where more than one entry fits. */
  doubt: (event: WaitingEntry, audit: AuditEntry | null) => Promise<void>;
}

interface KnownEntry {
  bot: BotContext;
  audit: AuditEntry;
  moment: number;
  receivedAt: number;
}

/** How far an event's arrival and the moment of its audit log entry are apart at most, in milliseconds. */
const NEAR_MS = 1_500;

/** How late the audit log can be, in milliseconds. */
const LATE_MS = 11_000;

/** When the audit log is read after a deletion: soon, and once it can no longer be late, in milliseconds. */
const ASK_AFTER_MS = [2_000, LATE_MS + 1_500];

/** A count can be raised before the event arrives, in milliseconds. */
const EVENT_LAG_MS = 500;

/** How long an entry without its event is kept, in milliseconds. */
const KEPT_MS = 30_000;

const PAIRED: ReadonlySet<AuditLogEvent> = new Set([
  AuditLogEvent.MessageDelete,
  AuditLogEvent.MessageBulkDelete,
  AuditLogEvent.MemberKick,
  AuditLogEvent.MemberPrune,
  AuditLogEvent.MemberBanAdd,
]);

interface State extends Deps {
  counts: AuditCounts;
  /** Entries whose moment is not over yet. */
  undecided: Set<KnownEntry>;
  /** Entries whose event may still arrive. */
  unexplained: Set<KnownEntry>;
  /** Reads of the audit log that are planned. */
  asking: Set<string>;
}

/** Pairs audit log entries with events by their moments. */
export function createMomentPairing(deps: Deps): MomentPairing {
  const state: State = {
    ...deps,
    counts: createAuditCounts(),
    undecided: new Set(),
    unexplained: new Set(),
    asking: new Set(),
  };
  return {
    addEntry(bot, audit) {
      if (!PAIRED.has(audit.action_type)) return;
      // The bot knows its own bulk deletions.
      if (audit.action_type === AuditLogEvent.MessageBulkDelete && audit.user_id === bot.botId) return;
      const receivedAt = Date.now();
      const known = { bot, audit, moment: createdAt(audit.id).getTime(), receivedAt };
      state.counts.add(audit);
      state.undecided.add(known);
      const wait = Math.min(NEAR_MS, Math.max(0, known.moment + NEAR_MS - receivedAt));
      later(bot, wait, () => decide(state, known));
    },
    addEvent: (event) => explainLate(state, event),
    askAbout(bot, { guildId, authorId, channelId }) {
      if (state.counts.has(guildId, authorId, channelId)) ask(state, bot, guildId);
    },
  };
}

/** Finds the events of an entry, once all of its moment have arrived. */
async function decide(state: State, known: KnownEntry): Promise<void> {
  const { counts, undecided, unexplained } = state;
  const { bot, audit, moment, receivedAt } = known;
  const near = fitting(state, audit, moment - NEAR_MS, moment + NEAR_MS);
  const isRivalled = hasRival(state, known);
  undecided.delete(known);
  unexplained.add(known);
  setTimeout(() => unexplained.delete(known), KEPT_MS).unref();
  const isDeletion = audit.action_type === AuditLogEvent.MessageDelete;
  if (near.length === 0) {
    await tellDoubt(state, fitting(state, audit, moment, receivedAt), audit);
  } else if (near.length === 1 || !isDeletion) {
    // A rival's event may follow, which this entry explains as well.
    if (!isRivalled) unexplained.delete(known);
    if (near.length === 1 && !isRivalled) await tellName(state, near, audit);
    else await tellDoubt(state, near, isRivalled ? null : audit);
  } else {
    const growth = await counts.read(bot, audit.guild_id);
    await pause(EVENT_LAG_MS);
    const all = fitting(state, audit, moment - NEAR_MS, Date.now());
    unexplained.delete(known);
    if (!isRivalled && all.length <= 1 + (growth.get(audit.id)?.by ?? 0)) await tellName(state, all, audit);
    else await tellDoubt(state, all, isRivalled ? null : audit);
  }
  if (isDeletion && fitting(state, audit, moment, Date.now()).length > 0) ask(state, bot, audit.guild_id);
}

/** Finds the deletions that raised the counts of entries. */
async function recount(state: State, bot: BotContext, guildId: string): Promise<void> {
  const grown = await state.counts.read(bot, guildId);
  if (grown.size === 0) return;
  await pause(EVENT_LAG_MS);
  for (const { audit, by, since } of grown.values()) {
    const events = fitting(state, audit, Math.max(createdAt(audit.id).getTime(), since - LATE_MS), Date.now());
    const isRivalled = [...grown.values()].some((other) => isOfAnother(other.audit, audit));
    if (!isRivalled && events.length <= by) await tellName(state, events, audit);
    else await tellDoubt(state, events, isRivalled ? null : audit);
  }
}

/** Names an event that arrived after its entry. */
function explainLate(state: State, event: WaitingEntry): void {
  const { guildId, match, at } = event;
  const known = [...state.unexplained].filter(({ audit }) => audit.guild_id === guildId && answersTo(audit, match));
  const near = known.filter(({ moment }) => Math.abs(moment - at) <= NEAR_MS);
  const [one] = near.length > 0 ? near : known.filter(({ receivedAt }) => Math.abs(receivedAt - at) <= NEAR_MS);
  if (one === undefined) return;
  for (const each of near) state.unexplained.delete(each);
  const actors = new Set(near.map(({ audit }) => audit.user_id));
  later(one.bot, 0, () =>
    actors.size === 1
      ? tellName(state, [event], one.audit)
      : tellDoubt(state, [event], actors.size === 0 ? one.audit : null),
  );
}

/** Plans to read the audit log. */
function ask(state: State, bot: BotContext, guildId: string): void {
  for (const after of ASK_AFTER_MS) {
    // Deletions of the same second share a read.
    const key = `${guildId} ${Math.ceil((Date.now() + after) / 1_000)}`;
    if (state.asking.has(key)) continue;
    state.asking.add(key);
    later(bot, after, () => {
      state.asking.delete(key);
      return recount(state, bot, guildId);
    });
  }
}

function fitting({ waiting }: State, audit: AuditEntry, from: number, until: number): WaitingEntry[] {
  return waiting.of(
    audit.guild_id,
    ({ match, at }) => match.moment === true && answersTo(audit, match) && at >= from && at <= until,
  );
}

async function tellName(state: State, events: readonly WaitingEntry[], audit: AuditEntry): Promise<void> {
  for (const event of events) state.waiting.remove(event);
  await Promise.all(events.map((event) => state.name(event, audit)));
}

async function tellDoubt(state: State, events: readonly WaitingEntry[], audit: AuditEntry | null): Promise<void> {
  for (const event of events) state.waiting.remove(event);
  await Promise.all(events.map((event) => state.doubt(event, audit)));
}

/** Whether another person's entry is as near to the same events. */
function hasRival({ undecided, unexplained }: State, { audit, moment }: KnownEntry): boolean {
  return [...undecided, ...unexplained].some(
    (other) => isOfAnother(other.audit, audit) && Math.abs(other.moment - moment) <= 2 * NEAR_MS,
  );
}

function later(bot: BotContext, ms: number, run: () => Promise<void>): void {
  setTimeout(() => {
    run().catch((error: unknown) => bot.log.warn(describeError(error), 'failed to pair audit log entries'));
  }, ms).unref();
}

/** Whether both entries can explain the same events, and name different people. */
function isOfAnother(one: AuditEntry, other: AuditEntry): boolean {
  return (
    one.guild_id === other.guild_id &&
    one.target_id === other.target_id &&
    channelOf(one) === channelOf(other) &&
    one.user_id !== other.user_id
  );
}

function channelOf({ options }: AuditEntry): string | null {
  return options !== undefined && 'channel_id' in options ? options.channel_id : null;
}
