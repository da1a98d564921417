import { isSame } from '@perigee/core/base/sections/is-same';
import type { GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { cancelJob, enqueueJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { endGiveawayJob, postGiveawayJob, showGiveawayJob } from '../giveaway-jobs.ts';
import { type GiveawayKey, type GiveawayRecord, OPEN_STATES, giveawaySubjectOf } from '../record.ts';
import { invalid, refuse } from '../refusal.ts';
import { type GiveawayChange, giveawayStore } from '../stores/giveaway-store.ts';
import { readInput } from './create.ts';
import type { GiveawayEnd } from './read-end.ts';
import { isPrizeAbove, requireNoEasier } from './require-giver.ts';
import { giveBack, lockPayers, payerOf, setAside, giveawayStakeOf } from './stake.ts';
import { withLockedGiveaway } from './with-locked-giveaway.ts';

/**
 * Changes a giveaway that has not been drawn. Where the prizes' cost changes, the person who changes it pays the new
 * amount, and the old one is returned.
 * @throws AppError where that is not possible; nothing has changed then.
 */
export async function editGiveaway(
  deps: GiveawayDeps,
  key: GiveawayKey,
  { userId, input }: { userId: string; input: GiveawayInput },
): Promise<void> {
  const settings = await deps.settings.get(key.guildId);
  const author = { guildId: key.guildId, userId };
  const stood = (await giveawayStore.find(deps.db, key))?.channelId ?? null;
  const { about, end } = await readInput(deps, author, input, settings, stood);
  const isAbove = await isPrizeAbove(deps, author, about, settings);
  const payer = await payerOf(deps, key.guildId, userId);
  await withLockedGiveaway(deps, key, async (tx, held) => {
    if (!OPEN_STATES.some((state) => state === held.state)) throw refuse('giveaway_over');
    const isDraft = held.state === 'draft';
    if (isAbove) {
      requireNoEasier(held.about, about);
      requireNoSooner(held, end);
    }
    if (!isDraft && input.channel !== held.channelId) throw invalid(makeIssue('channel', 'giveaway_channelFixed'));
    const revision = held.revision + 1;
    const changed = { ...held, about, revision };
    await giveawayStore.change(tx, held, {
      about: JSON.stringify(about),
      channel_id: input.channel,
      revision,
      ...endColumns(held, end),
    });
    if (isDraft) return;
    if (!isSame(giveawayStakeOf(held.about), giveawayStakeOf(about))) {
      await lockPayers(tx, held, payer);
      // What stays set aside would be forgotten for the new amount.
      if (!(await giveBack(deps, tx, held, { key: `edit:${revision}` }))) {
        throw invalid(makeIssue('prize.amount', 'invalidBalance'));
      }
      await giveawayStore.change(tx, held, { paid_by: null });
      await setAside(deps, tx, changed, payer);
    }
    await followUp(tx, key);
  });
}

/** Ending sooner makes winning easier: fewer members enter. */
function requireNoSooner(held: GiveawayRecord, end: GiveawayEnd): void {
  if (held.state === 'draft') return;
  const { duration_ms: leftMs, ends_at: endsAt } = endColumns(held, end);
  const isSooner =
    held.state === 'paused'
      ? minuteOf(Number(leftMs)) < minuteOf(held.durationMs ?? 0)
      : endsAt instanceof Date && minuteOf(endsAt.getTime()) < minuteOf(held.endsAt?.getTime() ?? 0);
  if (isSooner) throw invalid(makeIssue('endsAt', 'guardsRoleAboveYou'));
}

/** Moments are entered without seconds, so an unchanged one may come back truncated to the minute. */
function minuteOf(ms: number): number {
  return Math.floor(ms / 60_000);
}

/** When it ends after the change; for a paused one, how long it has left. */
function endColumns({ state, openedAt }: GiveawayRecord, { durationMs, endsAt }: GiveawayEnd): GiveawayChange {
  if (state === 'draft') return { duration_ms: durationMs === null ? null : String(durationMs), ends_at: endsAt };
  if (state === 'paused') {
    return { duration_ms: String(durationMs ?? endsAt.getTime() - Date.now()), ends_at: null };
  }
  const at = durationMs === null ? endsAt : new Date((openedAt?.getTime() ?? Date.now()) + durationMs);
  if (at.getTime() <= Date.now()) throw invalid(makeIssue('endsAt', 'giveaway_endPast'));
  return { duration_ms: null, ends_at: at };
}

/** Schedules the update of the message, or a new post where it was deleted, and the end where it is running. */
export async function followUp(tx: DbTransaction, key: GiveawayKey): Promise<void> {
  const giveaway = await giveawayStore.lock(tx, key);
  if (giveaway === null) return;
  const { guildId, id, revision, state, endsAt, problem } = giveaway;
  const job = { guildId, key: `${id} ${revision}`, subject: giveawaySubjectOf(giveaway) };
  await cancelJob(tx, endGiveawayJob, { guildId, key: `${id} ${revision - 1}` });
  if (state === 'running' && endsAt !== null) {
    await enqueueJob(tx, endGiveawayJob, { ...job, payload: { id, revision }, at: endsAt });
  }
  const goesOn = state === 'paused' || (endsAt !== null && endsAt > new Date());
  if (problem === 'messageGone' && state !== 'cancelled' && goesOn) {
    await giveawayStore.change(tx, giveaway, { message_id: null, problem: null });
    await enqueueJob(tx, postGiveawayJob, { ...job, payload: { id, revision } });
  } else await enqueueJob(tx, showGiveawayJob, { ...job, payload: { id } });
}
