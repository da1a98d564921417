/** Longest guild name a server card shows, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const GUILD_NAME_SHOWN_MAX = 25;

/** Cuts a guild's name for its card; the ellipsis comes after the 25th character, and no character is cut in half. */
export function shortGuildName(name: string): string {
  if (name.length <= GUILD_NAME_SHOWN_MAX) return name;
  const cut = name.slice(0, GUILD_NAME_SHOWN_MAX);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
