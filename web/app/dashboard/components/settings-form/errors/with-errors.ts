import type { GetInputPropsOptions, LooseKeys, UseFormReturnType } from '@mantine/form';
import { valueAt } from '@perigee/core/community/settings/value-at';

/** The same form with these errors in place of its own. */
export function withErrors<Values>(
  form: UseFormReturnType<Values>,
  errors: Record<string, string>,
): UseFormReturnType<Values> {
  return {
    ...form,
    errors,
    getInputProps: (path: LooseKeys<Values>, options?: GetInputPropsOptions) => ({
      ...form.getInputProps(path, options),
      ...(options?.type !== 'checkbox' && { value: valueAt(form.values, String(path)) }),
      error: errors[String(path)],
    }),
  };
}
