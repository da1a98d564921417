import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { FieldGroup } from '../field-group.tsx';
import type { FieldProps } from '../field-props.ts';
import { IntegerField } from './integer-field.tsx';
import styles from '../fields.module.css';

interface MinMaxFieldsProps {
  label: string;
  hint?: string;
  min: FieldProps<number>;
  max: FieldProps<number>;
  unit?: string;
  allowNegative?: boolean;
}

/** A pair of integers, minimum and maximum, side by side. */
export function MinMaxFields({ label, hint, min, max, ...look }: MinMaxFieldsProps) {
  const text = useText();

  return (
    <FieldGroup label={label} hint={hint} className={styles['pair']}>
      <IntegerField {...min} {...look} label={text(m.picker_min)} />
      <IntegerField {...max} {...look} label={text(m.picker_max)} />
    </FieldGroup>
  );
}
