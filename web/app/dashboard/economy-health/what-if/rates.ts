import type { EconomyRates } from '@perigee/core/economy-health/what-if';
import { type Economy, economySchema } from '@perigee/core/economy/schema';
import * as z from 'zod/mini';

const ratesSchema = z.pick(economySchema, { work: true, moneybags: true, commission: true, moneyBonuses: true });

/** What of the economy's settings can be tried out. */
export function ratesOf({ work, moneybags, commission, moneyBonuses }: Economy): EconomyRates {
  return { work, moneybags, commission, moneyBonuses };
}

/** What the settings would refuse, by the path of the field. */
export function wrongRates(rates: EconomyRates): ReadonlyMap<string, string> {
  const { error } = ratesSchema.safeParse(rates);
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}
