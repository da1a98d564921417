import { randomUUID } from 'node:crypto';
import { normaliseAbout } from '@perigee/core/rewards/giveaways/normalise';
import type { GiveawayInput, GiveawayAbout } from '@perigee/core/rewards/giveaways/schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import { PIECES_MAX } from '@perigee/core/economy/items/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey } from '../record.ts';
import { invalid, unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { channelRefusal, chosenChannelRefusal, type GuildDescription } from '../../../community/index.ts';
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
  const { about, end } = await readInput(deps, { guildId, userId }, input, settings);
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

/**
 * Converts the input to its stored form.
 * @param stood The channel chosen before, which the person need not be able to write in.
 * @throws AppError `invalid` for what is not possible in that guild.
 */
export async function readInput(
  { directory }: Pick<GiveawayDeps, 'directory'>,
  { guildId, userId }: { guildId: string; userId: string },
  { channel, duration, endsAt, ...given }: GiveawayInput,
  settings: GuildSettings,
  stood: string | null = null,
): Promise<{ about: Omit<GiveawayInput, 'channel' | 'duration' | 'endsAt'>; end: GiveawayEnd }> {
  const about = normaliseAbout(given);
  const [guild, member] = await Promise.all([directory.get(guildId), directory.member(guildId, userId)]);
  const closed =
    channel === stood ? channelRefusal(guild, channel, 'write') : chosenChannelRefusal(guild, member, channel);
  const issues = [...(closed === null ? [] : [makeIssue('channel', closed)]), ...checkAbout(about, guild, settings)];
  if (issues.length > 0) throw invalid(...issues);
  return { about, end: readEnd({ duration, endsAt }, settings.timeZone.zone) };
}

type CheckedInput = Pick<GiveawayInput, 'prize' | 'winners' | 'requiredRoles'>;

/** The issues of a giveaway in a guild: what it refers to must exist, and its prizes must not be too large. */
function checkAbout(
  { requiredRoles, ...about }: CheckedInput,
  guild: Pick<GuildDescription, 'roles'>,
  { items }: Pick<GuildSettings, 'items'>,
): Issue[] {
  const unknown = requiredRoles.flatMap((id, index) =>
    guild.roles.some((role) => role.id === id) ? [] : [makeIssue(`requiredRoles.${index}`, 'unknownRole')],
  );
  return [...unknown, ...checkPrize(about, items)];
}

function checkPrize(
  { prize, winners }: Pick<GiveawayAbout, 'prize' | 'winners'>,
  items: GuildSettings['items'],
): Issue[] {
  const { kind, amount } = prize;
  if (kind === 'text') return [];
  const max = kind === 'item' ? PIECES_MAX : Math.floor(Number.MAX_SAFE_INTEGER / winners);
  if (amount > max) return [makeIssue('prize.amount', 'tooBig', { max })];
  if (kind === 'money') return [];
  const isSold = items.some(({ name }) => isSameName(name, prize.item));
  return isSold ? [] : [makeIssue('prize.item', 'giveaway_unknownItem')];
}
