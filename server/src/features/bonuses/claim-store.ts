import type { Bonus } from '@perigee/core/bonuses/periods';
import type { DbTransaction } from '../../database/database.ts';

/** Whose claims of which bonus. */
export interface Claimant {
  guildId: string;
  userId: string;
  bonus: Bonus;
}

export interface BonusClaim {
  at: Date;
  /** So many in a row, this one included. */
  streak: number;
}

/** The last claim, held until the transaction ends so that only one of several at once finds it due; null before the first. */
export async function holdLastClaim(
  tx: DbTransaction,
  { guildId, userId, bonus }: Claimant,
): Promise<BonusClaim | null> {
  const key = { guild_id: guildId, user_id: userId, bonus };
  await tx
    .insertInto('bonus_claims')
    .values({ ...key, claimed_at: new Date(0), streak: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { claimed_at: at, streak } = await tx
    .selectFrom('bonus_claims')
    .select(['claimed_at', 'streak'])
    .where((eb) => eb.and(key))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return streak === 0 ? null : { at, streak };
}

/** Writes a claim of a bonus with its streak. */
export async function saveClaim(
  tx: DbTransaction,
  { guildId, userId, bonus }: Claimant,
  claim: BonusClaim,
): Promise<void> {
  await tx
    .updateTable('bonus_claims')
    .set({ claimed_at: claim.at, streak: claim.streak })
    .where((eb) => eb.and({ guild_id: guildId, user_id: userId, bonus }))
    .execute();
}
