import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';
import { cancelJob, enqueueJob, NO_GUILD } from '../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../database/database.ts';

/** A person's plan ends soon; `endsAt` is in milliseconds since 1970. */
export const remindOfEndJob = defineJobKind('boost.remindOfEnd', z.object({ userId: z.string(), endsAt: z.number() }));

/** How long before the end of a plan the reminder is sent, in milliseconds (docs/rules/boost.md#placing). */
const REMIND_BEFORE_MS = 3 * 86_400_000;

/** Schedules one reminder per end. If an end moves away and back, its reminder is sent unless it already was. */
export async function remindBefore(
  tx: DbTransaction,
  userId: string,
  { before, after }: { before: Date | null; after: Date | null },
): Promise<void> {
  if (before?.getTime() === after?.getTime()) return;
  if (before !== null) await cancelJob(tx, remindOfEndJob, { guildId: NO_GUILD, key: keyOf(userId, before) });
  if (after === null || after.getTime() <= Date.now()) return;
  await enqueueJob(tx, remindOfEndJob, {
    guildId: NO_GUILD,
    key: keyOf(userId, after),
    payload: { userId, endsAt: after.getTime() },
    at: new Date(after.getTime() - REMIND_BEFORE_MS),
  });
}

function keyOf(userId: string, endsAt: Date): string {
  return `${userId} ${endsAt.getTime()}`;
}
