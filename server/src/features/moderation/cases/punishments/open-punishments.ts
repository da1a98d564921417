import type { CaseType } from '@perigee/core/moderation/cases/case';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import type { Case, NewCase, Person } from '../records/case-record.ts';
import { type CaseStore, createCaseStore } from '../records/case-store.ts';
import { findStricter } from '../records/stricter-cases.ts';
import { addEvidence, storeEvidence } from '../records/store-evidence.ts';
import type { CaseOpening as Opening } from '../records/open-cases.ts';
import { changeReason, liftWarn, retryCase } from './changes/change-case.ts';
import { changeDuration } from './changes/change-duration.ts';
import { MayNotUndo, undoChain } from './changes/undo-chain.ts';
import { findChain } from '../records/case-chain.ts';
import { casesOrderedBy, changeOnce, type IdempotencyDeps, openOnce } from './idempotency.ts';
import { takeBackReports } from './order-report.ts';
import { withoutMilder } from './keep-stricter.ts';
import { prepareCase, silently, withoutMessage } from './prepare-case.ts';
import type { CaseChange, LiftOrder, PunishmentOrder, Punishments, UndoOrder, Undone } from './punishments.ts';
import { BULK_ABOVE, startAutomatic, startCases } from './start-cases.ts';
import { waitUntilSettled } from './wait-until-settled.ts';
import type { CaseWaiters } from './case-waiters.ts';

interface PunishmentsDependencies {
  db: Db;
  events: Events;
  store: CaseStore;
  settings: SettingsCache;
  waiters: CaseWaiters;
}

/** Creates the service. It opens cases; this feature's jobs carry them out. */
export function createPunishments({ db, events, store, settings, waiters }: PunishmentsDependencies): Punishments {
  const once = { db, events, store };
  const open = openWith(once, settings);

  const change = <Change extends { guildId: string; cause?: string }>(
    run: (tx: DbTransaction, stored: GuildSettings, change: Change) => Promise<CaseChange>,
  ) => {
    return async (input: Change) => {
      const stored = await settings.get(input.guildId);
      return changeOnce(once, input, (tx) => run(tx, stored, input));
    };
  };

  return {
    punish: (order) => open(order, order.type),
    note: (order) => open(order, 'note'),
    lift: (order) => open(order, order.type),
    stricterThan: (guildId, intended, memberIds) => findStricter(db, guildId, intended, memberIds),
    undo: undoWith(once, settings),
    chainOf: (guildId, number) => findChain(db, { guildId, number }),
    liftWarn: change(async (tx, _stored, { claim, ...input }) =>
      claim === undefined || (await claim(tx)) ? liftWarn(tx, input) : { refusal: 'alreadyOver' },
    ),
    changeReason: change((tx, _stored, input) => changeReason(tx, input)),
    changeDuration: change(changeDuration),
    retry: change(retryCase),
    addEvidence: (input) => events.transaction((tx) => addEvidence(tx, input)),
    settled: (guildId, numbers, withinMs) => waitUntilSettled({ store, waiters }, { guildId, numbers, withinMs }),
    reported: takeBackReports(db),
    followersOf: store.followersOf,
    orderedBy: (guildId, cause) => casesOrderedBy(once, guildId, [cause]),
  };
}

function undoWith({ events }: Pick<IdempotencyDeps, 'events'>, settings: SettingsCache) {
  return async (order: UndoOrder): Promise<Undone> => {
    const stored = await settings.get(order.guildId);
    try {
      const undone = await events.transaction((tx) => undoChain({ events, tx, settings: stored, order }));
      return undone === null ? null : { undone };
    } catch (error) {
      if (error instanceof MayNotUndo) return { lacks: error.type };
      throw error;
    }
  };
}

/** Opens the cases of an order and their follow-ups in one transaction. */
function openWith(once: IdempotencyDeps, settings: SettingsCache) {
  return async (order: Order, type: CaseType): Promise<Case[]> => {
    const { guildId, members } = order;
    const stored = await settings.get(guildId);
    const openings = members.map((member) => prepareCase(stored, newCase(order, type, member)));
    // So many direct messages make the platform treat the bot as a spammer. A raid arrives in many small orders.
    const isCrowd = openings.length > BULK_ABOVE || order.rule === 'raid';
    const told = isCrowd ? openings.map(withoutMessage) : order.isSilent === true ? openings.map(silently) : openings;
    return openOnce(once, guildId, told, (tx, unheard) =>
      openAll(once.events, tx, { order, stored, openings: unheard }),
    );
  };
}

interface OpenedOrder {
  order: Order;
  stored: GuildSettings;
  openings: readonly Opening[];
}

async function openAll(events: Events, tx: DbTransaction, { order, stored, openings }: OpenedOrder): Promise<Case[]> {
  const { guildId, report = null, evidence = [] } = order;
  if (order.claim !== undefined && !(await order.claim(tx))) return [];
  const linked = await linkLifted(tx, guildId, openings);
  const kept = order.keepsStricter === true ? await withoutMilder(tx, guildId, linked) : linked;
  const start = order.source === 'automod' ? startAutomatic : startCases;
  const cases = await start({ events, tx, guildId, settings: stored, report: kept.length === 0 ? null : report }, kept);
  // Evidence of a large order is stored on its first cases only, to avoid hundreds of copies.
  for (const opened of cases.slice(0, BULK_ABOVE)) await storeEvidence(tx, opened, evidence);
  await order.noteCases?.(tx, cases);
  return cases;
}

/** Links an unmute or unban to the case it lifts, if there is one. */
async function linkLifted(tx: DbTransaction, guildId: string, openings: readonly Opening[]): Promise<Opening[]> {
  const linked: Opening[] = [];
  for (const opening of openings) {
    const lifted = LIFTED[opening.type];
    const inForce = lifted === undefined ? [] : await createCaseStore(tx).inForce(guildId, opening.member.id, lifted);
    const linkedCase = inForce.at(-1)?.number;
    linked.push(linkedCase === undefined ? opening : { ...opening, linkedCase });
  }
  return linked;
}

const LIFTED: Partial<Record<CaseType, CaseType>> = { unmute: 'mute', unban: 'ban' };

type Extras =
  | 'rule'
  | 'durationMs'
  | 'message'
  | 'linkedCase'
  | 'deleteSeconds'
  | 'evidence'
  | 'keepsStricter'
  | 'isSilent'
  | 'claim'
  | 'noteCases';
type Order = Omit<LiftOrder, 'type'> & Pick<PunishmentOrder, Extras>;

function newCase(order: Order, type: CaseType, member: Person): NewCase {
  const { moderator, reason, source, rule, durationMs, message, linkedCase, deleteSeconds, cause } = order;
  return {
    type,
    member,
    moderator,
    reason,
    source,
    ...(rule !== undefined && { rule }),
    ...(durationMs !== undefined && takesDuration(type) && { durationMs }),
    ...(message !== undefined && { message }),
    ...(linkedCase !== undefined && { linkedCase }),
    ...(deleteSeconds !== undefined && { deleteSeconds }),
    ...(cause !== undefined && { cause: typeof cause === 'string' ? cause : cause(member) }),
  };
}

function takesDuration(type: CaseType): boolean {
  return type === 'mute' || type === 'ban';
}
