const OPEN = /^## .*\(not released\)$/m;

/** Whether a changelog has a section of unreleased changes. */
export function hasOpenSection(changelog: string): boolean {
  return OPEN.test(changelog);
}

/** The changelog with that section renamed to the version and its date. */
export function closeSection(changelog: string, version: string, day: string): string {
  return changelog.replace(OPEN, `## ${version} (${day})`);
}
