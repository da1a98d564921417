import * as z from 'zod/mini';
import { percent } from '../numbers/integers.ts';
import { field } from '../schemas/field.ts';
import { defineSection } from '../sections/define-section.ts';

/** What members may do with what they bought. */
export const shopRulesSchema = z.strictObject({
  /** Percent of the price that the shop gives for a piece out of the inventory; 0 buys nothing back. */
  sellBack: field({ en: 'Sell-back share', ru: 'Доля при продаже' }, percent),
  /** Whether a purchase can be returned within a day, unless it was used. */
  refunds: field({ en: 'Refunds', ru: 'Возврат' }, z.boolean()),
});
export type ShopRules = z.infer<typeof shopRulesSchema>;

/** How long after it a purchase can be returned, in milliseconds: 24 hours. */
export const REFUND_WITHIN_MS = 24 * 60 * 60 * 1000;

export const shopRulesSection = defineSection({
  name: 'shopRules',
  title: { en: 'Shop rules', ru: 'Правила магазина' },
  tab: 'economy',
  summary: 'Save what members may do with what they bought',
  schema: shopRulesSchema,
  initial: { sellBack: 0, refunds: false },
});
