import { EMBED_SWATCHES } from '@perigee/core/base/embeds/swatches';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ColorField } from '../pickers/color-field.tsx';
import type { FieldProps } from '../pickers/field-props.ts';
import styles from './embed-editor.module.css';

/** The colour of the stripe: typed, picked, or taken from the swatches. */
export function StripeColor(props: FieldProps<string>) {
  const text = useText();

  return (
    <div>
      <ColorField {...props} label={text(m.embed_color)} />
      <div className={styles['swatches']} role="group" aria-label={text(m.embed_color_swatches)}>
        {EMBED_SWATCHES.map((swatch) => (
          <button
            key={swatch}
            type="button"
            aria-label={swatch}
            aria-pressed={props.value.toLowerCase() === swatch}
            style={{ background: swatch }}
            onClick={() => props.onChange(swatch)}
          />
        ))}
      </div>
    </div>
  );
}
