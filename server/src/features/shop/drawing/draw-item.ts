import { escapeMarkdown } from '@discordjs/formatters';
import { ACCENT_COLOR } from '@perigee/core/theme/accent';
import type { RenderedEmbed } from '@perigee/core/embeds/rendered-embed';
import type { MoneyWriting } from '../../balances/index.ts';
import type { ShopItem } from '../shelves.ts';
import { describeItem } from './describe-item.ts';

/** The stripe of what can not be bought. */
const QUIET_COLOR = 0x5c6580;

export interface DrawingItem extends MoneyWriting {
  /** Pictures of items are shown with boost only. */
  boost: boolean;
  /** More to say below. */
  more?: readonly string[];
}

/** An item as the shop shows it. */
export function drawItem(entry: ShopItem, { boost, more = [], ...writing }: DrawingItem): RenderedEmbed {
  const { item, obstacle } = entry;
  return {
    color: obstacle === null ? ACCENT_COLOR : QUIET_COLOR,
    title: escapeMarkdown(item.name),
    description: [...describeItem(entry, writing), ...more].join('\n'),
    ...(boost && item.iconUrl !== '' && { thumbnail: { url: item.iconUrl } }),
  };
}
