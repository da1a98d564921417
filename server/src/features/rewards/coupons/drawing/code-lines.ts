import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';

/** Shows a code once, with a link to redeem it. */
export function codeLines(publicUrl: string, guildId: string, code: string, locale: Locale): string {
  return m.coupon_code({ code, link: redeemLink(publicUrl, guildId, code) }, { locale });
}

/** A link to redeem a code on the site. The code is in the fragment, which is never sent to a server. */
export function redeemLink(publicUrl: string, guildId: string, code: string): string {
  return `<${publicUrl}/coupons/redeem?guild=${guildId}#${encodeURIComponent(code)}>`;
}
