import { cutText } from '../../base/text/cut.ts';
/** Longest guild name shown on a server card, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const GUILD_NAME_SHOWN_MAX = 25;

/** Cuts a guild's name for its card: the ellipsis follows the 25th character, and emoji are kept whole. */
export function shortGuildName(name: string): string {
  return name.length <= GUILD_NAME_SHOWN_MAX ? name : `${cutText(name, GUILD_NAME_SHOWN_MAX, '')}…`;
}
