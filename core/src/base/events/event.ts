import type { core } from 'zod/mini';

/** An event that features publish to each other. */
export interface EventKind<Data> {
  name: string;
  schema: core.$ZodType<Data>;
}

/** Defines an event by its name, `<feature>.<past tense>`, and its data. */
export function defineEvent<Data>(name: string, schema: core.$ZodType<Data>): EventKind<Data> {
  return { name, schema };
}
