import type { Locale } from '@perigee/core/locales/locales';
import { m } from '#texts';

/** A code as it is shown, once, with the link that uses it. Behind the `#` no server reads it. */
export function codeLines(publicUrl: string, guildId: string, code: string, locale: Locale): string {
  return m.coupon_code({ code, link: redeemLink(publicUrl, guildId, code) }, { locale });
}

/** A link to redeem a code on the site; the code stands in its fragment, which no server sees. */
export function redeemLink(publicUrl: string, guildId: string, code: string): string {
  return `<${publicUrl}/coupons/redeem?guild=${guildId}#${encodeURIComponent(code)}>`;
}
