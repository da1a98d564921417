import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** An order's roles are given, and taken back when it is returned: each may have to be told. */
const reportStep = z.enum(['given', 'returned']);
export type ReportStep = z.infer<typeof reportStep>;

/** A member is to be told what became of their order, where whoever was to answer them could not. */
export const orderReportDue = defineActKind('shop.report', z.object({ id: z.string(), step: reportStep }));

/** Whoever answers has so long for it, in milliseconds. */
export const REPORTED_AFTER_MS = 15_000;
