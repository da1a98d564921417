import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';
import { cancelAct, enqueueAct, NO_GUILD } from '../../../acts/acts.ts';
import type { DbTransaction } from '../../../database/database.ts';

/** A person's plan ends soon; `endsAt` is in milliseconds since 1970. */
export const planEnds = defineActKind('boost.remindOfEnd', z.object({ userId: z.string(), endsAt: z.number() }));

/** How long before the end of a plan the reminder is sent, in milliseconds (docs/rules/boost.md#placing). */
const REMIND_BEFORE_MS = 3 * 86_400_000;

/** Schedules one reminder per end. If an end moves away and back, its reminder is sent unless it already was. */
export async function remindBefore(
  tx: DbTransaction,
  userId: string,
  { before, after }: { before: Date | null; after: Date | null },
): Promise<void> {
  if (before?.getTime() === after?.getTime()) return;
  if (before !== null) await cancelAct(tx, planEnds, { guildId: NO_GUILD, key: keyOf(userId, before) });
  if (after === null || after.getTime() <= Date.now()) return;
  await enqueueAct(tx, planEnds, {
    guildId: NO_GUILD,
    key: keyOf(userId, after),
    payload: { userId, endsAt: after.getTime() },
    at: new Date(after.getTime() - REMIND_BEFORE_MS),
  });
}

function keyOf(userId: string, endsAt: Date): string {
  return `${userId} ${endsAt.getTime()}`;
}
