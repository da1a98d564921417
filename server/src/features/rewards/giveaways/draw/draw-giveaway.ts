import type { API } from '@discordjs/core/http-only';
import { sql } from 'kysely';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { giveBack } from '../desk/stake.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { showGiveawayJob } from '../giveaway-jobs.ts';
import { type GiveawayKey, type GiveawayRecord, giveawaySubjectOf } from '../record.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { enterWinners } from './enter-winners.ts';
import { type PickOutcome, pickWinners } from './pick.ts';
import { returnRest } from './return-rest.ts';

/**
 * Draws a giveaway whose time is up, exactly once. Everything that follows (prizes, returned money, announcements) is
 * written in one transaction.
 * @param revision as of when the end was scheduled; a later change schedules an end of its own.
 */
export async function drawAtEnd(
  deps: GiveawayDeps,
  api: API,
  { revision, ...key }: GiveawayKey & { revision: number },
): Promise<void> {
  const due = await closeEntries(deps, key, revision);
  if (due === null) return;
  const seed = openSeed(deps, due);
  if (seed === null) {
    await deps.events.transaction((tx) => callOff(deps, tx, { ...key, revision }, 'seedLost'));
    return;
  }
  const entrants = await deps.entries.ids(key);
  const slots = Array.from({ length: due.about.winners }, (_, slot) => slot);
  const picked = await pickWinners({ api, guildId: key.guildId, seed, entrants, from: 0, slots });
  const settings = await deps.settings.get(key.guildId);
  await deps.events.transaction(async (tx) => {
    const held = await giveawayStore.lock(tx, key);
    if (held === null || held.state !== 'running' || held.revision !== revision) return;
    await writeEnd(tx, held, { ...picked, seed, entries: entrants.length });
    await enterWinners(deps, tx, key, { picks: picked.picks, settings, isAgain: false });
    await returnRest(deps, tx, key, 'end');
    await enqueueShow(tx, key, revision + 1);
  });
}

/**
 * Returns the giveaway if it is due now, and closes its list of entrants. The update changes nothing, but makes an
 * entry that waits for the row's lock check again whether entries are still taken.
 */
function closeEntries(
  { events }: Pick<GiveawayDeps, 'events'>,
  key: GiveawayKey,
  revision: number,
): Promise<GiveawayRecord | null> {
  return events.transaction(async (tx) => {
    const held = await giveawayStore.lock(tx, key);
    if (held === null || held.state !== 'running' || held.revision !== revision) return null;
    const { rows } = await sql<{ isDue: boolean }>`
      update giveaways set shown_entries = shown_entries
      where guild_id = ${key.guildId}::bigint and id = ${key.id}::uuid and ends_at <= clock_timestamp()
      returning true as "isDue"`.execute(tx);
    return rows.length > 0 ? held : null;
  });
}

async function writeEnd(
  tx: DbTransaction,
  { revision, ...key }: GiveawayRecord,
  { seed, entrantsHash, entries, picks }: PickOutcome & { seed: string; entries: number },
): Promise<void> {
  await giveawayStore.change(tx, key, {
    state: 'ended',
    revision: revision + 1,
    ended_at: new Date(),
    server_seed: seed,
    entrants_hash: entrantsHash,
    entries,
    drawn: picks.length,
  });
}

/** Ends a giveaway that cannot be drawn as promised: nobody wins, and the money set aside is returned. */
export async function callOff(
  deps: GiveawayDeps,
  tx: DbTransaction,
  { revision, ...key }: GiveawayKey & { revision: number },
  problem: GiveawayRecord['problem'],
): Promise<void> {
  const held = await giveawayStore.lock(tx, key);
  if (held === null || held.state !== 'running' || held.revision !== revision) return;
  const entries = await deps.entries.count(tx, key);
  await giveBack(deps, tx, held, { key: 'cancel' });
  await giveawayStore.change(tx, key, {
    state: 'cancelled',
    revision: revision + 1,
    ended_at: new Date(),
    ends_at: null,
    entries,
    problem,
  });
  await enqueueShow(tx, key, revision + 1);
}

function enqueueShow(tx: DbTransaction, key: GiveawayKey, revision: number): Promise<void> {
  const { guildId, id } = key;
  return enqueueJob(tx, showGiveawayJob, {
    guildId,
    key: `${id} ${revision}`,
    subject: giveawaySubjectOf(key),
    payload: { id },
  });
}

function openSeed(
  { seeds }: Pick<GiveawayDeps, 'seeds'>,
  { guildId, openedAt, sealedSeed, commitment }: GiveawayRecord,
): string | null {
  if (openedAt === null || sealedSeed === null || commitment === null) return null;
  return seeds.open(guildId, { sealedSeed, sealedAt: openedAt, commitment });
}
