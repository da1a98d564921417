import type { core } from 'zod/mini';

/** Something that happened, which features tell each other of. */
export interface EventKind<Data> {
  name: string;
  schema: core.$ZodType<Data>;
}

/** Names what happened, `<feature>.<past tense>`, and what is told of it. */
export function defineEvent<Data>(name: string, schema: core.$ZodType<Data>): EventKind<Data> {
  return { name, schema };
}
