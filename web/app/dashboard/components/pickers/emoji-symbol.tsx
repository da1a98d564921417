import { readCustomEmoji } from '@perigee/core/base/text/custom-emoji';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import styles from './fields.module.css';

/** A money symbol as members see it: a custom emoji as its picture, anything else as text. */
export function EmojiSymbol({ value }: { value: string }) {
  const text = useText();
  const { cdnUrl } = useSite();
  const emoji = readCustomEmoji(value.trim());

  if (emoji === null) return <span className={styles['symbol']}>{value}</span>;
  const { id, name, isAnimated } = emoji;
  return (
    <img
      className={styles['symbol']}
      src={`${cdnUrl}/emojis/${id}.${isAnimated ? 'gif' : 'png'}`}
      alt={text(m.picker_emoji_custom, { name })}
      width={22}
      height={22}
    />
  );
}
