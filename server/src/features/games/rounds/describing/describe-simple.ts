import type { ViewOf } from '@perigee/core/games/catalogue';
import type { CoinSide } from '@perigee/core/games/coinflip/rules';
import type { SlotSymbol } from '@perigee/core/games/slots/rules';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { GameDescription, RoundContext } from './description.ts';

/** A side of the coin in words. */
export function nameSide(side: CoinSide, locale: Locale): string {
  return (side === 'heads' ? m.coinflip_heads : m.coinflip_tails)({}, { locale });
}

/** A coinflip in words. */
export function describeCoinflip(
  { side, landed }: ViewOf<'coinflip'>,
  { locale, members: [first = '', second] }: RoundContext,
): GameDescription {
  const nameOf = (shown: CoinSide) => nameSide(shown, locale);
  const other = side === 'heads' ? 'tails' : 'heads';
  const outcome =
    second === undefined
      ? m.coinflip_you({ side: nameOf(side) }, { locale })
      : m.coinflip_members({ first, side: nameOf(side), second, other: nameOf(other) }, { locale });
  return { lines: [outcome, m.coinflip_landed({ side: nameOf(landed) }, { locale })], moves: [], emoji: '🪙' };
}

/** A roll of dice in words. */
export function describeDice({ chance, roll }: ViewOf<'dice'>, { locale }: RoundContext): GameDescription {
  return { lines: [m.dice_rolled({ roll, chance }, { locale })], moves: [], emoji: '🎲' };
}

const SYMBOLS: Record<SlotSymbol, string> = { seven: '7️⃣', bell: '🔔', lemon: '🍋', cherry: '🍒' };

/** A spin in words. */
export function describeSlots({ reels, multiplier }: ViewOf<'slots'>, { locale }: RoundContext): GameDescription {
  const line = `# ${reels.map((symbol) => SYMBOLS[symbol]).join(' ')}`;
  const pays = multiplier === 0 ? m.slots_pays_nothing({}, { locale }) : m.slots_pays({ multiplier }, { locale });
  return { besidePicture: [], lines: [line, pays], moves: [], emoji: '🎰' };
}
