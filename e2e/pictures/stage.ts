import type { Locale } from '@perigee/core/base/locales/locales';
import type { Page } from '@playwright/test';
import { bringToGuild, PEOPLE } from '@perigee/harness/pages/sign-in';
import type { Product } from '@perigee/harness/product/start-product';

/** The demo guild in the pictures. */
export const PICTURED_GUILD = 'Alice’s Launch Pad';

/** A product in one language, with a guild's owner signed in. */
export interface Stage {
  page: Page;
  product: Product;
  locale: Locale;
  guildId: string;
  /** Calls the site's API as the owner; fails if it is refused. */
  call(method: 'GET' | 'POST', path: string, data?: object): Promise<unknown>;
}

export async function openStage(page: Page, product: Product, locale: Locale): Promise<Stage> {
  const guildId = await bringToGuild(page, PEOPLE.owner, PICTURED_GUILD);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const call: Stage['call'] = async (method, path, data) => {
    const reply = await page.request.fetch(`/api/private/guilds/${guildId}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data !== undefined && { data }),
    });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };
  return { page, product, locale, guildId, call };
}
