import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';

const change = z.object({ changeId: z.string() });

/** Lists the members with the role of a change. */
export const listMembersJob = defineJobKind('money.list', change);

/** Reports the progress of a change for a role. */
export const reportChangeJob = defineJobKind('money.report', change);
