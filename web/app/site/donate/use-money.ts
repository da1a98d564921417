import { usePreferences } from '../../lib/preferences/preferences-context.tsx';

/** Formats an amount, given in hundredths of its currency, in the reader's language; whole amounts without decimals. */
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
