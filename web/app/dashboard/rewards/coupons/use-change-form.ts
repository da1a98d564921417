import { useForm } from '@mantine/form';
import { type CouponChange, couponChangeSchema, type ManagedCoupon } from '@perigee/core/rewards/coupons/schema';
import { isSame } from '@perigee/core/base/sections/is-same';
import { resolveFields } from '../../components/settings-form/errors/resolve-fields.ts';
import { useFieldErrors } from '../../components/settings-form/errors/use-field-errors.ts';
import { useShownProblems } from '../../components/settings-form/errors/use-shown-problems.ts';
import { withErrors } from '../../components/settings-form/errors/with-errors.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fromZoneInput, toZoneInput } from '../../lib/time/zone-input.ts';

/** The values of a coupon that can be changed; the end is a date-and-time field's value, or null without one. */
export interface ChangeValues {
  name: string;
  uses: number | null;
  endsAt: string | null;
}

const problemsOf = resolveFields(couponChangeSchema);

/** The form for changing a running coupon, in the server's time zone. */
export function useChangeForm({ name, uses, endsAt }: ManagedCoupon, zone: string) {
  const form = useForm<ChangeValues>({
    initialValues: { name, uses, endsAt: endsAt === null ? null : toZoneInput(endsAt, zone) },
  });
  const { values } = form;
  const saved = form.getInitialValues();
  const change = changeOf(values, saved, zone);
  const problems = problemsOf(change);
  const problem = useShownProblems({ values, saved, isDirty: true, problems });
  const { errors, setRefusal } = useFieldErrors(values, problem.shown);

  return {
    form: withErrors(form, errors),
    /** Only values that differ: an untouched end is kept to the second. */
    change,
    problem,
    canSave: Object.keys(problems).length === 0 && Object.keys(change).length > 0,
    refuse(error: unknown) {
      setRefusal({ issues: error instanceof ApiError ? error.issues : [], values });
    },
  };
}

function changeOf({ name, uses, endsAt }: ChangeValues, before: ChangeValues, zone: string): CouponChange {
  return {
    ...(!isSame(name.trim(), before.name) && { name: name.trim() }),
    ...(!isSame(uses, before.uses) && { uses }),
    ...(!isSame(endsAt, before.endsAt) && { endsAt: endsAt === null ? null : fromZoneInput(endsAt, zone) }),
  };
}
