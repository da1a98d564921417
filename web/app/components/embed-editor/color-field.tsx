import { TextInput } from '@mantine/core';
import { parseColor, toHex } from '@perigee/core/color/color';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/issue-text.ts';
import { SWATCHES } from './swatches.ts';
import styles from './embed-editor.module.css';

interface ColorFieldProps {
  value: string;
  error: unknown;
  onChange: (color: string) => void;
}

/** The colour of the stripe: typed in any notation, picked, or taken from the swatches. */
export function ColorField({ value, error, onChange }: ColorFieldProps) {
  const text = useText();
  const color = parseColor(value);

  // Whatever can be read becomes the notation that is stored as soon as the field is left.
  const handleBlur = () => {
    if (color !== null) onChange(toHex(color));
  };

  return (
    <div className={styles['color']}>
      <TextInput
        label={text(m.embed_color)}
        value={value}
        error={issueText(text, error)}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={handleBlur}
        rightSectionWidth={52}
        rightSection={
          <input
            type="color"
            aria-label={text(m.embed_color_pick)}
            value={color === null ? '#000000' : toHex(color)}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        }
      />
      <div className={styles['swatches']} role="group" aria-label={text(m.embed_color_swatches)}>
        {SWATCHES.map((swatch) => (
          <button
            key={swatch}
            type="button"
            aria-label={swatch}
            aria-pressed={value.toLowerCase() === swatch}
            style={{ background: swatch }}
            onClick={() => onChange(swatch)}
          />
        ))}
      </div>
    </div>
  );
}
