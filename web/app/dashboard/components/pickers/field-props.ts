/** What a form hands to one of its fields; `form.getInputProps(path)` gives the same. */
export interface FieldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** The refusal as the form keeps it; `issueText` turns it into a sentence. */
  error?: unknown;
  disabled?: boolean;
}

export interface LabelledFieldProps<Value> extends FieldProps<Value> {
  label: string;
  /** One line below the label. */
  hint?: string;
}
