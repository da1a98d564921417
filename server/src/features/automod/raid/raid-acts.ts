import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** Lock down the server for a raid, and reopen it. */
export const raidBegun = defineActKind('automod.beginRaid', z.object({ id: z.uuid() }));
export const raidOver = defineActKind('automod.endRaid', z.object({ id: z.uuid() }));
