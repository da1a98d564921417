import type { core } from 'zod/mini';

/** The contract between the row that asks for work and the bot that does it. */
export interface ActKind<Payload> {
  name: string;
  payload: core.$ZodType<Payload>;
}

/** Names a kind of act: `<feature>.<verb>`. The feature mounts the act that performs it. */
export function defineActKind<Payload>(name: string, payload: core.$ZodType<Payload>): ActKind<Payload> {
  return { name, payload };
}
