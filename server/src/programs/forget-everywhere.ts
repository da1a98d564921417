import { forgetJobsOf } from '../jobs/forget-person.ts';
import { ALL_TABLES } from '../all-tables.ts';
import type { OpenedFeatures } from '../features/index.ts';
import { type ForgetResult, forgetPerson, type ForgetScope } from '../forget/forget-person.ts';

/** Has every feature, and then all tables, forget a person. */
export function forgetEverywhere({ services, features }: OpenedFeatures, scope: ForgetScope): Promise<ForgetResult[]> {
  // Dependent features first: they give back what they hold to the features they build on.
  const steps = features.toReversed().flatMap(({ forgetPerson: step }) => (step === undefined ? [] : [step]));
  return forgetPerson(services.database.db, { steps, tables: ALL_TABLES, last: forgetJobsOf }, scope);
}
