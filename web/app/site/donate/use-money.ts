import { usePreferences } from '../../lib/preferences/preferences-context.tsx';

/** Writes an amount, given in hundredths of its currency, as the reader's language does; whole ones without kopecks. */
export function useMoney(): (hundredths: number, currency: string) => string {
  const { locale } = usePreferences();
  return (hundredths, currency) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(hundredths / 100);
}
