import { couponTemplateSchema, type CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import * as z from 'zod/mini';
import { m } from '#texts';
import { ChatSample } from '../../../components/chat-sample/chat-sample.tsx';
import { Markup } from '../../../components/markup/markup.tsx';
import { useMentionNames } from '../../../components/markup/use-mention-names.ts';
import { EmbedPreview } from '../../../components/embed-preview/embed-preview.tsx';
import { MessagePreview } from '../../../../components/message-preview/message-preview.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { termsOf } from './draft.ts';
import { useCouponPreview } from '../use-coupons.ts';
import styles from '../coupons.module.css';

/** How long typing must pause before the sample is redrawn, in milliseconds. */
const REST_MS = 300;

/** The message a coupon would be posted with, as the bot renders it. */
export function PostSample({ draft }: { draft: CouponTemplate }) {
  const text = useText();
  const mentions = useMentionNames();
  // Its end is counted from when the dialog was opened, so that the sample does not keep changing.
  const [now] = useState(() => Date.now());
  const [settled] = useDebouncedValue(draft, REST_MS);
  const named = settled.name.trim() === '' ? { ...settled, name: '…' } : settled;
  const isDrawable = z.safeParse(couponTemplateSchema, named).success;
  const { data } = useCouponPreview(isDrawable ? termsOf(named, now) : null);
  const renderMarkup = (shown: string) => <Markup text={shown} mentions={mentions} />;
  if (data === undefined || data === null) return null;
  const { color, title, description, footer, button } = data;

  return (
    <ChatSample>
      <MessagePreview author={{ name: text(m.product_name), avatar: 'bot' }} time="18:42">
        <EmbedPreview embed={{ color, title, description, footer: { text: footer } }} renderText={renderMarkup} />
        <span className={styles['chatButton']}>{button}</span>
      </MessagePreview>
    </ChatSample>
  );
}
