import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** Posts a hit in the moderators' log. `more` are the hits before it that got no entry of their own. */
export const logHitJob = defineJobKind('automod.logHit', z.object({ id: z.uuid(), more: z.int() }));

/** The subject of a hit's jobs: a correction waits for the entry that it changes. */
export function hitSubject(id: string): string {
  return `automod.hit ${id}`;
}
