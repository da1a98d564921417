import type { GiveawayPrize } from '@perigee/core/rewards/giveaways/schema';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { EmojiSymbol } from '../pickers/emoji-symbol.tsx';

interface PrizeTextProps {
  prize: GiveawayPrize;
  moneySymbol: string;
}

/** What each winner gets, in one line. */
export function PrizeText({ prize: { kind, text: words, amount, item }, moneySymbol }: PrizeTextProps) {
  const text = useText();
  const { locale } = usePreferences();

  if (kind === 'text') return words;
  if (kind === 'item') {
    return amount === 1 ? item : text(m.giveaway_pieces, { item, count: amount.toLocaleString(locale) });
  }
  return (
    <>
      {amount.toLocaleString(locale)} <EmojiSymbol value={moneySymbol} />
    </>
  );
}
