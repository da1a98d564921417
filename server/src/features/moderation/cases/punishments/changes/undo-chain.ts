import { isInForce } from '@perigee/core/moderation/cases/case';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { DbTransaction } from '../../../../../database/database.ts';
import type { Events } from '../../../../../events/events.ts';
import { findBeside, findChain } from '../../records/case-chain.ts';
import type { Case, NewCase } from '../../records/case-record.ts';
import { lockCases, type CaseOpening } from '../../records/open-cases.ts';
import { appendTrail, changeCase } from '../../records/write-case.ts';
import { cancelApply } from '../case-jobs.ts';
import { casesSettled } from '../case-events.ts';
import { MuteImpossible } from '../mutes/mute-impossible.ts';
import { prepareCase } from '../prepare-case.ts';
import type { UndoOrder } from '../punishments.ts';
import { startCases } from '../start-cases.ts';
import { liftWarn } from './change-case.ts';
import { changeDuration } from './change-duration.ts';

/** Whether undoing a case still changes something: it is in force, or about to be carried out. */
export function isUndoable({ type, state }: Pick<Case, 'type' | 'state'>): boolean {
  return isInForce({ type, state }) || (state === 'pending' && (type === 'mute' || type === 'kick' || type === 'ban'));
}

/** Thrown to roll back an undoing that its moderator may not do. */
export class MayNotUndo extends Error {
  readonly type: Case['type'];

  constructor(type: Case['type']) {
    super(`may not lift a ${type}`);
    this.type = type;
  }
}

interface Undoing {
  events: Events;
  tx: DbTransaction;
  settings: GuildSettings;
  order: UndoOrder;
}

/**
 * Undoes a chain of cases in the order's transaction; null if the order was claimed before. Punishments by others stay,
 * and those that the chain replaced come back. Returns the cases that were undone.
 * @throws MayNotUndo
 */
export async function undoChain(undoing: Undoing): Promise<Case[] | null> {
  const { tx, order } = undoing;
  const { guildId, by, reason } = order;
  const claimed = await order.claim(tx);
  if (claimed === null) return null;
  if (claimed.number === null) return [];
  // Nobody opens a case between the look and what follows from it.
  await lockCases(tx, guildId);
  const chain = await findChain(tx, { guildId, number: claimed.number });
  const undone = chain.filter(isUndoable);
  const forbidden = undone.find(({ type }) => !order.mayLift(type));
  if (forbidden !== undefined) throw new MayNotUndo(forbidden.type);
  for (const { type, number } of undone) {
    if (type === 'warn') await liftWarn(tx, { guildId, number, by, reason });
  }
  for (const kick of undone.filter(({ type }) => type === 'kick')) await cancelKick(undoing, kick);
  for (const type of ['mute', 'ban'] as const) {
    const last = undone.findLast((each) => each.type === type);
    if (last !== undefined) await takeBack(undoing, chain, last);
  }
  return undone;
}

/** A kick that waits for the platform is not carried out any more; one under way is too late to stop. */
async function cancelKick({ events, tx, order }: Undoing, kick: Case): Promise<void> {
  if (!(await cancelApply(tx, kick))) return;
  const { guildId, by, reason } = order;
  await changeCase(tx, kick, { state: 'lifted', ended: { byId: by.id }, revision: kick.revision + 1, problem: null });
  await appendTrail(tx, [{ key: kick, kind: 'lifted', by, after: reason }]);
  await events.publish(tx, casesSettled, { guildId, numbers: [kick.number] });
}

/** Lifts the last mute or ban of a chain, or puts back the punishment that it replaced. */
async function takeBack(undoing: Undoing, chain: readonly Case[], last: Case): Promise<void> {
  const { events, tx, settings, order } = undoing;
  const { guildId, by } = order;
  const { running, replaced } = await findBeside(tx, chain, last);
  const newer = running.filter(({ number }) => number > last.number);
  if (newer.length > 0) {
    // The newer one stays, which lifting would end too. It may replace this one before that is over.
    if (isInForce(last)) await changeDuration(tx, settings, { guildId, number: last.number, by, until: new Date() });
    return;
  }
  const older = [...replaced, ...running].toSorted((one, other) => one.number - other.number).findLast(isStillDue);
  const opening = (older === undefined ? null : restoring(undoing, older)) ?? lifting(undoing, last);
  await startCases({ events, tx, guildId, settings, report: null }, [opening]);
}

function isStillDue({ endsAt }: Case): boolean {
  return endsAt === null || endsAt.getTime() > Date.now() + SHORTEST_MS;
}

/** What is left of a punishment and shorter than this is not put back, in milliseconds. */
const SHORTEST_MS = 1_000;

/** A case for what is left of a replaced punishment; null if the guild can no longer mute that way. */
function restoring({ settings, order }: Undoing, older: Case): CaseOpening | null {
  const { type, member, reason, number: linkedCase, endsAt, rule } = older;
  const restored: NewCase = {
    type,
    member,
    moderator: order.by,
    reason,
    source: order.source,
    linkedCase,
    ...(rule !== null && { rule }),
    ...(endsAt !== null && { durationMs: endsAt.getTime() - Date.now() }),
  };
  try {
    return { ...prepareCase(settings, restored), delivery: 'none' };
  } catch (error) {
    if (error instanceof MuteImpossible) return null;
    throw error;
  }
}

function lifting({ settings, order }: Undoing, { type, member, number: linkedCase }: Case): CaseOpening {
  const { by: moderator, reason, source } = order;
  const lift = type === 'mute' ? ('unmute' as const) : ('unban' as const);
  return prepareCase(settings, { type: lift, member, moderator, reason, source, linkedCase });
}
