import * as z from 'zod/mini';
import { defineActKind } from '../../../../acts/act-kind.ts';

/** Lock down the server for a raid, and reopen it. */
export const raidBegun = defineActKind('automod.beginRaid', z.object({ id: z.uuid() }));
export const raidOver = defineActKind('automod.endRaid', z.object({ id: z.uuid() }));

/**
 * The longest pause before either is tried again, in milliseconds: the end waits for the beginning, and nobody should
 * find the server closed for hours.
 */
export const RAID_PAUSE_MAX_MS = 60_000;
