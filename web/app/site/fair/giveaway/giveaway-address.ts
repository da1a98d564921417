/** The query parameter that names the giveaway to check. */
export const GIVEAWAY_PARAMETER = 'giveaway';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** The id of a giveaway in pasted text: the id itself, or a link that contains it. Null if there is none. */
export function giveawayIdIn(pasted: string): string | null {
  return ID.exec(pasted)?.[0].toLowerCase() ?? null;
}
