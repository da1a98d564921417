import type { shopEndpoints } from '@perigee/core/economy/shop/endpoints';
import type * as z from 'zod/mini';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { Markup } from '../components/markup/markup.tsx';
import { useMentionNames } from '../components/markup/use-mention-names.ts';
import { EmbedPreview } from '../components/embed-preview/embed-preview.tsx';
import { MessagePreview } from '../../components/message-preview/message-preview.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './economy.module.css';

interface ShopSampleProps {
  shop: z.infer<(typeof shopEndpoints.preview.schema.response)[200]>;
}

/** A page of the shop as the bot posts it, marking for each item whether it can be bought. */
export function ShopSample({ shop: { content, items } }: ShopSampleProps) {
  const text = useText();
  const mentions = useMentionNames();
  const renderMarkup = (shown: string) => <Markup text={shown} mentions={mentions} />;

  return (
    <MessagePreview author={{ name: text(m.product_name), avatar: 'bot' }} time="18:42">
      <p>{renderMarkup(content)}</p>
      <ul className={styles['shopItems']}>
        {items.map(({ name, canBuy, color, title, description, iconUrl }) => (
          <li key={name}>
            <EmbedPreview
              embed={{ color, title, description, ...(iconUrl !== null && { thumbnail: { url: iconUrl } }) }}
              renderText={renderMarkup}
            />
            <p className={styles['canBuy']} data-can={canBuy}>
              <Icon name={canBuy ? 'check' : 'lock'} size={16} />
              {text(canBuy ? m.shop_preview_can_buy : m.shop_preview_can_not_buy)}
            </p>
          </li>
        ))}
      </ul>
    </MessagePreview>
  );
}
