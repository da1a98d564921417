import { useGuild } from '../lib/guilds/use-guild.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';

/**
 * Formats amounts of the server's money for a sentence; a custom emoji is left out, because it can only be shown as a
 * picture.
 */
export function useMoney(): (amount: number) => string {
  const { locale } = usePreferences();
  const { moneySymbol } = useGuild().settings.economy;
  const symbol = moneySymbol.startsWith('<') ? '' : ` ${moneySymbol}`;
  return (amount) => `${amount.toLocaleString(locale)}${symbol}`;
}
