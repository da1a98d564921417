/** Longest zone name that is looked up, in UTF-16 code units. */
export const ZONE_NAME_MAX = 64;

/** `Europe/Berlin`, `UTC`; an offset such as `+03:00` is refused, as it has no daylight saving time. */
const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]*$/;

/** A zone's name as the runtime spells it, matched in any case; null where there is none. */
export function findZone(name: string): string | null {
  if (name.length > ZONE_NAME_MAX || !NAME.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // The runtime may resolve an alias to another name of the same zone; keep the one that was chosen.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

/** All zones to choose from, UTC first. */
export function listZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
