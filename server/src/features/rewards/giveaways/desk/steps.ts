import type { GiveawayDeps } from '../giveaway-deps.ts';
import { type GiveawayKey, OPEN_STATES } from '../record.ts';
import { refuse, unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { followUp } from './change.ts';
import { openGiveaway, requireRoom } from './open-giveaway.ts';
import { giveBack, payerOf } from './stake.ts';
import { withLockedGiveaway } from './with-locked-giveaway.ts';

/** Opens a draft. @throws AppError where it is no draft, is above the limit, or cannot be paid for. */
export async function startGiveaway(deps: GiveawayDeps, key: GiveawayKey, userId: string): Promise<void> {
  const { boost } = await deps.settings.get(key.guildId);
  const payer = await payerOf(deps, key.guildId, userId);
  await deps.events.transaction(async (tx) => {
    await giveawayStore.lockGuild(tx, key.guildId);
    const draft = await giveawayStore.lock(tx, key);
    if (draft === null) throw unknownGiveaway();
    if (draft.state !== 'draft') throw refuse('giveaway_notDraft');
    const open = await giveawayStore.listOpen(tx, key.guildId);
    requireRoom(open.filter(({ number }) => number < draft.number).length, boost);
    await openGiveaway(deps, tx, draft, payer);
  });
}

/** Stops taking entries and keeps the time left. @throws AppError where it is not running. */
export function pauseGiveaway(deps: GiveawayDeps, key: GiveawayKey): Promise<void> {
  return withLockedGiveaway(deps, key, async (tx, { state, endsAt, revision }) => {
    const leftMs = (endsAt?.getTime() ?? 0) - Date.now();
    if (state !== 'running' || leftMs <= 0) throw refuse('giveaway_notRunning');
    await giveawayStore.change(tx, key, {
      state: 'paused',
      revision: revision + 1,
      ends_at: null,
      duration_ms: String(leftMs),
    });
    await followUp(tx, key);
  });
}

/** Resumes a paused giveaway. @throws AppError where it is not paused. */
export function resumeGiveaway(deps: GiveawayDeps, key: GiveawayKey): Promise<void> {
  return withLockedGiveaway(deps, key, async (tx, { state, durationMs, revision }) => {
    if (state !== 'paused') throw refuse('giveaway_notPaused');
    await giveawayStore.change(tx, key, {
      state: 'running',
      revision: revision + 1,
      ends_at: new Date(Date.now() + (durationMs ?? 0)),
      duration_ms: null,
    });
    await followUp(tx, key);
  });
}

/** Ends it now, so that it is drawn. @throws AppError where it is neither running nor paused. */
export function endGiveaway(deps: GiveawayDeps, key: GiveawayKey): Promise<void> {
  return withLockedGiveaway(deps, key, async (tx, { state, revision }) => {
    if (state !== 'running' && state !== 'paused') throw refuse('giveaway_notRunning');
    await giveawayStore.change(tx, key, {
      state: 'running',
      revision: revision + 1,
      ends_at: new Date(),
      duration_ms: null,
    });
    await followUp(tx, key);
  });
}

/** Cancels it and returns the money set aside; a draft is deleted. @throws AppError where it is over. */
export function cancelGiveaway(deps: GiveawayDeps, key: GiveawayKey): Promise<void> {
  return withLockedGiveaway(deps, key, async (tx, held) => {
    if (!OPEN_STATES.some((state) => state === held.state)) throw refuse('giveaway_over');
    if (held.state === 'draft') return giveawayStore.remove(tx, key);
    const entries = await deps.entries.count(tx, key);
    await giveBack(deps, tx, held, { key: 'cancel' });
    await giveawayStore.change(tx, key, {
      state: 'cancelled',
      revision: held.revision + 1,
      ended_at: new Date(),
      ends_at: null,
      duration_ms: null,
      entries,
    });
    return followUp(tx, key);
  });
}
