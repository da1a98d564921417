import type { Database } from './database/database.ts';
import type { FeatureParts } from './features/feature.ts';
import { type Forgotten, forgetPerson, type WhomToForget } from './forget/forget-person.ts';

/** What of the product holds people's data. */
export interface Holders {
  services: { database: Database };
  features: readonly FeatureParts[];
}

/** Has every feature, and then all tables, forget a person. */
export function forgetEverywhere({ services, features }: Holders, whom: WhomToForget): Promise<Forgotten[]> {
  // Those above first: they give back what they hold, to those below.
  const steps = features.toReversed().flatMap(({ forgetPerson: step }) => (step === undefined ? [] : [step]));
  return forgetPerson(services.database.db, steps, whom);
}
