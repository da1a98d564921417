import type { UseFormReturnType } from '@mantine/form';
import { CUSTOM_JOB_DESCRIPTION_MAX, type CustomJob } from '@perigee/core/economy/custom-jobs/schema';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { m } from '#texts';
import { CounterTextInput } from '../../components/pickers/counter-text-input.tsx';
import { CounterTextarea } from '../../components/pickers/counter-textarea.tsx';
import { DurationField } from '../../components/pickers/numbers/duration-field.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { MinMaxFields } from '../../components/pickers/numbers/min-max-fields.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { TemplateField } from '../../components/template-field/template-field.tsx';
import { fieldsOf } from '../../components/settings-form/fields-of.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { IconField } from './icon-field.tsx';

/** Every field of a job (docs/rules/economy.md#custom-job). */
export function CustomJobFields({ form }: { form: UseFormReturnType<CustomJob> }) {
  const text = useText();
  const field = fieldsOf(form);

  return (
    <>
      <CounterTextInput label={text(m.economy_name)} max={NAME_MAX} required {...field('name')} data-autofocus />
      <CounterTextarea label={text(m.economy_description)} max={CUSTOM_JOB_DESCRIPTION_MAX} {...field('description')} />
      <MinMaxFields
        label={text(m.jobs_salary)}
        hint={text(m.jobs_salary_hint)}
        min={field('salary.min')}
        max={field('salary.max')}
        allowNegative
      />
      <DurationField label={text(m.economy_cooldown)} hint={text(m.jobs_cooldown_hint)} {...field('cooldown')} />
      <TemplateField
        label={text(m.jobs_message)}
        description={text(m.jobs_message_hint)}
        context="job"
        {...field('message')}
      />
      <IntegerField
        label={text(m.economy_required_xp)}
        hint={text(m.jobs_required_xp_hint)}
        allowNegative
        {...field('requiredXp')}
      />
      <RolesPicker
        label={text(m.economy_required_roles)}
        hint={text(m.jobs_required_roles_hint)}
        {...field('requiredRoles')}
      />
      <SwitchRow
        label={text(m.jobs_hide_options)}
        hint={text(m.jobs_hide_options_hint)}
        value={form.values.hideOptions}
        onChange={(hideOptions) => form.setFieldValue('hideOptions', hideOptions)}
      />
      <IconField {...field('iconUrl')} />
    </>
  );
}
