import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';

const change = z.object({ changeId: z.string() });

/** Who has the role is to be found out. */
export const listDue = defineActKind('money.list', change);

/** It is to be told how far a change for a role is. */
export const moneyReportDue = defineActKind('money.report', change);
