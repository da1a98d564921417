import { TextInput } from '@mantine/core';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface Period {
  /** First and last day, `2026-01-31`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

interface PeriodFilterProps extends Period {
  onChange: (change: Period) => void;
}

/** A range of days. They are days in UTC, whatever zone the lists below show their times in. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const text = useText();

  return (
    <>
      <TextInput
        type="date"
        label={text(m.list_from)}
        value={from ?? ''}
        max={to}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={text(m.list_to)}
        value={to ?? ''}
        min={from}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
      />
    </>
  );
}
