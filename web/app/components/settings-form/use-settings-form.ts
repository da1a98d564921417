import { useForm, type UseFormReturnType } from '@mantine/form';
import { isSame } from '@perigee/core/settings/is-same';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { ApiError, errorCode } from '../../lib/api/api-error.ts';
import { ERROR_TEXTS } from '../../lib/api/error-text.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';
import { fieldErrors, resolveFields } from './resolve-fields.ts';
import { savedText } from './saved-text.ts';
import { useAdoptedBaseline } from './use-adopted-baseline.ts';

interface SettingsFormOptions<Values> {
  schema: z.core.$ZodType<Values, Values>;
  /** What the server has; the form starts from it and goes back to it. */
  saved: Values;
  /** Sends the values and answers with the server's message. */
  save: (values: Values) => Promise<{ message: string }>;
  /** Takes over what was saved, so that `saved` says so from now on. */
  onSaved: (values: Values) => void;
}

export interface SettingsFormState<Values = unknown> {
  form: UseFormReturnType<Values>;
  isDirty: boolean;
  isValid: boolean;
  isSaving: boolean;
  onSubmit: () => void;
  onReset: () => void;
}

/** The behaviour of a settings page: its values, whether they can be saved, saving them, and what came of it. */
export function useSettingsForm<Values extends Record<string, unknown>>({
  schema,
  saved,
  save,
  onSaved,
}: SettingsFormOptions<Values>): SettingsFormState<Values> {
  const text = useText();
  const resolve = resolveFields(schema);
  const form = useForm<Values>({ initialValues: saved, validate: resolve, validateInputOnChange: true });
  const { values, setValues, setErrors, clearErrors } = form;

  // A second click comes before the button is drawn as busy.
  const hasBegun = useRef(false);
  const saving = useMutation({
    mutationFn: save,
    onSuccess: ({ message }, sent) => {
      onSaved(sent);
      say('good', savedText(text, message));
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(fieldErrors(error.issues));
      say('bad', text(ERROR_TEXTS[errorCode(error)]));
    },
    onSettled: () => {
      hasBegun.current = false;
    },
  });

  const handleSubmit = () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    saving.mutate(values);
  };

  useAdoptedBaseline(saved, values, setValues);

  return {
    form,
    isDirty: !isSame(values, saved),
    isValid: Object.keys(resolve(values)).length === 0,
    isSaving: saving.isPending,
    onSubmit: handleSubmit,
    onReset: () => {
      setValues(saved);
      clearErrors();
    },
  };
}
