import { randomUUID } from 'node:crypto';
import type { RuleKey } from '@perigee/core/automod/catalogue';
import { SNAPSHOT_MAX } from '@perigee/core/cases/limits';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { NewHit } from './hit.ts';

export async function recordHit(db: Db, { guildId, member, text, spans, ...hit }: NewHit): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('automod_hits')
    .values({
      guild_id: guildId,
      id,
      rules: [...hit.rules],
      member_id: member.id,
      member_name: member.name,
      channel_id: hit.channelId,
      message_id: hit.messageId,
      message_text: text.slice(0, SNAPSHOT_MAX),
      spans: JSON.stringify(spans),
      is_log_only: hit.isLogOnly,
      is_deleted: hit.isDeleted,
      is_stopped: hit.isStopped,
      case_number: hit.caseNumber,
    })
    .execute();
  return id;
}

/** False where somebody was quicker, or said that it was wrong. */
export async function claimRung(tx: DbTransaction, guildId: string, id: string, rung: number): Promise<boolean> {
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

/** False where somebody was quicker. */
export async function markWrong(db: Db, guildId: string, id: string, by: string): Promise<boolean> {
  const marked = await db
    .updateTable('automod_hits')
    .set({ wrong_at: sql<Date>`clock_timestamp()`, wrong_by: by })
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .where('wrong_at', 'is', null)
    .returning('id')
    .execute();
  return marked.length > 0;
}

/** The same message broke another rule as well. */
export async function addRule(db: Db, guildId: string, id: string, rule: RuleKey): Promise<void> {
  const hit = db.updateTable('automod_hits').where('guild_id', '=', guildId).where('id', '=', id);
  await hit.set({ rules: sql<RuleKey[]>`array_append(rules, ${rule})` }).execute();
}
