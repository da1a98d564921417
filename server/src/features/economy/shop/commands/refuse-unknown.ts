import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import type { ITEM_OPTION } from './item-option.ts';

/** Characters of the input that are repeated. */
const SHOWN_MAX = 50;

/** Tells the member that there is no such item, and how to list those there are. */
export async function refuseUnknown({
  bot,
  options,
  refuse,
  usageOf,
  locale,
}: CommandContextOf<readonly [typeof ITEM_OPTION]>): Promise<void> {
  const name = escapeText(cutText(options.item, SHOWN_MAX));
  const shop = bot.commands.byName('shop');
  await refuse(m.item_unknown({ name, shop: shop === undefined ? '' : `\`${usageOf(shop)}\`` }, { locale }));
}
