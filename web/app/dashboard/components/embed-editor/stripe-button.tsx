import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { FieldProps } from '../pickers/field-props.ts';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { PartPopover } from './part-popover.tsx';
import { StripeColor } from './stripe-color.tsx';
import styles from './embed-canvas.module.css';

/** The coloured stripe at the side of the embed; pressing it offers colours. */
export function StripeButton(props: FieldProps<string>) {
  const text = useText();

  return (
    <PartPopover
      label={text(m.embed_color_set, { color: props.value })}
      className={styles['stripe']}
      isInvalid={issueText(text, props.error) !== undefined}
      mark={<span style={{ background: props.value }} />}
    >
      <StripeColor {...props} />
    </PartPopover>
  );
}
