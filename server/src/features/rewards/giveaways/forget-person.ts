import { NOBODY } from '@perigee/core/base/ids/nobody';
import { sql } from 'kysely';
import { cancelGiveaway } from './desk/steps.ts';
import { withLockedGiveaway } from './desk/with-locked-giveaway.ts';
import { returnRest } from './draw/return-rest.ts';
import { isIn, type ForgetScope } from '../../../forget/forget-person.ts';
import type { GiveawayDeps } from './giveaway-deps.ts';
import type { GiveawayKey } from './record.ts';
import { winnerStore } from './stores/winner-store.ts';

/**
 * Removes a person from giveaways: cancels those paid with their own money, deletes their drafts, returns prizes they
 * did not claim, and erases what they entered, won or created. Safe to repeat after a failure.
 */
export async function forgetGiveawaysOf(deps: GiveawayDeps, scope: ForgetScope): Promise<void> {
  const { db } = deps;
  const { personId, guildId } = scope;
  for (const key of await listOwn(deps, scope)) await cancelGiveaway(deps, key);
  for (const key of await listUnclaimed(deps, scope)) await forfeitPrizes(deps, key, personId);
  await sql`delete from giveaway_entries where user_id = ${personId}::bigint and ${isIn(guildId)}`.execute(db);
  await sql`delete from giveaway_winners where user_id = ${personId}::bigint and ${isIn(guildId)}`.execute(db);
  await sql`update giveaways set created_by = ${NOBODY}::bigint where created_by = ${personId}::bigint and ${isIn(guildId)}`.execute(
    db,
  );
  // A payer whose money is still set aside is kept: it may have to go back to them.
  await sql`update giveaways set paid_by = null where paid_by = ${personId}::bigint and escrow = 0 and ${isIn(guildId)}`.execute(
    db,
  );
}

async function listOwn({ db }: GiveawayDeps, { personId, guildId }: ForgetScope): Promise<GiveawayKey[]> {
  const { rows } = await sql<GiveawayKey>`
    select guild_id as "guildId", id from giveaways
    where ${isIn(guildId)} and ((state = 'draft' and created_by = ${personId}::bigint)
      or (state in ('running', 'paused') and paid_by = ${personId}::bigint and escrow > 0))`.execute(db);
  return rows;
}

async function listUnclaimed({ db }: GiveawayDeps, { personId, guildId }: ForgetScope): Promise<GiveawayKey[]> {
  const { rows } = await sql<GiveawayKey>`
    select guild_id as "guildId", giveaway_id as id from giveaway_winners
    where user_id = ${personId}::bigint and state = 'unclaimed' and ${isIn(guildId)}`.execute(db);
  return rows;
}

function forfeitPrizes(deps: GiveawayDeps, key: GiveawayKey, personId: string): Promise<void> {
  return withLockedGiveaway(deps, key, async (tx) => {
    const winners = await winnerStore.list(tx, key.guildId, [key.id]);
    for (const { place, userId, state } of winners) {
      if (userId !== personId || state !== 'unclaimed') continue;
      await winnerStore.change(tx, key, place, { state: 'expired' });
      await returnRest(deps, tx, key, `forgotten:${place}`);
    }
  });
}
