import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import type { RenderedEmbed } from '@perigee/core/base/embeds/rendered-embed';
import type { MoneyWriting } from '../../balances/write-money.ts';
import type { ShopItem } from '../shelves.ts';
import { describeItem } from './describe-item.ts';

/** Color of items that cannot be bought. */
const QUIET_COLOR = 0x5c6580;

export interface DrawingItem extends MoneyWriting {
  /** Item pictures are only shown with boost. */
  boost: boolean;
  /** Lines to append. */
  more?: readonly string[];
}

/** The embed of an item in the shop. */
export function drawItem(entry: ShopItem, { boost, more = [], ...writing }: DrawingItem): RenderedEmbed {
  const { item, obstacle } = entry;
  return {
    color: obstacle === null ? ACCENT_COLOR : QUIET_COLOR,
    title: item.name,
    description: [...describeItem(entry, writing), ...more].join('\n'),
    ...(boost && item.iconUrl !== '' && { thumbnail: { url: item.iconUrl } }),
  };
}
