import { randomUUID } from 'node:crypto';
import { normaliseAbout } from '@perigee/core/giveaways/normalise';
import type { GiveawayInput } from '@perigee/core/giveaways/schema';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { GiveawayParts } from '../giveaway-parts.ts';
import type { GiveawayKey } from '../record.ts';
import { invalid, unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { checkAbout } from './check-about.ts';
import { openGiveaway, requireRoom } from './open-giveaway.ts';
import { isPrizeAbove, requireNoEasier } from './require-giver.ts';
import { payerOf } from './stake.ts';
import { type GiveawayEnd, readEnd } from './read-end.ts';

/** A giveaway as it is entered, by whom. */
export interface Creation {
  guildId: string;
  userId: string;
  input: GiveawayInput;
  isDraft: boolean;
  /** Where the same is asked for again, it is the same giveaway; a new one where it is left out. */
  id?: string;
}

/**
 * Makes a giveaway, and opens it unless it is to stay a draft.
 * @throws AppError where it can not be made so, or there are as many as may be; nothing happened then.
 */
export async function createGiveaway(parts: GiveawayParts, creation: Creation): Promise<GiveawayKey> {
  const { guildId, userId, input, isDraft, id = randomUUID() } = creation;
  const settings = await parts.settings.get(guildId);
  const { about, end } = await readInput(parts, guildId, input, settings);
  if (await isPrizeAbove(parts, { guildId, userId }, about, settings)) requireNoEasier(null, about);
  const payer = await payerOf(parts, guildId, userId);
  const key = { guildId, id };
  await parts.events.transaction(async (tx) => {
    await giveawayStore.holdGuild(tx, guildId);
    if ((await giveawayStore.find(tx, key)) !== null) return;
    requireRoom((await giveawayStore.listOpen(tx, guildId)).length, settings.boost);
    await giveawayStore.add(tx, { ...key, channelId: input.channel, createdBy: userId, about, ...end });
    if (isDraft) return;
    const draft = await giveawayStore.hold(tx, key);
    if (draft === null) throw unknownGiveaway();
    await openGiveaway(parts, tx, draft, payer);
  });
  return key;
}

/** What was entered, in the form it is stored in. @throws AppError `invalid` for what can not be in that guild. */
export async function readInput(
  { directory }: Pick<GiveawayParts, 'directory'>,
  guildId: string,
  { channel, duration, endsAt, ...given }: GiveawayInput,
  settings: GuildSettings,
): Promise<{ about: Omit<GiveawayInput, 'channel' | 'duration' | 'endsAt'>; end: GiveawayEnd }> {
  const about = normaliseAbout(given);
  const guild = await directory.get(guildId);
  const issues = checkAbout({ channel, ...about }, guild, settings);
  if (issues.length > 0) throw invalid(...issues);
  return { about, end: readEnd({ duration, endsAt }, settings.timeZone.zone) };
}
