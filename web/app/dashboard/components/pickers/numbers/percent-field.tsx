import type { LabelledFieldProps } from '../field-props.ts';
import { IntegerField } from './integer-field.tsx';

/** A whole number of percent. */
export function PercentField(props: LabelledFieldProps<number>) {
  return <IntegerField {...props} unit="%" />;
}
