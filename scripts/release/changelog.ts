const OPEN = /^## .*\(not released\)$/m;

/** Whether a changelog has a section of what is not released yet. */
export function hasOpenSection(changelog: string): boolean {
  return OPEN.test(changelog);
}

/** The changelog with that section under the version and its day. */
export function closeSection(changelog: string, version: string, day: string): string {
  return changelog.replace(OPEN, `## ${version} (${day})`);
}
