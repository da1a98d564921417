import { GIVEAWAY_PARAMETER, giveawayIdIn } from '../giveaway/giveaway-address.ts';

/** The page that checks what somebody pasted a link or the id of: a round, or a giveaway. Null where there is no id in it. */
export function checkAddress(pasted: string): string | null {
  const id = giveawayIdIn(pasted);
  if (id === null) return null;
  return pasted.includes(`${GIVEAWAY_PARAMETER}=`) ? `/fair?${GIVEAWAY_PARAMETER}=${id}` : `/fair/${id}`;
}
