import type { API } from '@discordjs/core/http-only';
import { entrantsHash as hashOf } from '@perigee/core/games/fairness/entrants';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { lockMembers } from '../../../economy/index.ts';
import { storeOrderKey } from '../../../moderation/index.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { showGiveawayJob } from '../giveaway-jobs.ts';
import { type GiveawayKey, type GiveawayRecord, giveawaySubjectOf } from '../record.ts';
import { refuse, unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { type Winner, winnerStore } from '../stores/winner-store.ts';
import { enterWinners, requireLocked } from './enter-winners.ts';
import { type PickOutcome, pickWinners } from './pick.ts';
import { returnRest } from './return-rest.ts';
import { revokePrize } from './revoke-prize.ts';

interface Redraw {
  /** Selects the winners to replace. */
  isTarget: (winner: Winner) => boolean;
  /** Why: a manager's request, or an expired claim. */
  as: 'rerolled' | 'expired';
  /** The manager; null for an expired claim. */
  byId: string | null;
  /** What requested it; carried out once per guild. */
  cause?: string;
}

/** Attempts in all: another redraw may happen in between. */
const TRIES = 3;

/**
 * Replaces winners with the next entrants in the order of the same draw. Where nobody is left, a manager's request is
 * refused and nothing changes; an unclaimed prize is returned.
 * @throws AppError where that is not possible; nothing has changed then.
 */
export async function redraw(deps: GiveawayDeps, api: API, key: GiveawayKey, request: Redraw): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const giveaway = await giveawayStore.find(deps.db, key);
    if (giveaway === null) throw unknownGiveaway();
    if (giveaway.state !== 'ended') throw refuse('giveaway_notEnded');
    const target = await listReplaceable(deps, key, request);
    if (target.length === 0) throw refuse('giveaway_notWinner');
    const picked = await pickNext(deps, api, giveaway, target, request);
    if (await write(deps, giveaway, picked, request)) return;
  }
  throw refuse('giveaway_nobodyLeft');
}

async function listReplaceable(
  { db }: Pick<GiveawayDeps, 'db'>,
  { guildId, id }: GiveawayKey,
  { isTarget, as }: Pick<Redraw, 'isTarget' | 'as'>,
  tx?: DbTransaction,
): Promise<Winner[]> {
  const winners = await winnerStore.list(tx ?? db, guildId, [id]);
  // A prize claimed in the last moment has not expired.
  const isReplaceable = ({ state }: Winner) => state === 'unclaimed' || (state === 'won' && as === 'rerolled');
  return winners.filter((winner) => isReplaceable(winner) && isTarget(winner));
}

async function pickNext(
  { entries }: Pick<GiveawayDeps, 'entries'>,
  api: API,
  giveaway: GiveawayRecord,
  target: readonly Winner[],
  { as }: Redraw,
): Promise<PickOutcome> {
  const { guildId, serverSeed: seed, entrantsHash, isForgotten, drawn: from } = giveaway;
  const entrants = isForgotten ? [] : await entries.ids(giveaway);
  // With another list the order would differ and nobody could verify it; forgetting a person changes the list.
  if (seed !== null && hashOf(entrants) === entrantsHash) {
    return pickWinners({ api, guildId, seed, entrants, from, slots: target.map(({ slot }) => slot) });
  }
  if (as === 'rerolled') throw refuse('giveaway_over');
  return { entrantsHash: '', picks: [] };
}

/** False where it was redrawn in the meantime. */
async function write(
  deps: GiveawayDeps,
  giveaway: GiveawayRecord,
  { picks }: PickOutcome,
  request: Redraw,
): Promise<boolean> {
  const settings = await deps.settings.get(giveaway.guildId);
  return deps.events.transaction(async (tx) => {
    const held = await requireLocked(tx, giveaway);
    const { cause } = request;
    if (cause !== undefined && !(await storeOrderKey(tx, giveaway.guildId, cause, []))) return true;
    if (held.drawn !== giveaway.drawn || held.revision !== giveaway.revision) return false;
    const target = await listReplaceable(deps, giveaway, request, tx);
    const taken = new Set(picks.flatMap(({ slot, isDeparted }) => (isDeparted ? [] : [slot])));
    const replaced = target.filter(({ slot }) => request.as === 'expired' || taken.has(slot));
    if (target.length === 0) throw refuse('giveaway_notWinner');
    if (replaced.length === 0) throw refuse('giveaway_nobodyLeft');
    const isPaidNow = settings.giveawayRules.claimWithin === null;
    await lockPeople(tx, held, [
      ...replaced.filter(({ state }) => state === 'won'),
      ...picks.filter(({ isDeparted }) => isPaidNow && !isDeparted),
    ]);
    for (const winner of replaced) await replace(deps, tx, giveaway, winner, request);
    await giveawayStore.change(tx, giveaway, { drawn: held.drawn + picks.length, revision: held.revision + 1 });
    await enterWinners(deps, tx, giveaway, { picks, settings, isAgain: true });
    await returnRest(deps, tx, giveaway, `redraw:${held.revision}`);
    await enqueueJob(tx, showGiveawayJob, {
      guildId: giveaway.guildId,
      key: `${giveaway.id} ${held.revision + 1}`,
      subject: giveawaySubjectOf(giveaway),
      payload: { id: giveaway.id },
    });
    return true;
  });
}

/** Locks all whose money may move at once, in the order of their ids, so that two redraws cannot deadlock. */
async function lockPeople(
  tx: DbTransaction,
  { guildId, about, payerId }: GiveawayRecord,
  people: readonly { userId: string }[],
): Promise<void> {
  if (about.prize.kind !== 'money') return;
  await lockMembers(tx, guildId, payerId === null ? people : [...people, { userId: payerId }]);
}

async function replace(
  deps: GiveawayDeps,
  tx: DbTransaction,
  key: GiveawayKey,
  winner: Winner,
  { as, byId }: Redraw,
): Promise<void> {
  const held = await requireLocked(tx, key);
  if (winner.state === 'won' && !(await revokePrize(deps, tx, held, winner, byId))) {
    throw refuse('giveaway_prizeSpent');
  }
  await winnerStore.change(tx, key, winner.place, { state: as });
}
