import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';

/** How a server formats its money. */
export interface MoneyWriting {
  locale: Locale;
  moneySymbol: string;
}

type Sign = 'auto' | 'exceptZero';

/** Cached, as constructing one costs more than the rest of a reply. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, signDisplay: Sign): Intl.NumberFormat {
  const key = `${locale} ${signDisplay}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { signDisplay });
  formats.set(key, format);
  return format;
}

/** An amount in the server's format: `1,240 💰`. */
export function writeMoney(amount: number, { locale, moneySymbol }: MoneyWriting): string {
  return `${formatOf(locale, 'auto').format(amount)} ${moneySymbol}`.trimEnd();
}

/** The same for an amount won or lost, with its sign. */
export function writeGain(amount: number, { locale, moneySymbol }: MoneyWriting): string {
  return `${formatOf(locale, 'exceptZero').format(amount)} ${moneySymbol}`.trimEnd();
}

/** The money format where a command was used. */
export function moneyWritingOf({
  locale,
  settings,
}: {
  locale: Locale;
  settings: Pick<GuildSettings, 'economy'>;
}): MoneyWriting {
  return { locale, moneySymbol: settings.economy.moneySymbol };
}
