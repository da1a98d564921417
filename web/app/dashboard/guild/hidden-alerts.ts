/** How long an alert that was sent away stays away, in milliseconds. */
const AWAY_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = (guildId: string) => `boost-alert.${guildId}`;

/** Whether somebody at this browser sent the alert of this server away not long ago. */
export function isAlertHidden(guildId: string): boolean {
  const hiddenAt = Number(localStorage.getItem(keyOf(guildId)) ?? 0);
  return Date.now() < hiddenAt + AWAY_MS;
}

/** Hides an alert in this browser. */
export function hideAlert(guildId: string): void {
  try {
    localStorage.setItem(keyOf(guildId), String(Date.now()));
  } catch {
    // The storage is full or closed to this site: it is hidden until the page is loaded again.
  }
}
