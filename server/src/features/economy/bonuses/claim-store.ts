import type { Bonus } from '@perigee/core/economy/bonuses/periods';
import type { DbTransaction } from '../../../database/database.ts';

/** The member, and the bonus being claimed. */
export interface Claimant {
  guildId: string;
  userId: string;
  bonus: Bonus;
}

export interface BonusClaim {
  at: Date;
  /** Consecutive claims, including this one. */
  streak: number;
}

/**
 * Locks the last claim and returns it, or null before the first. The row lock is held until the transaction ends, so
 * only one of several concurrent claims finds the bonus due.
 */
export async function lockLastClaim(
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

/** Saves a claim with its streak. */
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
