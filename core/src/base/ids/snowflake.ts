import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { withMetadata } from '../schemas/field-metadata.ts';

/**
 * A platform id: the decimal digits of an unsigned 64-bit integer, kept as a string since a number would lose its last
 * digits.
 */
export const snowflake = z.string().check(z.regex(/^\d{1,20}$/, { error: issueCode('invalidId') }));

/** Ids in settings record what they refer to, so that people are shown its name. */
export const roleId = withMetadata(snowflake, { refersTo: 'role' });
export const channelId = withMetadata(snowflake, { refersTo: 'channel' });

/** Path parameters of every call about one guild. */
export const guildParams = z.strictObject({ guildId: snowflake });

/** Milliseconds from the Unix epoch to the platform's own epoch, the beginning of 2015. */
const PLATFORM_EPOCH_MS = 1_420_070_400_000n;

/** The smallest id of anything created at that moment, in milliseconds since 1970; "0" before the platform's epoch. */
export function firstIdAt(ms: number): string {
  const since = BigInt(Math.floor(ms)) - PLATFORM_EPOCH_MS;
  return String((since < 0n ? 0n : since) << 22n);
}

/** When the thing with this id was created; snowflakes have a timestamp in the upper 42 bits. */
export function createdAt(id: string): Date {
  return new Date(Number((BigInt(id) >> 22n) + PLATFORM_EPOCH_MS));
}
