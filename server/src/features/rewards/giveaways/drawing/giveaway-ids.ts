import * as z from 'zod/mini';
import { customId } from '../../../../bot/components/custom-id.ts';

const args = { id: z.string().check(z.regex(/^[\da-f-]{36}$/)) };

/** Enters a giveaway; members already in are asked whether they want to leave. */
export const enterId = customId({ feature: 'giveaways', action: 'enter', version: 1, args });

export const leaveId = customId({ feature: 'giveaways', action: 'leave', version: 1, args });

/** Claims a prize. */
export const claimId = customId({ feature: 'giveaways', action: 'claim', version: 1, args });
