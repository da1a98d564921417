import { forgiving } from '../../../discord/forgiving.ts';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { API } from '@discordjs/core/http-only';
import { drawGiveaway } from '@perigee/core/fairness/giveaway';

/** Somebody drawn for a prize; who left the server is passed over, and the next in the order takes their place. */
export interface Chosen {
  place: number;
  slot: number;
  userId: string;
  isDeparted: boolean;
}

export interface Picked {
  entrantsHash: string;
  picks: Chosen[];
}

interface Picking {
  api: API;
  guildId: string;
  seed: string;
  entrants: readonly string[];
  /** How many were drawn before. */
  from: number;
  /** The prizes somebody is drawn for, in this order. */
  slots: readonly number[];
}

/** Members that are looked at together. */
const AT_ONCE = 10;

/**
 * Draws somebody for each of the prizes, as far as there are entrants left. The order follows from seed and entrants alone; of
 * the platform it is only asked who is still there.
 */
export async function pickWinners({ api, guildId, seed, entrants, from, slots }: Picking): Promise<Picked> {
  const picks: Chosen[] = [];
  let [place, filled] = [from, 0];
  let { entrantsHash, drawn } = drawGiveaway(seed, entrants, from + slots.length);
  while (filled < slots.length && place < entrants.length) {
    const requested = Math.min(slots.length - filled, AT_ONCE);
    if (drawn.length < Math.min(place + requested, entrants.length)) {
      // Of the same order only more, twice as many each time.
      ({ entrantsHash, drawn } = drawGiveaway(seed, entrants, 2 * drawn.length + requested));
    }
    const looked = drawn.slice(place, place + requested);
    const areThere = await Promise.all(looked.map((userId) => isMember(api, guildId, userId)));
    for (const [index, userId] of looked.entries()) {
      const isDeparted = areThere[index] !== true;
      picks.push({ place, slot: slots[filled] ?? 0, userId, isDeparted });
      place += 1;
      if (!isDeparted) filled += 1;
    }
  }
  return { entrantsHash, picks };
}

const NOT_THERE = [Code.UnknownMember, Code.UnknownUser];

/** Whether somebody is a member of the server now. @throws what the platform says where it can not be found out. */
async function isMember(api: API, guildId: string, userId: string): Promise<boolean> {
  return (await forgiving(NOT_THERE, api.guilds.getMember(guildId, userId))) !== undefined;
}
