import type { LabelledFieldProps } from '../field-props.ts';
import { IntegerField } from './integer-field.tsx';

/** An integer percentage. */
export function PercentField(props: LabelledFieldProps<number>) {
  return <IntegerField {...props} unit="%" />;
}
