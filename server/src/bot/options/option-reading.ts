import type { GuildSettings } from '@perigee/core/community/guilds/schema';

/** What the meaning of an option's text depends on, apart from the text. */
export interface OptionReading {
  nowMs: number;
  /** The server's time zone. */
  zone: string;
  /** The server's symbol of money, which may be written with an amount. */
  moneySymbol: string;
}

/** What texts of options mean in a guild, now. */
export function readingIn({ timeZone, economy }: Pick<GuildSettings, 'timeZone' | 'economy'>): OptionReading {
  return { nowMs: Date.now(), zone: timeZone.zone, moneySymbol: economy.moneySymbol };
}
