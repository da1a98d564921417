import * as z from 'zod/mini';
import type { ActDefinition, ActWork } from '../acts/act-definition.ts';
import type { ActKind } from '../acts/act-kind.ts';
import type { BotContext } from './bot-context.ts';

/** An act that the bot performs on the platform because of a row, ready to be mounted. */
export type Act = ActDefinition<BotContext>;

/** Describes how the bot performs a kind of act. */
export function defineAct<Payload>(kind: ActKind<Payload>, work: ActWork<Payload, BotContext>): Act {
  const { perform, settle, ...rules } = work;
  return {
    name: kind.name,
    ...rules,
    perform: async (ctx, payload, attempt) => perform(ctx, z.parse(kind.payload, payload), attempt),
    ...(settle && {
      async settle(tx, payload, outcome) {
        // An unreadable payload is why the act failed, so there is nothing to record for it.
        const read = z.safeParse(kind.payload, payload);
        if (read.success) await settle(tx, read.data, outcome);
      },
    }),
  };
}
