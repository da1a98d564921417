/** The props a form passes to its fields; the same as `form.getInputProps(path)`. */
export interface FieldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** The error as the form stores it; `issueText` turns it into a sentence. */
  error?: unknown;
  disabled?: boolean;
}

export interface LabelledFieldProps<Value> extends FieldProps<Value> {
  label: string;
  /** One line below the label. */
  hint?: string;
}
