import { SegmentedControl } from '@mantine/core';
import type { Moderation } from '@perigee/core/moderation/punishments/schema';
import { useState } from 'react';
import { m } from '#texts';
import { DurationField } from '../../components/pickers/numbers/duration-field.tsx';
import { FieldGroup } from '../../components/pickers/field-group.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from '../moderation.module.css';

const DAY_MS = 86_400_000;

/** The durations offered, in days; 0 means warns never expire. */
const OFFERED = [0, 7, 30, 90] as const;
const OWN = 'own';

interface WarnExpiryProps {
  form: SettingsFormState<Moderation>['form'];
  error: unknown;
}

/** How long a warn counts: for ever, for one of the usual durations, or for a custom one. */
export function WarnExpiry({ form, error }: WarnExpiryProps) {
  const text = useText();
  const value = form.values.warnExpiry;
  const offered = OFFERED.find((days) => days * DAY_MS === value);
  const [isOwn, setOwn] = useState(false);
  const chosen = isOwn || offered === undefined ? OWN : String(offered);

  const handleChoice = (choice: string) => {
    setOwn(choice === OWN);
    if (choice !== OWN) form.setFieldValue('warnExpiry', Number(choice) * DAY_MS);
  };

  return (
    <>
      <FieldGroup label={text(m.moderation_warnExpiry)} hint={text(m.warn_expiry_hint)}>
        <SegmentedControl
          aria-label={text(m.moderation_warnExpiry)}
          fullWidth
          size="sm"
          classNames={{ root: styles['choices'] ?? '', control: styles['choice'] ?? '' }}
          data-path="warnExpiry"
          value={chosen}
          onChange={handleChoice}
          data={[
            ...OFFERED.map((days) => ({
              value: String(days),
              label: days === 0 ? text(m.warn_expiry_never) : text(m.warn_expiry_days, { count: days }),
            })),
            { value: OWN, label: text(m.warn_expiry_own) },
          ]}
        />
      </FieldGroup>
      {chosen === OWN && (
        <DurationField
          label={text(m.warn_expiry_own_label)}
          hint={text(m.warn_expiry_own_hint)}
          value={value}
          onChange={(warnExpiry) => form.setFieldValue('warnExpiry', warnExpiry)}
          error={error}
        />
      )}
    </>
  );
}
