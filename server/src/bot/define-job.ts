import * as z from 'zod/mini';
import type { JobDefinition, JobHandler } from '../jobs/job-definition.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { BotContext } from './bot-context.ts';

/** A job that the bot performs on the platform because of a row, ready to be mounted. */
export type Job = JobDefinition<BotContext>;

/** Describes how the bot performs a kind of job. */
export function defineJob<Payload>(kind: JobKind<Payload>, work: JobHandler<Payload, BotContext>): Job {
  const { perform, settle, ...rules } = work;
  return {
    name: kind.name,
    ...rules,
    perform: async (ctx, payload, attempt) => perform(ctx, z.parse(kind.payload, payload), attempt),
    ...(settle && {
      async settle(tx, payload, outcome) {
        // An unreadable payload is why the job failed, so there is nothing to record for it.
        const read = z.safeParse(kind.payload, payload);
        if (read.success) await settle(tx, read.data, outcome);
      },
    }),
  };
}
