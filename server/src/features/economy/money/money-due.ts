import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

const change = z.object({ changeId: z.string() });

/** Lists the members with the role of a change. */
export const listDue = defineActKind('money.list', change);

/** Reports the progress of a change for a role. */
export const moneyReportDue = defineActKind('money.report', change);
