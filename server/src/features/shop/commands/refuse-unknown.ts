import { escapeMarkdown } from '@discordjs/formatters';
import { m } from '#texts';
import type { CommandContext } from '../../../bot/command-context.ts';
import { ITEM_OPTION } from './item-option.ts';

/** The longest name that is repeated. */
const SHOWN_MAX = 50;

/** Refuses a name that is no item's, with the way to those there are. */
export async function refuseUnknown({ bot, options, refuse, usageOf, locale }: CommandContext): Promise<void> {
  const name = escapeMarkdown((options.string(ITEM_OPTION.key) ?? '').slice(0, SHOWN_MAX));
  const shop = bot.commands.byName('shop');
  await refuse(m.item_unknown({ name, shop: shop === undefined ? '' : `\`${usageOf(shop)}\`` }, { locale }));
}
