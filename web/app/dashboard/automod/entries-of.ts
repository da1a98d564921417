import type { RaidEntry } from '@perigee/core/automod/raid-entry';
import type { HitReply } from '@perigee/core/automod/site-endpoints';

/** The entries of a page as one list, from the newest on. */
export function entriesOf({ hits, raids }: { hits: HitReply[]; raids: RaidEntry[] }): (HitReply | RaidEntry)[] {
  return [...hits, ...raids].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
