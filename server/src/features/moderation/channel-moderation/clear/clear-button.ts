import { snowflake } from '@perigee/core/base/ids/snowflake';
import * as z from 'zod/mini';
import { customId } from '../../../../bot/components/custom-id.ts';

const args = { ownerId: snowflake, id: z.string().check(z.regex(/^[\da-f-]{36}$/)) };

export const clearId = customId({ feature: 'clear', action: 'go', version: 1, args });
export const cancelClearingId = customId({ feature: 'clear', action: 'keep', version: 1, args });

/** How long the question can be answered, in milliseconds. */
export const QUESTION_MS = 2 * 60_000;
