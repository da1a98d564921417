import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';

/** False if somebody else was faster, or the hit was marked as wrong. */
export async function claimEscalationStep(
  tx: DbTransaction,
  guildId: string,
  id: string,
  rung: number,
): Promise<boolean> {
  const claimed = await tx
    .updateTable('automod_hits')
    .set({ rung: rung + 1 })
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .where('rung', '=', rung)
    .where('wrong_at', 'is', null)
    .returning('id')
    .execute();
  return claimed.length > 0;
}

/**
 * Marks a hit as wrong; a deleted message then waits to be reposted. Returns its last case, or null if somebody else
 * was faster.
 */
export async function markFalsePositive(
  tx: DbTransaction,
  guildId: string,
  id: string,
  by: string,
): Promise<{ number: number | null } | null> {
  const [marked] = await tx
    .updateTable('automod_hits')
    .set({
      wrong_at: sql<Date>`clock_timestamp()`,
      wrong_by: by,
      restoring: sql<'waiting' | null>`case when is_deleted then 'waiting' end`,
    })
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .where('wrong_at', 'is', null)
    .returning('case_number as number')
    .execute();
  return marked ?? null;
}

/** Adds a rule that the same message broke too. */
export async function addRule(db: Db, guildId: string, id: string, rule: RuleKey): Promise<void> {
  const hit = db.updateTable('automod_hits').where('guild_id', '=', guildId).where('id', '=', id);
  await hit.set({ rules: sql<RuleKey[]>`array_append(rules, ${rule})` }).execute();
}

/** Notes the result of a repost: the id of the bot's message, or null if it could not be posted. */
export async function noteRestored(
  tx: DbTransaction,
  guildId: string,
  id: string,
  restoredId: string | null,
): Promise<void> {
  await tx
    .updateTable('automod_hits')
    .set({ restoring: restoredId === null ? 'failed' : 'done', restored_id: restoredId })
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .where('restoring', '=', 'waiting')
    .execute();
}
