import { now } from './clock.ts';
/** The platform's epoch, the first second of 2015, in milliseconds since the Unix epoch. */
const PLATFORM_EPOCH_MS = 1_420_070_400_000;
const SEQUENCE_BITS = 22n;

/** The id of something created at that time; `sequence` (0 to 4,194,303) distinguishes ids of the same millisecond. */
export function firstIdAt(timeMs: number, sequence: number): string {
  return ((BigInt(timeMs - PLATFORM_EPOCH_MS) << SEQUENCE_BITS) | BigInt(sequence)).toString();
}

/** When the object with this id was created, in milliseconds since the Unix epoch. */
export function createdAtMs(id: string): number {
  return Number(BigInt(id) >> SEQUENCE_BITS) + PLATFORM_EPOCH_MS;
}

/** Creates a source of strictly increasing ids, also within one millisecond. */
export function createIdSource(): () => string {
  let lastMs = 0;
  let sequence = 0;

  return () => {
    const time = now();
    sequence = time > lastMs ? 0 : sequence + 1;
    lastMs = Math.max(time, lastMs);
    return firstIdAt(lastMs, sequence);
  };
}

/** Orders ids by age; they differ in length, so string order would be wrong. */
export function compareIds(left: string, right: string): number {
  const difference = BigInt(left) - BigInt(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether the text is an id: the digits of an unsigned 64-bit number. */
export function isSnowflake(text: string): boolean {
  return /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n;
}
