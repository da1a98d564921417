import { useForm } from '@mantine/form';
import { type CouponChange, couponChangeSchema, type ManagedCoupon } from '@perigee/core/coupons/schema';
import { isSame } from '@perigee/core/sections/is-same';
import { resolveFields } from '../components/settings-form/errors/resolve-fields.ts';
import { useFieldErrors } from '../components/settings-form/errors/use-field-errors.ts';
import { useShownProblems } from '../components/settings-form/errors/use-shown-problems.ts';
import { withErrors } from '../components/settings-form/errors/with-errors.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { fromZoneInput, toZoneInput } from '../lib/time/zone-input.ts';

/** What of a coupon can be changed; its end as a date-and-time field holds it, null without one. */
export interface ChangeValues {
  name: string;
  uses: number | null;
  endsAt: string | null;
}

const problemsOf = resolveFields(couponChangeSchema);

/** The form of what can be changed of a coupon that runs, with the clock of the server. */
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
    /** Only what is different now: what is left alone stays as it is, to the second. */
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
