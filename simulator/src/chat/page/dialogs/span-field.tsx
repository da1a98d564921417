import { Field } from '../elements/field.tsx';

interface SpanFieldProps {
  label: string;
  name: string;
  values: readonly number[];
  /** Beside each value. */
  texts: readonly string[];
  initial: number;
}

/** A choice of time spans. */
export function SpanField({ label, name, values, texts, initial }: SpanFieldProps) {
  return (
    <Field label={label}>
      <select name={name} defaultValue={initial}>
        {values.map((value, index) => (
          <option key={value} value={value}>
            {texts[index]}
          </option>
        ))}
      </select>
    </Field>
  );
}
