import { useGuild } from '../lib/guilds/use-guild.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';

/** Writes amounts of the server's money within a sentence; an emoji of the server, which only pictures show, is left out. */
export function useMoney(): (amount: number) => string {
  const { locale } = usePreferences();
  const { moneySymbol } = useGuild().settings.economy;
  const symbol = moneySymbol.startsWith('<') ? '' : ` ${moneySymbol}`;
  return (amount) => `${amount.toLocaleString(locale)}${symbol}`;
}
