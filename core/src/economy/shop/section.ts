import * as z from 'zod/mini';
import { percent } from '../../base/numbers/integers.ts';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { defineSection } from '../../base/sections/define-section.ts';

/** What members may do with items they bought. */
export const shopRulesSchema = z.strictObject({
  /** Percent of the price paid for selling back a piece from the inventory; at 0 nothing is bought back. */
  sellBack: labelled({ en: 'Sell-back share', ru: 'Доля при продаже' }, percent),
  /** Whether an unused purchase can be returned within a day. */
  refunds: labelled({ en: 'Refunds', ru: 'Возврат' }, z.boolean()),
});
export type ShopRules = z.infer<typeof shopRulesSchema>;

/** How long a purchase can be returned, in milliseconds: 24 hours. */
export const REFUND_WITHIN_MS = 24 * 60 * 60 * 1000;

export const shopRulesSection = defineSection({
  name: 'shopRules',
  title: { en: 'Shop rules', ru: 'Правила магазина' },
  tab: 'economy',
  summary: 'Save what members may do with what they bought',
  schema: shopRulesSchema,
  initial: { sellBack: 0, refunds: false },
});
