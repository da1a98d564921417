import { useForm, type UseFormReturnType } from '@mantine/form';
import { type CouponTemplate, couponTemplateSchema } from '@perigee/core/rewards/coupons/section';
import { resolveFields } from '../../../components/settings-form/errors/resolve-fields.ts';
import { useFieldErrors } from '../../../components/settings-form/errors/use-field-errors.ts';
import { type ProblemsShown, useShownProblems } from '../../../components/settings-form/errors/use-shown-problems.ts';
import { withErrors } from '../../../components/settings-form/errors/with-errors.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';

interface DraftForm {
  form: UseFormReturnType<CouponTemplate>;
  isValid: boolean;
  problem: ProblemsShown;
  /** Shows the server's refusal beside its field until that field is changed. */
  refuse: (error: unknown) => void;
}

const problemsOf = resolveFields(couponTemplateSchema);

/** The form of a coupon or a template. A missing value is reported only after there was a chance to fill it in. */
export function useDraftForm(initial: CouponTemplate): DraftForm {
  const form = useForm<CouponTemplate>({ initialValues: initial });
  const { values } = form;
  const problems = problemsOf(values);
  const problem = useShownProblems({ values, saved: initial, isDirty: true, problems });
  const { errors, setRefusal } = useFieldErrors(values, problem.shown);
  return {
    form: withErrors(form, errors),
    isValid: Object.keys(problems).length === 0,
    problem,
    refuse(error) {
      setRefusal({ issues: error instanceof ApiError ? error.issues : [], values });
    },
  };
}
