import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** The server is closed to a crowd, and opened again. */
export const raidBegun = defineActKind('automod.beginRaid', z.object({ id: z.uuid() }));
export const raidOver = defineActKind('automod.endRaid', z.object({ id: z.uuid() }));
