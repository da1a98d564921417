import type { core } from 'zod/mini';

/** The contract between the row that asks for work and the bot that does it. */
export interface JobKind<Payload> {
  name: string;
  payload: core.$ZodType<Payload>;
}

/** Names a kind of job: `<feature>.<verb>`. The feature mounts the job that performs it. */
export function defineJobKind<Payload>(name: string, payload: core.$ZodType<Payload>): JobKind<Payload> {
  return { name, payload };
}
