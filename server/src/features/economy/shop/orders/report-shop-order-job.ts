import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** The steps of an order that may need a report: giving its roles, and taking them back on return. */
const reportStep = z.enum(['given', 'returned']);
export type ReportStep = z.infer<typeof reportStep>;

/** Reports the outcome of an order to the member if no reply did. */
export const reportShopOrderJob = defineJobKind('shop.report', z.object({ id: z.string(), step: reportStep }));

/** How long a reply may take before the report is sent, in milliseconds. */
export const REPORTED_AFTER_MS = 15_000;
