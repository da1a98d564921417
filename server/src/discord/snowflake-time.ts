/** The platform's first millisecond (its documentation, "Snowflakes"). */
const PLATFORM_EPOCH_MS = 1_420_070_400_000;

/** When the thing with this id was created, in whole seconds since 1970, as the platform's time mark-up takes it. */
export function createdSeconds(id: string): number {
  return Math.floor((Number(BigInt(id) >> 22n) + PLATFORM_EPOCH_MS) / 1000);
}
