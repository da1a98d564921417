import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { enqueueJobs, newJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { lockMembers } from '../../../economy/index.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { announceGiveawayJob, drawUnclaimedJob, notifyWinnerJob } from '../giveaway-jobs.ts';
import { type GiveawayKey, type GiveawayRecord, giveawaySubjectOf } from '../record.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { type Winner, winnerStore } from '../stores/winner-store.ts';
import { NOT_PAID, payPrize } from './pay-prize.ts';
import type { PickedEntrant } from './pick.ts';

/**
 * Stores who was drawn, pays them or gives them time to claim, and schedules the announcements. The caller holds the
 * giveaway's lock.
 * @param isAgain whether they replace earlier winners.
 */
export async function enterWinners(
  deps: GiveawayDeps,
  tx: DbTransaction,
  key: GiveawayKey,
  { picks, settings, isAgain }: { picks: readonly PickedEntrant[]; settings: GuildSettings; isAgain: boolean },
): Promise<void> {
  const { guildId, id } = key;
  const chosen = picks.filter(({ isDeparted }) => !isDeparted);
  const { claimWithin } = settings.giveawayRules;
  const claimUntil = claimWithin === null ? null : new Date(Date.now() + claimWithin);
  const held = await requireLocked(tx, key);
  // Locks all balances at once, in the order of their ids, so that two postings cannot deadlock.
  if (held.about.prize.kind === 'money' && claimUntil === null && chosen.length > 0) {
    await lockMembers(tx, guildId, chosen);
  }
  const drawn: Winner[] = [];
  for (const pick of picks) drawn.push(await enterOne(deps, tx, key, { pick, claimUntil, settings }));
  await winnerStore.add(tx, key, drawn);

  const subject = giveawaySubjectOf(key);
  const from = picks[0]?.place ?? 0;
  const to = from + picks.length;
  await enqueueJobs(tx, [
    ...(isAgain && chosen.length === 0
      ? []
      : [newJob(announceGiveawayJob, { guildId, key: `${id} ${from}`, subject, payload: { id, from, to, isAgain } })]),
    ...(await claimMessageSlots(deps, tx, key, chosen)),
    ...(claimUntil === null ? [] : chosen).map(({ place }) =>
      newJob(drawUnclaimedJob, {
        guildId,
        key: `${id} ${place}`,
        payload: { id, place },
        ...(claimUntil !== null && { at: claimUntil }),
      }),
    ),
  ]);
}

/**
 * Each winner's message takes a slot of the bot's budget for direct messages; without one, only the channel announces it.
 */
async function claimMessageSlots(
  { directMessages }: Pick<GiveawayDeps, 'directMessages'>,
  tx: DbTransaction,
  { guildId, id }: GiveawayKey,
  chosen: readonly PickedEntrant[],
) {
  const turns = await directMessages.plan(tx, { guildId, count: chosen.length, now: Date.now() });
  return chosen.flatMap(({ place }, index) => {
    const at = turns[index] ?? null;
    return at === null ? [] : [newJob(notifyWinnerJob, { guildId, key: `${id} ${place}`, payload: { id, place }, at })];
  });
}

interface WinnerEntry {
  pick: PickedEntrant;
  claimUntil: Date | null;
  settings: GuildSettings;
}

async function enterOne(
  deps: GiveawayDeps,
  tx: DbTransaction,
  key: GiveawayKey,
  { pick: { place, slot, userId, isDeparted }, claimUntil, settings }: WinnerEntry,
): Promise<Winner> {
  const drawn = { place, slot, userId, claimUntil: null, operationId: null };
  if (isDeparted) return { ...drawn, state: 'departed' };
  if (claimUntil !== null) return { ...drawn, state: 'unclaimed', claimUntil };
  const operationId = await payOrNote(deps, tx, key, { place, userId, settings });
  return { ...drawn, state: 'won', operationId };
}

/**
 * The operation that paid the prize; null where none was needed, `NOT_PAID` where it cannot be handed over, which is
 * noted for the managers.
 */
export async function payOrNote(
  deps: Pick<GiveawayDeps, 'ledger' | 'inventories'>,
  tx: DbTransaction,
  key: GiveawayKey,
  { settings, ...winning }: { place: number; userId: string; settings: GuildSettings },
): Promise<string | null> {
  const giveaway = await requireLocked(tx, key);
  const paid = await payPrize(deps, tx, giveaway, winning, settings);
  if (paid.outcome === 'paid') return paid.operationId;
  await giveawayStore.change(tx, key, { problem: 'prizeGone' });
  return NOT_PAID;
}

/** The giveaway as it is now, locked by this transaction. */
export async function requireLocked(tx: DbTransaction, key: GiveawayKey): Promise<GiveawayRecord> {
  const giveaway = await giveawayStore.lock(tx, key);
  if (giveaway === null) throw new Error('a locked giveaway does not exist');
  return giveaway;
}
