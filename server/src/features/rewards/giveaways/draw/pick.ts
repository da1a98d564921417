import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { API } from '@discordjs/core/http-only';
import { drawGiveaway } from '@perigee/core/games/fairness/giveaway';
import { itemAt } from '@perigee/core/base/lists/known-entries';

/** A person drawn for a prize. One who has left the guild is skipped, and the next in the order is drawn. */
export interface PickedEntrant {
  place: number;
  slot: number;
  userId: string;
  isDeparted: boolean;
}

export interface PickOutcome {
  entrantsHash: string;
  picks: PickedEntrant[];
}

interface PickInput {
  api: API;
  guildId: string;
  seed: string;
  entrants: readonly string[];
  /** How many were drawn before. */
  from: number;
  /** The prizes to draw for, in this order. */
  slots: readonly number[];
}

/** How many members are looked up at once. */
const AT_ONCE = 10;

/**
 * Draws a winner for each prize, as long as entrants are left. The order depends on seed and entrants alone; the
 * platform is only asked who is still a member.
 */
export async function pickWinners({ api, guildId, seed, entrants, from, slots }: PickInput): Promise<PickOutcome> {
  const picks: PickedEntrant[] = [];
  let [place, filled] = [from, 0];
  let { entrantsHash, drawn } = drawGiveaway(seed, entrants, from + slots.length);
  while (filled < slots.length && place < entrants.length) {
    const requested = Math.min(slots.length - filled, AT_ONCE);
    if (drawn.length < Math.min(place + requested, entrants.length)) {
      // A longer prefix of the same order, at least twice as long each time.
      ({ entrantsHash, drawn } = drawGiveaway(seed, entrants, 2 * drawn.length + requested));
    }
    const looked = drawn.slice(place, place + requested);
    const areThere = await Promise.all(looked.map((userId) => isMember(api, guildId, userId)));
    for (const [index, userId] of looked.entries()) {
      const isDeparted = areThere[index] !== true;
      picks.push({ place, slot: itemAt(slots, filled), userId, isDeparted });
      place += 1;
      if (!isDeparted) filled += 1;
    }
  }
  return { entrantsHash, picks };
}

const NOT_THERE = [Code.UnknownMember, Code.UnknownUser];

/** Whether somebody is a member of the guild now. @throws the platform's error where that is unknown. */
async function isMember(api: API, guildId: string, userId: string): Promise<boolean> {
  return (await ignoreErrorCodes(NOT_THERE, api.guilds.getMember(guildId, userId))) !== undefined;
}
