import {
  type GiveawayInput,
  NEW_GIVEAWAY,
  GIVEAWAY_PRIZE_KINDS,
  type GiveawayPrize,
} from '@perigee/core/rewards/giveaways/schema';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { parseEnd } from './parse-end.ts';

/** The result of reading a command. */
export type Read<Value> = { value: Value } | { refusal: string };

/** Reads a giveaway from a command's options. */
export function readStart(ctx: CommandContext): Read<GiveawayInput> {
  const { options, channelId, locale } = ctx;
  const when = readEndOption(ctx, options.string('end') ?? '');
  if ('refusal' in when) return when;
  const prize = readPrize(ctx);
  if ('refusal' in prize) return prize;
  if (prize.value.kind !== 'text' && isNew(prize.value) && !holds(ctx.permissions, 'ManageGuild')) {
    return { refusal: m.giveaway_may_not_mint({}, { locale }) };
  }
  const roleId = options.string('role');
  return {
    value: {
      channel: options.string('channel') ?? channelId,
      prize: prize.value,
      description: options.string('about') ?? '',
      winners: options.number('winners') ?? 1,
      requiredRoles: roleId === undefined ? [] : [roleId],
      requiredXp: options.number('xp') ?? 0,
      requiredDays: options.number('days') ?? 0,
      ...when.value,
    },
  };
}

/** Reads when it ends. */
export function readEndOption(
  { settings, locale }: CommandContext,
  text: string,
): Read<Pick<GiveawayInput, 'duration' | 'endsAt'>> {
  const when = parseEnd(text, settings.timeZone.zone, Date.now());
  if (when === 'range') return { refusal: m.giveaway_refused_duration({}, { locale }) };
  if (when === 'unclear') return { refusal: m.giveaway_end_unclear({ text: text.slice(0, 50) }, { locale }) };
  return { value: when };
}

/** Whether the prize is created for the giveaway: minted money, or items that come from no stock. */
export function isNew({ kind, minted }: GiveawayPrize): boolean {
  return kind === 'item' || (kind === 'money' && minted);
}

function readPrize({ options, locale }: CommandContext): Read<GiveawayPrize> {
  const text = (options.string('prize') ?? '').trim();
  const kind = GIVEAWAY_PRIZE_KINDS.find((each) => each === options.string('type')) ?? 'text';
  const none = NEW_GIVEAWAY.prize;
  if (kind === 'text') return { value: { ...none, kind, text } };
  if (kind === 'item') return { value: { ...none, kind, item: text } };
  const amount = Number(text.replaceAll(/[\s_,.]/g, ''));
  if (!/^\d/.test(text) || !Number.isSafeInteger(amount) || amount < 1) {
    return { refusal: m.giveaway_amount_wrong({}, { locale }) };
  }
  return { value: { ...none, kind, amount, minted: options.boolean('minted') ?? false } };
}
