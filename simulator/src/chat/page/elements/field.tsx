import type { ReactNode } from 'react';

interface FieldProps {
  label: string;
  hint?: string | null | undefined;
  children: ReactNode;
}

/** An input with its label and optional hint. */
export function Field({ label, hint, children }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      {hint ? <small>{hint}</small> : null}
      {children}
    </label>
  );
}

/** A group of inputs with a legend and optional hint. */
export function FieldGroup({ label, hint, children }: FieldProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint ? <small>{hint}</small> : null}
      {children}
    </fieldset>
  );
}

/** A checkbox or radio button, with its text after it. */
export function ChoiceLabel({ label, hint, children }: FieldProps) {
  return (
    <label className="choice">
      {children}
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </label>
  );
}
