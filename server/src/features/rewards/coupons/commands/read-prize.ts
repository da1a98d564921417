import type { CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { PRIZE_AMOUNT_MAX } from '@perigee/core/rewards/coupons/limits';
import type { CouponPrize } from '@perigee/core/rewards/coupons/prize';
import { isSameName } from '@perigee/core/base/names/name-key';
import { readName } from '@perigee/core/base/reading/names';
import { clarifyName, suggestNames } from '../../../../bot/commands/clarify-name.ts';
import { clarifyAmount } from '../../../../bot/commands/clarify-amount.ts';
import type { CommandContext, TypingContext } from '../../../../bot/command-context.ts';
import type { OptionDefinition } from '../../../../bot/command-entry.ts';
import type { Suggestion } from '../../../../bot/define-command.ts';

type PrizeContext = Pick<CommandContext, 'clarify' | 'answerTo' | 'settings'>;

/** The prize somebody typed: a template, or a prize by itself. */
export type TypedPrize = { template: CouponTemplate } | { prize: CouponPrize };

/** The unit of experience after a number. */
const POINTS = /(?<=[\p{Nd}\p{L}])\s*(?:xp|опыта?)$/iu;

const EMPTY = { amount: 1, item: '', role: null, roleDuration: null };

/**
 * Reads `500`, `1.5k xp`, a role, or the name of a template or an item; null for anything else, and `asked` if its
 * amount may be several. Templates take precedence over items.
 */
export async function readPrize(
  ctx: PrizeContext,
  option: OptionDefinition,
  text: string,
): Promise<TypedPrize | null | 'asked'> {
  const { items, couponTemplates } = ctx.settings;
  const written = text.trim();
  const [, role] = /^<@&(\d{17,20})>$/.exec(written) ?? [];
  if (role !== undefined) return { prize: { ...EMPTY, kind: 'role', role } };
  const points = written.replace(POINTS, '');
  const amount = await clarifyAmount(ctx, option, points);
  if (amount === 'asked') return amount;
  if (amount !== null && 'units' in amount && amount.units <= PRIZE_AMOUNT_MAX) {
    return { prize: { ...EMPTY, kind: points === written ? 'money' : 'xp', amount: amount.units } };
  }
  const prizes: NamedPrize[] = [
    ...couponTemplates.map((template) => ({ names: [template.name], typed: { template } })),
    ...items.map(({ name }) => ({ names: [name], typed: { prize: { ...EMPTY, kind: 'item' as const, item: name } } })),
  ];
  // A template is what its name means, even if an item has the same one.
  const distinct = prizes.filter(({ names: [name = ''] }, index) => {
    return prizes.findIndex(({ names: [other = ''] }) => isSameName(name, other)) === index;
  });
  const found = await clarifyName(ctx, option, readName(written, distinct, { isWhole: true }));
  return found === null || found === 'asked' ? found : found.typed;
}

interface NamedPrize {
  names: readonly string[];
  typed: TypedPrize;
}

/** Suggests templates, then items, whose names contain the typed text. */
export function suggestPrize({ settings }: TypingContext, typed: string): Suggestion[] {
  return suggestNames(
    [...settings.couponTemplates, ...settings.items].map(({ name }) => name),
    typed,
  );
}
