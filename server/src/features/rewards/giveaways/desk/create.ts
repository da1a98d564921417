import { randomUUID } from 'node:crypto';
import { normaliseAbout } from '@perigee/core/rewards/giveaways/normalise';
import type { GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey } from '../record.ts';
import { invalid, unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { checkAbout } from './check-about.ts';
import { openGiveaway, requireRoom } from './open-giveaway.ts';
import { isPrizeAbove, requireNoEasier } from './require-giver.ts';
import { payerOf } from './stake.ts';
import { type GiveawayEnd, readEnd } from './read-end.ts';

/** The input of a new giveaway, and who enters it. */
export interface Creation {
  guildId: string;
  userId: string;
  input: GiveawayInput;
  isDraft: boolean;
  /** The same id gives the same giveaway when a request is repeated; a new one where omitted. */
  id?: string;
}

/**
 * Creates a giveaway, and opens it unless it is to stay a draft.
 * @throws AppError where it cannot be created like this, or the limit is reached; nothing has changed then.
 */
export async function createGiveaway(deps: GiveawayDeps, creation: Creation): Promise<GiveawayKey> {
  const { guildId, userId, input, isDraft, id = randomUUID() } = creation;
  const settings = await deps.settings.get(guildId);
  const { about, end } = await readInput(deps, guildId, input, settings);
  if (await isPrizeAbove(deps, { guildId, userId }, about, settings)) requireNoEasier(null, about);
  const payer = await payerOf(deps, guildId, userId);
  const key = { guildId, id };
  await deps.events.transaction(async (tx) => {
    await giveawayStore.lockGuild(tx, guildId);
    if ((await giveawayStore.find(tx, key)) !== null) return;
    requireRoom((await giveawayStore.listOpen(tx, guildId)).length, settings.boost);
    await giveawayStore.add(tx, { ...key, channelId: input.channel, createdBy: userId, about, ...end });
    if (isDraft) return;
    const draft = await giveawayStore.lock(tx, key);
    if (draft === null) throw unknownGiveaway();
    await openGiveaway(deps, tx, draft, payer);
  });
  return key;
}

/** Converts the input to its stored form. @throws AppError `invalid` for what is not possible in that guild. */
export async function readInput(
  { directory }: Pick<GiveawayDeps, 'directory'>,
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
