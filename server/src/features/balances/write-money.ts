import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { Locale } from '@perigee/core/locales/locales';

/** How a server writes its money. */
export interface MoneyWriting {
  locale: Locale;
  moneySymbol: string;
}

type Sign = 'auto' | 'exceptZero';

/** Making one costs more than all else a reply is made of. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, signDisplay: Sign): Intl.NumberFormat {
  const key = `${locale} ${signDisplay}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { signDisplay });
  formats.set(key, format);
  return format;
}

/** An amount as the server writes it: `1,240 💰`. */
export function writeMoney(amount: number, { locale, moneySymbol }: MoneyWriting): string {
  return `${formatOf(locale, 'auto').format(amount)} ${moneySymbol}`.trimEnd();
}

/** The same for an amount that is won or lost: with its sign. */
export function writeGain(amount: number, { locale, moneySymbol }: MoneyWriting): string {
  return `${formatOf(locale, 'exceptZero').format(amount)} ${moneySymbol}`.trimEnd();
}

/** How money is written where a command was given. */
export function moneyWritingOf({
  locale,
  settings,
}: {
  locale: Locale;
  settings: Pick<GuildSettings, 'economy'>;
}): MoneyWriting {
  return { locale, moneySymbol: settings.economy.moneySymbol };
}
