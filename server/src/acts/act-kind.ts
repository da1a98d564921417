import type { core } from 'zod/mini';

/** What has to be done, as the row that asks for it and the bot that does it agree upon. */
export interface ActKind<Payload> {
  name: string;
  payload: core.$ZodType<Payload>;
}

/** Names a kind of act: `<feature>.<verb>`. What is enqueued by it is performed by the act the feature mounts. */
export function defineActKind<Payload>(name: string, payload: core.$ZodType<Payload>): ActKind<Payload> {
  return { name, payload };
}
