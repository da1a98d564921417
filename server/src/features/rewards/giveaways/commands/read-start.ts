import { type GiveawayInput, NEW_GIVEAWAY, type GiveawayPrize } from '@perigee/core/rewards/giveaways/schema';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import type { START_OPTIONS } from './options.ts';
import { parseEnd } from './parse-end.ts';

/** The result of reading a command. */
export type Read<Value> = { value: Value } | { refusal: string };

/** Reads a giveaway from a command's options. */
export function readStart(ctx: CommandContextOf<typeof START_OPTIONS>): Read<GiveawayInput> {
  const { options, channelId, locale } = ctx;
  const { channel = channelId, about = '', winners = 1, role, xp = 0, days = 0 } = options;
  const when = readEndOption(ctx, options.end);
  if ('refusal' in when) return when;
  const prize = readPrize(ctx);
  if ('refusal' in prize) return prize;
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

function readPrize({ options, locale }: CommandContextOf<typeof START_OPTIONS>): Read<GiveawayPrize> {
  const { type: kind = 'text', minted = false } = options;
  const text = options.prize.trim();
  const none = NEW_GIVEAWAY.prize;
  if (kind === 'text') return { value: { ...none, kind, text } };
  if (kind === 'item') return { value: { ...none, kind, item: text } };
  const amount = Number(text.replaceAll(/[\s_,.]/g, ''));
  if (!/^\d/.test(text) || !Number.isSafeInteger(amount) || amount < 1) {
    return { refusal: m.giveaway_amount_wrong({}, { locale }) };
  }
  return { value: { ...none, kind, amount, minted } };
}
