import type { LooseKeys, UseFormReturnType } from '@mantine/form';

/** What the pickers take of a form, by the dotted path of the field; `getInputProps` says of nothing that it is there. */
export function fieldsOf<Values>(form: UseFormReturnType<Values>) {
  return (path: LooseKeys<Values>) => {
    const { value, onChange, error } = form.getInputProps(path);
    return { value, onChange, error, 'data-path': String(path) };
  };
}
