import { type PublicProof, publicProof } from '@perigee/core/games/public-round';
import { type RoundRecord, roundRecordSchema } from '@perigee/core/games/record';

/** What is published of a round or a draw, or a round's record alone. Null for what is neither. */
export function readRecord(pasted: string): { proof: PublicProof } | { record: RoundRecord } | null {
  const value = parse(pasted);
  const proof = publicProof.safeParse(value);
  if (proof.success) return { proof: proof.data };
  const record = roundRecordSchema.safeParse(value);
  return record.success ? { record: record.data } : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
