import { createHash, randomInt } from 'node:crypto';
import { GIFT_ALPHABET, GIFT_SYMBOLS, readGiftCode, writeGiftCode } from '@perigee/core/community/boost/gift-code';
import type { PlanType } from '@perigee/core/community/boost/plans';
import { isActive } from '@perigee/core/community/boost/subscription';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { readPlan, readSubscription } from './read-subscription.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { GiftRefusal } from '@perigee/core/community/boost/gift-endpoints';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { AppError } from '../../../errors/app-error.ts';

/** The gift codes to create. */
export interface NewGifts {
  plan: PlanType;
  /** Whole months, at least 1. */
  months: number;
  /** Number of codes. */
  count: number;
  /** When they expire; null for never. */
  expiresAt: Date | null;
}

interface RedeemedGift {
  plan: PlanType;
  months: number;
}

export interface Gifts {
  /**
   * Gives the person the code's plan. Each code works once, for whoever redeems it first.
   * @throws AppError `notFound` for an unknown code, `conflict` for a used or expired one, or for one of a smaller plan
   * than the active one unless `changePlan` is set.
   */
  redeem(userId: string, code: string, changePlan: boolean): Promise<RedeemedGift>;
}

/** Redeems gift codes. */
export function createGifts(subscriptions: Subscriptions): Gifts {
  return {
    async redeem(userId, code, changePlan) {
      const symbols = readGiftCode(code);
      if (symbols === null) throw refuseGift('giftUnknown');

      return subscriptions.change(userId, async ({ tx, give }) => {
        const at = new Date();
        const { id, plan, months } = await claim(tx, { userId, hash: hashOf(symbols), at });
        const current = await readSubscription(tx, userId);
        // A gift must not downgrade a larger plan without consent.
        if (isActive(current, at.getTime()) && current.plan === 'premium' && plan === 'standard' && !changePlan) {
          throw refuseGift('giftSmallerPlan', { until: new Date(current.endsAt).toISOString() });
        }
        await give({ source: `gift:${id}`, plan, months, at });
        return { plan, months };
      });
    },
  };
}

/** Creates codes and returns them. They are stored hashed, so they cannot be shown again. */
export async function makeGifts(db: Db, { plan, months, count, expiresAt }: NewGifts): Promise<string[]> {
  const codes = Array.from({ length: count }, randomSymbols);
  const rows = codes.map((symbols) => ({ code_hash: hashOf(symbols), plan, months, expires_at: expiresAt }));
  await db.insertInto('gift_codes').values(rows).execute();
  return codes.map(writeGiftCode);
}

async function claim(
  tx: DbTransaction,
  { userId, hash, at }: { userId: string; hash: string; at: Date },
): Promise<RedeemedGift & { id: string }> {
  // The row lock makes a concurrent redemption wait for the first.
  const gift = await tx
    .selectFrom('gift_codes')
    .selectAll()
    .where('code_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  const plan = readPlan(gift?.plan ?? null);
  if (gift === undefined || plan === undefined) throw refuseGift('giftUnknown');
  if (gift.redeemed_by !== null) throw refuseGift(gift.redeemed_by === userId ? 'giftYours' : 'giftUsed');
  if (gift.expires_at !== null && gift.expires_at <= at) throw refuseGift('giftExpired');

  await tx.updateTable('gift_codes').set({ redeemed_by: userId, redeemed_at: at }).where('id', '=', gift.id).execute();
  return { id: gift.id, plan, months: gift.months };
}

function randomSymbols(): string {
  return Array.from({ length: GIFT_SYMBOLS }, () => GIFT_ALPHABET.charAt(randomInt(GIFT_ALPHABET.length))).join('');
}

/** Unsalted: the codes are random, so precomputed hash tables are useless. */
function hashOf(symbols: string): string {
  return createHash('sha256').update(symbols).digest('hex');
}

const MESSAGES: Record<GiftRefusal, string> = {
  giftUnknown: 'There is no such gift code',
  giftUsed: 'This gift code has already been used',
  giftYours: 'You have already used this gift code',
  giftExpired: 'This gift code has expired',
  giftSmallerPlan: 'This gift is for a smaller plan than yours: set changePlan to change your plan',
};

/** The refusal of a gift code, with its reason as an issue. */
function refuseGift(code: GiftRefusal, params: Record<string, string> = {}): AppError {
  const kind = code === 'giftUnknown' ? 'notFound' : 'conflict';
  return new AppError(kind, MESSAGES[code], { issues: [makeIssue('code', code, params)] });
}
