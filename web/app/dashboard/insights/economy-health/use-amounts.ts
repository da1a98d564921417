import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';

interface Amounts {
  /** In full, such as 12,345. */
  full(amount: number): string;
  /** With its sign, except for zero. */
  signed(amount: number): string;
  /** For the labels of a chart, such as 12K. */
  short(amount: number): string;
  /** A share from 0 to 1, as a percentage. */
  share(share: number): string;
  /** The same as a whole percentage, for narrow places. */
  wholeShare(share: number): string;
  /** From 0 to 1, with two decimals. */
  coefficient(value: number): string;
  /** The symbol of the server's money. */
  symbol: string;
}

/** Formats amounts of the server's money in the tab's language. */
export function useAmounts(): Amounts {
  const { locale } = usePreferences();
  const settings = useTabSettings('economy');
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const wholeShare = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const coefficient = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    full: (amount) => whole.format(amount),
    signed: (amount) => signed.format(amount),
    short: (amount) => short.format(amount),
    share: (part) => share.format(part),
    wholeShare: (part) => wholeShare.format(part),
    coefficient: (value) => coefficient.format(value),
    symbol: settings.economy.moneySymbol,
  };
}
