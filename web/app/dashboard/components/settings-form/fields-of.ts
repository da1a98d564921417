import type { LooseKeys, UseFormReturnType } from '@mantine/form';

/** The props the pickers need for a field, by its dotted path; `getInputProps` types them as optional. */
export function fieldsOf<Values>(form: UseFormReturnType<Values>) {
  return (path: LooseKeys<Values>) => {
    const { value, onChange, error } = form.getInputProps(path);
    return { value, onChange, error, 'data-path': String(path) };
  };
}
