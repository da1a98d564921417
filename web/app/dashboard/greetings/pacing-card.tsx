import type { Greetings } from '@perigee/core/greetings/schema';
import { m } from '#texts';
import { IntegerField } from '../components/pickers/numbers/integer-field.tsx';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useText } from '../../lib/preferences/use-text.ts';

/** When new members are greeted, and how many of them per minute. */
export function PacingCard({ form }: Pick<SettingsFormState<Greetings>, 'form'>) {
  const text = useText();
  const { afterScreening, perMinute } = form.values;

  return (
    <SettingsCard
      title={text(m.greetings_crowd)}
      text={text(m.greetings_crowd_text)}
      fold={{
        place: 'greetings.crowd',
        summary: perMinute === 0 ? text(m.fold_crowd_all) : text(m.fold_crowd, { count: perMinute }),
      }}
    >
      <SwitchRow
        label={text(m.greetings_screening)}
        hint={text(m.greetings_screening_hint)}
        path="afterScreening"
        value={afterScreening}
        onChange={(value) => form.setFieldValue('afterScreening', value)}
      />
      <IntegerField
        label={text(m.greetings_per_minute)}
        hint={text(perMinute === 0 ? m.greetings_per_minute_none : m.greetings_per_minute_hint)}
        {...form.getInputProps('perMinute')}
        value={perMinute}
      />
    </SettingsCard>
  );
}
