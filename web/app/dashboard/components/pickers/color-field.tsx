import { TextInput } from '@mantine/core';
import { fromNumber, parseColor, toHex } from '@perigee/core/base/color/color';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/errors/issue-text.ts';
import type { LabelledFieldProps } from './field-props.ts';
import styles from './fields.module.css';

/** A colour as `#rrggbb`: typed in any usual notation, or chosen with the browser's own picker. */
export function ColorField({ value, onChange, error, label, hint, disabled = false }: LabelledFieldProps<string>) {
  const text = useText();
  const color = parseColor(value);
  const hex = toHex(color ?? fromNumber(ACCENT_COLOR));

  return (
    <TextInput
      className={[styles['integer'], styles['code']].join(' ')}
      disabled={disabled}
      label={label}
      description={hint}
      error={issueText(text, error)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      // `#0af` and `rgb(0, 170, 255)` are accepted, and converted to the one form the schemas take.
      onBlur={() => color !== null && hex !== value && onChange(hex)}
      maxLength={32}
      autoComplete="off"
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className={styles['swatch']}
          disabled={disabled}
          aria-label={`${label}: ${text(m.picker_color)}`}
          value={hex}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      }
      leftSectionWidth={48}
    />
  );
}
