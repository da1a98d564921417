import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { withFacts } from '../schemas/field.ts';

/** A platform id: the digits of an unsigned 64-bit number, kept as text because a number would lose its last digits. */
export const snowflake = z.string().check(z.regex(/^\d{1,20}$/, { error: issueCode('invalidId') }));

/** Ids in settings know what they belong to, so that people are shown its name. */
export const roleId = withFacts(snowflake, { refersTo: 'role' });
export const channelId = withFacts(snowflake, { refersTo: 'channel' });

/** Route parameters of every call that belongs to one guild. */
export const guildParams = z.strictObject({ guildId: snowflake });

/** Milliseconds between the Unix epoch and the platform's own epoch, the first second of 2015. */
const PLATFORM_EPOCH_MS = 1_420_070_400_000n;

/** The smallest id of what is made at that moment, in milliseconds since 1970; "0" before the platform began. */
export function firstIdAt(ms: number): string {
  const since = BigInt(Math.floor(ms)) - PLATFORM_EPOCH_MS;
  return String((since < 0n ? 0n : since) << 22n);
}

/** When the thing with this id was made; snowflakes carry their own time stamp in the upper 42 bits. */
export function createdAt(id: string): Date {
  return new Date(Number((BigInt(id) >> 22n) + PLATFORM_EPOCH_MS));
}
