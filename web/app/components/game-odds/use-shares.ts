import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';

/** Formats shares (1 is all) as percentages in the tab's language. */
export function useShares() {
  const text = useText();
  const { locale } = usePreferences();
  const exact = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const rounded = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

  const share = (value: number) => exact.format(value);
  /** From the lowest to the highest; a single figure where both read the same. */
  const span = (values: readonly number[]) => {
    const [least, most] = [rounded.format(Math.min(...values)), rounded.format(Math.max(...values))];
    return least === most ? least : text(m.odds_span, { least, most });
  };
  return { share, span };
}
