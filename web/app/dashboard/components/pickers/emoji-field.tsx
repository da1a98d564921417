import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CounterTextInput } from './counter-text-input.tsx';
import { EmojiSymbol } from './emoji-symbol.tsx';
import type { LabelledFieldProps } from './field-props.ts';
import styles from './fields.module.css';

interface EmojiFieldProps extends LabelledFieldProps<string> {
  max: number;
  /** Shown before the symbol in the preview, such as an amount. */
  sample: string;
}

/**
 * A symbol: any text, or a custom emoji in name-and-id form (docs/rules/settings.md#text-lengths), shown as members
 * will see it.
 */
export function EmojiField({ sample, ...props }: EmojiFieldProps) {
  const text = useText();

  return (
    <div className={styles['emoji']}>
      <CounterTextInput {...props} hint={props.hint ?? text(m.picker_emoji_hint)} />
      <p className={styles['preview']}>
        {text(m.picker_emoji_preview)}:{' '}
        <strong>
          {sample} <EmojiSymbol value={props.value} />
        </strong>
      </p>
    </div>
  );
}
