/** The platform's epoch (its documentation, "Snowflakes"), in milliseconds since 1970. */
const PLATFORM_EPOCH_MS = 1_420_070_400_000;

/** Creation time of the object with this id, in seconds since 1970, as used in the platform's timestamp markup. */
export function createdSeconds(id: string): number {
  return Math.floor((Number(BigInt(id) >> 22n) + PLATFORM_EPOCH_MS) / 1000);
}
