import { useForm, type UseFormReturnType } from '@mantine/form';
import { giveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { isSame } from '@perigee/core/base/sections/is-same';
import { useState } from 'react';
import { resolveFields } from '../../../components/settings-form/errors/resolve-fields.ts';
import { useFieldErrors } from '../../../components/settings-form/errors/use-field-errors.ts';
import { type ProblemsShown, useShownProblems } from '../../../components/settings-form/errors/use-shown-problems.ts';
import { withErrors } from '../../../components/settings-form/errors/with-errors.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import type { GiveawayDraft } from './giveaway-draft.ts';

interface GiveawayForm {
  form: UseFormReturnType<GiveawayDraft>;
  isDirty: boolean;
  isValid: boolean;
  problem: ProblemsShown;
  /** Shows the server's refusal beside its field until that field is changed. */
  refuse(error: unknown): void;
  /** Replaces the initial values, for example with those of a template. */
  restart(values: GiveawayDraft): void;
}

/** The form of one giveaway. */
export function useGiveawayForm(first: GiveawayDraft): GiveawayForm {
  const [initial, setInitial] = useState(first);
  const form = useForm<GiveawayDraft>({ initialValues: initial });
  const { values } = form;
  const problems = resolveFields(giveawayInput)(values);
  const problem = useShownProblems({ values, saved: initial, isDirty: true, problems });
  const { errors, setRefusal } = useFieldErrors(values, problem.shown);

  return {
    form: withErrors(form, errors),
    isDirty: !isSame(values, initial),
    isValid: Object.keys(problems).length === 0,
    problem,
    refuse(error) {
      setRefusal({ issues: error instanceof ApiError ? error.issues : [], values });
    },
    restart(next) {
      setInitial(next);
      form.setValues(next);
    },
  };
}
