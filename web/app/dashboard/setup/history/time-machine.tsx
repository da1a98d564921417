import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { m } from '#texts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { fromZoneInput, toZoneInput } from '../../lib/time/zone-input.ts';
import { PastSections } from './past-sections.tsx';
import { useMoment } from './use-moment.ts';
import styles from './history.module.css';

interface TimeMachineProps {
  /** The chosen moment (ISO 8601); null for none. */
  at: string | null;
  onChange: (at: string | null) => void;
}

/** The settings at any past moment compared with the current ones, and a way to restore them. */
export function TimeMachine({ at, onChange }: TimeMachineProps) {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  const moment = useMoment(at);
  // The same time zone as the times of the saves below.
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const [openedAt] = useState(() => new Date().toISOString());

  useEffect(() => {
    if (at !== null) card.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  return (
    <div ref={card} className={styles['machine']}>
      <SettingsCard title={text(m.machine_title)} text={text(m.machine_text)}>
        <div className={styles['moment']}>
          <TextInput
            type="datetime-local"
            label={text(m.machine_moment)}
            value={at === null ? '' : toZoneInput(at, zone)}
            max={toZoneInput(openedAt, zone)}
            onChange={({ currentTarget }) => onChange(fromZoneInput(currentTarget.value, zone) || null)}
          />
        </div>
        <div role="status" className={styles['past']}>
          {moment.isLoading && <Skeleton height={120} />}
          {moment.isError && <p className={styles['refused']}>{text(m.machine_failed)}</p>}
          {moment.data?.sections.length === 0 && <p>{text(m.machine_same)}</p>}
        </div>
        {at !== null && moment.data !== undefined && moment.data.sections.length > 0 && (
          <PastSections key={at} at={at} sections={moment.data.sections} />
        )}
      </SettingsCard>
    </div>
  );
}
