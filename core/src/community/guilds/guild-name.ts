/** Longest guild name shown on a server card, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const GUILD_NAME_SHOWN_MAX = 25;

/** Cuts a guild's name for its card: the ellipsis follows the 25th character, and surrogate pairs are kept whole. */
export function shortGuildName(name: string): string {
  if (name.length <= GUILD_NAME_SHOWN_MAX) return name;
  const cut = name.slice(0, GUILD_NAME_SHOWN_MAX);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
