import { EVIDENCE_MAX } from '@perigee/core/moderation/cases/limits';
import type { DbTransaction } from '../../../../database/database.ts';
import type { CaseKey, Person } from './case-record.ts';
import { storeOrderKey } from './order-keys.ts';
import { appendTrail, lockCase } from './write-case.ts';

/** A picture used as evidence, already read and checked. */
export interface Evidence {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  data: Buffer;
  /** Where it was given. */
  channelId: string;
}

/** Adds pictures to a locked case, as many as still fit; returns how many were added. */
export async function storeEvidence(
  tx: DbTransaction,
  { guildId, number }: CaseKey,
  evidence: readonly Evidence[],
): Promise<number> {
  if (evidence.length === 0) return 0;
  const { count } = await tx
    .selectFrom('case_evidence')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const stored = evidence.slice(0, Math.max(0, EVIDENCE_MAX - Number(count)));
  if (stored.length === 0) return 0;
  const rows = stored.map(({ contentType, data, channelId }, index) => ({
    guild_id: guildId,
    number,
    position: Number(count) + index + 1,
    content_type: contentType,
    data,
    channel_id: channelId,
  }));
  await tx.insertInto('case_evidence').values(rows).execute();
  return stored.length;
}

/** Pictures for a case that is open already. */
interface LaterEvidence extends CaseKey {
  by: Person;
  /** Idempotency key; of a repeated one nothing is added again. */
  cause?: string;
  evidence: readonly Evidence[];
}

/** Adds pictures to a case as many as still fit, and says so in its trail. */
export async function addEvidence(
  tx: DbTransaction,
  { guildId, number, by, cause, evidence }: LaterEvidence,
): Promise<{ added: number }> {
  const found = await lockCase(tx, { guildId, number });
  if (found === null) return { added: 0 };
  if (cause !== undefined && !(await storeOrderKey(tx, guildId, cause, [number]))) return { added: evidence.length };
  const added = await storeEvidence(tx, found, evidence);
  if (added > 0) await appendTrail(tx, [{ key: found, kind: 'evidenceAdded', by, after: String(added) }]);
  return { added };
}
