import { readAmount } from '@perigee/core/base/reading/amount';
import { tookAll } from '@perigee/core/base/reading/reading';
import type { CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { PRIZE_AMOUNT_MAX } from '@perigee/core/rewards/coupons/limits';
import type { CouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSameName, nameKey } from '@perigee/core/base/names/name-key';
import type { TypingContext } from '../../../../bot/command-context.ts';
import type { Suggestion } from '../../../../bot/define-command.ts';

type SettingsNames = Pick<GuildSettings, 'items' | 'couponTemplates'>;

/** The prize somebody typed: a template, or a prize by itself. */
export type TypedPrize = { template: CouponTemplate } | { prize: CouponPrize };

/** The unit of experience after a number. */
const POINTS = /(?<=[\p{Nd}\p{L}])\s*(?:xp|опыта?)$/iu;

const EMPTY = { amount: 1, item: '', role: null, roleDuration: null };

/**
 * Reads `500`, `1.5k xp`, a role, or the name of a template or an item; null for anything else. Templates take
 * precedence over items.
 */
export function readPrize(text: string, { items, couponTemplates }: SettingsNames): TypedPrize | null {
  const written = text.trim();
  const [, role] = /^<@&(\d{17,20})>$/.exec(written) ?? [];
  if (role !== undefined) return { prize: { ...EMPTY, kind: 'role', role } };
  const points = written.replace(POINTS, '');
  const amount = readWhole(points);
  if (amount !== null && amount <= PRIZE_AMOUNT_MAX) {
    return { prize: { ...EMPTY, kind: points === written ? 'money' : 'xp', amount } };
  }
  const template = couponTemplates.find(({ name }) => isSameName(name, written));
  if (template !== undefined) return { template };
  const item = items.find(({ name }) => isSameName(name, written));
  return item === undefined ? null : { prize: { ...EMPTY, kind: 'item', item: item.name } };
}

function readWhole(text: string): number | null {
  const read = readAmount(text);
  return read.kind === 'read' && tookAll(read, text) && 'units' in read.value ? read.value.units : null;
}

/** Suggests templates, then items, whose names contain the typed text. */
export function suggestPrize({ settings }: TypingContext, typed: string): Suggestion[] {
  const key = nameKey(typed);
  return [...settings.couponTemplates, ...settings.items]
    .map(({ name }) => name)
    .filter((name, index, all) => nameKey(name).includes(key) && all.indexOf(name) === index)
    .map((name) => ({ name, value: name }));
}
