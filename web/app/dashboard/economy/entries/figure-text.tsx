import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import type { FigureValue } from './entry-kind.ts';
import { durationText, rangeText } from '../figure-words.ts';

/** A figure for display, in the tab's language. */
export function FigureText({ value }: { value: FigureValue }) {
  const { locale } = usePreferences();
  const { roles } = useGuild();
  const settings = useTabSettings('economy');

  if ('money' in value) {
    return (
      <>
        {rangeText(value.money, locale)} <EmojiSymbol value={settings.economy.moneySymbol} />
      </>
    );
  }
  if ('number' in value) return rangeText(value.number, locale);
  if ('durationMs' in value) return durationText(value.durationMs, locale);
  return value.roles.map((id) => roles.find((role) => role.id === id)?.name ?? id).join(', ');
}
