import { type GiveawayInput, NEW_GIVEAWAY, type GiveawayPrize } from '@perigee/core/rewards/giveaways/schema';
import { GIVEAWAY_MAX_MS, GIVEAWAY_MIN_MS } from '@perigee/core/rewards/giveaways/limits';
import type { Time } from '@perigee/core/base/reading/time';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import { clarifyAmount } from '../../../../bot/commands/clarify-amount.ts';
import { PRIZE_OPTION, type START_OPTIONS, WINNERS_OPTION } from './options.ts';

/** The result of reading a command. */
export type Read<Value> = { value: Value } | { refusal: string };

/** Reads a giveaway from a command's options; null if its member is asked what they meant. */
export async function readStart(ctx: CommandContextOf<typeof START_OPTIONS>): Promise<Read<GiveawayInput> | null> {
  const { options, channelId, locale } = ctx;
  const { about = '', role, xp = 0, days = 0 } = options;
  const when = readEndOption(ctx, options.end);
  if ('refusal' in when) return when;
  const { winners, text: rest } = readWinners(options);
  const [mention = '', mentionedId] = options.channel === undefined ? (CHANNEL_FIRST.exec(rest) ?? []) : [];
  const channel = options.channel ?? mentionedId ?? channelId;
  const prize = await readPrize(ctx, rest.slice(mention.length));
  if (prize === null || 'refusal' in prize) return prize;
  if (prize.value.kind !== 'text' && isNew(prize.value) && !holds(ctx.permissions, 'ManageGuild')) {
    return { refusal: m.giveaway_may_not_mint({}, { locale }) };
  }
  return {
    value: {
      channel,
      prize: prize.value,
      description: about,
      winners,
      requiredRoles: role === undefined ? [] : [role],
      requiredXp: xp,
      requiredDays: days,
      ...when.value,
    },
  };
}

/** When it ends, as the API takes it. */
export function readEndOption({ locale }: CommandContext, end: Time): Read<Pick<GiveawayInput, 'duration' | 'endsAt'>> {
  if (end.kind === 'moment') return { value: { duration: null, endsAt: new Date(end.at).toISOString() } };
  const isInRange = end.kind === 'length' && end.ms >= GIVEAWAY_MIN_MS && end.ms <= GIVEAWAY_MAX_MS;
  return isInRange
    ? { value: { duration: end.ms, endsAt: null } }
    : { refusal: m.giveaway_refused_duration({}, { locale }) };
}

/** Whether the prize is created for the giveaway: minted money, or items that come from no stock. */
export function isNew({ kind, minted }: GiveawayPrize): boolean {
  return kind === 'item' || (kind === 'money' && minted);
}

/** A channel between the number of winners and the prize. */
const CHANNEL_FIRST = /^<#(\d{17,20})>\s*(?=\S)/u;

const WINNERS_WORD = /^\s+(?:winners?|победител(?:ь|я|ей))(?!\p{L})[\s,:;—–-]*(?=\S)/iu;

/** The number of winners and the prize of an order: `2 winners Nitro` says both, unless `winners:` was given. */
function readWinners(options: CommandContextOf<typeof START_OPTIONS>['options']): { winners: number; text: string } {
  const text = options.prize.trim();
  if (options.winners !== undefined) return { winners: options.winners, text };
  const number = readWholeNumber(text);
  const after = text.slice(number.length);
  const word = WINNERS_WORD.exec(after)?.[0];
  const isTaken =
    number.kind === 'read' &&
    word !== undefined &&
    number.value >= WINNERS_OPTION.min &&
    number.value <= WINNERS_OPTION.max;
  return isTaken ? { winners: number.value, text: after.slice(word.length) } : { winners: 1, text };
}

async function readPrize(
  ctx: CommandContextOf<typeof START_OPTIONS>,
  text: string,
): Promise<Read<GiveawayPrize> | null> {
  const { options, locale } = ctx;
  const { type: kind = 'text', minted = false } = options;
  const none = NEW_GIVEAWAY.prize;
  if (kind === 'text') return { value: { ...none, kind, text } };
  if (kind === 'item') return { value: { ...none, kind, item: text } };
  const amount = await clarifyAmount(ctx, PRIZE_OPTION, text);
  if (amount === 'asked') return null;
  if (amount === null || 'percent' in amount) return { refusal: m.giveaway_amount_wrong({}, { locale }) };
  return { value: { ...none, kind, amount: amount.units, minted } };
}
