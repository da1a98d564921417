import * as z from 'zod/mini';
import { snowflake } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { NAME_MAX } from '../../base/names/name-schema.ts';
import { positiveInteger } from '../../base/numbers/integers.ts';
import { choiceSchema } from '../../base/schemas/choice-schema.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { atMost } from '../../base/text/at-most.ts';
import { durationSchema } from '../../base/time/duration-schema.ts';
import { COUPON_TIME_MIN_MS, PRIZE_AMOUNT_MAX, PRIZE_PIECES_MAX } from './limits.ts';

/** The kinds of prize a coupon may give. */
export const COUPON_PRIZE_KINDS = ['money', 'xp', 'item', 'role'] as const;
export type CouponPrizeKind = (typeof COUPON_PRIZE_KINDS)[number];

/** Their names. */
export const COUPON_PRIZE_NAMES: Readonly<Record<CouponPrizeKind, DisplayName>> = {
  money: { en: 'Money', ru: 'Деньги' },
  xp: { en: 'XP', ru: 'Опыт' },
  item: { en: 'Item', ru: 'Товар' },
  role: { en: 'Role', ru: 'Роль' },
};

const notTooMuch = z.refine<number>((amount) => amount <= PRIZE_AMOUNT_MAX, {
  error: issueCode('tooBig'),
  params: { max: PRIZE_AMOUNT_MAX },
});

const notTooShort = z.refine<number>((ms) => ms >= COUPON_TIME_MIN_MS, { error: issueCode('durationTooShort') });

/** What each use gives. Fields that the kind does not use are cleared by `normaliseCouponPrize`. */
export const couponPrizeSchema = z
  .strictObject({
    kind: labelled({ en: 'What it gives', ru: 'Что даёт' }, choiceSchema(COUPON_PRIZE_KINDS, COUPON_PRIZE_NAMES)),
    /** An amount of money or experience, or the number of pieces of the item. */
    amount: labelled({ en: 'How much', ru: 'Сколько' }, positiveInteger.check(notTooMuch)),
    /** The name of a shop item. */
    item: labelled({ en: 'Item', ru: 'Товар' }, z.string().check(atMost(NAME_MAX, 'nameTooLong'))),
    role: labelled({ en: 'Role', ru: 'Роль' }, z.nullable(snowflake)),
    /** How long the role stays, in milliseconds; null for permanently. */
    roleDuration: labelled(
      { en: 'Role duration', ru: 'На какой срок роль' },
      z.nullable(durationSchema().check(notTooShort)),
    ),
  })
  .check(
    z.refine(({ kind, item }) => kind !== 'item' || item.trim() !== '', {
      path: ['item'],
      error: issueCode('required'),
    }),
    z.refine(({ kind, role }) => kind !== 'role' || role !== null, { path: ['role'], error: issueCode('required') }),
    z.refine(({ kind, amount }) => kind !== 'item' || amount <= PRIZE_PIECES_MAX, {
      path: ['amount'],
      error: issueCode('tooBig'),
      params: { max: PRIZE_PIECES_MAX },
    }),
  );
export type CouponPrize = z.infer<typeof couponPrizeSchema>;

/** Clears the fields that the kind does not use. */
export function normaliseCouponPrize({ kind, amount, item, role, roleDuration }: CouponPrize): CouponPrize {
  return {
    kind,
    amount: kind === 'role' ? 1 : amount,
    item: kind === 'item' ? item.trim() : '',
    role: kind === 'role' ? role : null,
    roleDuration: kind === 'role' ? roleDuration : null,
  };
}
