import { SegmentedControl } from '@mantine/core';
import type { Moderation } from '@perigee/core/moderation/punishments/schema';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { useState } from 'react';
import { m } from '#texts';
import { DurationField } from '../../components/pickers/numbers/duration-field.tsx';
import { FieldGroup } from '../../components/pickers/field-group.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { MuteNote } from './mute-note.tsx';
import styles from '../moderation.module.css';

const HOUR_MS = 3_600_000;

/** The durations offered, in milliseconds; 0 means until the mute is lifted. */
const OFFERED = [HOUR_MS / 6, HOUR_MS, 24 * HOUR_MS, 0] as const;
const OWN = 'own';

interface MuteDurationProps {
  form: SettingsFormState<Moderation>['form'];
  error: unknown;
}

/** How long a mute lasts if the moderator does not say: a usual duration, until it is lifted, or a custom one. */
export function MuteDuration({ form, error }: MuteDurationProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { muteDuration: value, ...means } = form.values;
  const offered = OFFERED.find((ms) => ms === value);
  const [isOwn, setOwn] = useState(false);
  const chosen = isOwn || offered === undefined ? OWN : String(offered);

  const handleChoice = (choice: string) => {
    setOwn(choice === OWN);
    if (choice !== OWN) form.setFieldValue('muteDuration', Number(choice));
  };

  return (
    <>
      <FieldGroup label={text(m.moderation_muteDuration)} hint={text(m.mute_duration_hint)}>
        <SegmentedControl
          aria-label={text(m.moderation_muteDuration)}
          fullWidth
          size="sm"
          classNames={{ root: styles['choices'] ?? '', control: styles['choice'] ?? '' }}
          data-path="muteDuration"
          value={chosen}
          onChange={handleChoice}
          data={[
            ...OFFERED.map((ms) => ({
              value: String(ms),
              label: ms === 0 ? text(m.mute_duration_endless) : writeDuration(ms, locale),
            })),
            { value: OWN, label: text(m.warn_expiry_own) },
          ]}
        />
      </FieldGroup>
      {chosen === OWN && (
        <DurationField
          label={text(m.mute_duration_own)}
          hint={text(m.mute_duration_own_hint)}
          value={value}
          onChange={(muteDuration) => form.setFieldValue('muteDuration', muteDuration)}
          error={error}
        />
      )}
      {means.useTimeout && <MuteNote punishment={{ type: 'mute', duration: value }} means={means} />}
    </>
  );
}
