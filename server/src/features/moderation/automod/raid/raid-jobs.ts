import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** Lock down the server for a raid, and reopen it. */
export const beginRaidJob = defineJobKind('automod.beginRaid', z.object({ id: z.uuid() }));
export const endRaidJob = defineJobKind('automod.endRaid', z.object({ id: z.uuid() }));

/** Post the rule's message about a raid. */
export const announceRaidJob = defineJobKind('automod.announceRaid', z.object({ id: z.uuid() }));

/**
 * The longest pause before either is tried again, in milliseconds: the end waits for the beginning, and nobody should
 * find the server closed for hours.
 */
export const RAID_PAUSE_MAX_MS = 60_000;
