/** Longest name of a zone that is looked up, in UTF-16 code units. */
export const ZONE_NAME_MAX = 64;

/** `Europe/Berlin`, `UTC`; an offset such as `+03:00` is no zone, as it knows no summer. */
const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]*$/;

/** A zone as it is written in the list of zones, in whatever case it was given; null for none. */
export function findZone(name: string): string | null {
  if (name.length > ZONE_NAME_MAX || !NAME.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Which of two names of one place is the older is not for us to say: what was chosen stays.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

/** Every zone there is to choose from, UTC first. */
export function listZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
