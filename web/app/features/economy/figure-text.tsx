import { splitDuration } from '@perigee/core/time/duration-parts';
import type { Locale } from '@perigee/core/locales/locales';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import type { FigureValue } from './entry-kind.ts';

/** A figure as a person reads it, in the tab's language. */
export function FigureText({ value }: { value: FigureValue }) {
  const { locale } = usePreferences();
  const { roles, settings } = useGuild();

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

/** One number, or "from–to" where the two differ. */
function rangeText(numbers: readonly number[], locale: Locale): string {
  const texts = numbers.map((number) => number.toLocaleString(locale));
  return [...new Set(texts)].join(' – ');
}

/** "1 hr 30 min", "1 ч 30 мин". */
function durationText(ms: number, locale: Locale): string {
  const { days, hours, minutes, seconds } = splitDuration(ms);
  const units = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ] as const;
  const shown = units.filter(([amount]) => amount > 0);
  return (shown.length > 0 ? shown : [[0, 'second'] as const])
    .map(([amount, unit]) => amount.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}
