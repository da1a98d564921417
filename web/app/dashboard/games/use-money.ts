import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';

/**
 * Formats amounts of the server's money for a sentence; a custom emoji is left out, because it can only be shown as a
 * picture.
 */
export function useMoney(): (amount: number) => string {
  const { locale } = usePreferences();
  const { moneySymbol } = useTabSettings('economy').economy;
  const symbol = moneySymbol.startsWith('<') ? '' : ` ${moneySymbol}`;
  return (amount) => `${amount.toLocaleString(locale)}${symbol}`;
}
