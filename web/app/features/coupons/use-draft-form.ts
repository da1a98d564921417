import { useForm, type UseFormReturnType } from '@mantine/form';
import { type CouponTemplate, couponTemplateSchema } from '@perigee/core/coupons/section';
import { useState } from 'react';
import { resolveFields } from '../../components/settings-form/resolve-fields.ts';
import { useFieldErrors } from '../../components/settings-form/use-field-errors.ts';
import { withErrors } from '../../components/settings-form/with-errors.ts';
import { ApiError } from '../../lib/api/api-error.ts';

interface DraftForm {
  form: UseFormReturnType<CouponTemplate>;
  isValid: boolean;
  /** What the server refused; it stands beside its field until that is changed. */
  refuse: (error: unknown) => void;
}

const problemsOf = resolveFields(couponTemplateSchema);

/** The form of a coupon or a template. Nobody is told what is missing before they had the chance to fill it in. */
export function useDraftForm(initial: CouponTemplate): DraftForm {
  const form = useForm<CouponTemplate>({ initialValues: initial });
  const { values } = form;
  const [hasName, setHasName] = useState(initial.name !== '');
  if (!hasName && values.name !== '') setHasName(true);

  const problems = problemsOf(values);
  const { errors, setRefusal } = useFieldErrors(values, problems);
  const { name, ['prize.item']: item, ['prize.role']: role, ...shown } = errors;
  const { prize } = values;
  return {
    form: withErrors(form, {
      ...shown,
      ...(hasName && name !== undefined && { name }),
      ...(prize.item !== '' && item !== undefined && { 'prize.item': item }),
      ...(prize.role !== null && role !== undefined && { 'prize.role': role }),
    }),
    isValid: Object.keys(problems).length === 0,
    refuse(error) {
      setRefusal({ issues: error instanceof ApiError ? error.issues : [], values });
    },
  };
}
