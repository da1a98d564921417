import { Select } from '@mantine/core';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Common choices; a different value set through the API is offered as well. */
const USUAL_MS = [HOUR_MS, 6 * HOUR_MS, ...[1, 3, 7, 14, 30, 60, 90, 180, 365].map((days) => days * DAY_MS)];

interface AgeSelectProps {
  label: string;
  /** In milliseconds; 0 for any age. */
  value: number;
  onChange: (ms: number) => void;
  /** The field's dotted path, for links to it. */
  path: string;
}

/** Selects a minimum age. */
export function AgeSelect({ label, value, onChange, path }: AgeSelectProps) {
  const text = useText();
  const { locale } = usePreferences();
  const spans = [...new Set([0, ...USUAL_MS, value])].toSorted((one, other) => one - other);

  return (
    <Select
      label={label}
      data-path={path}
      allowDeselect={false}
      data={spans.map((ms) => ({
        value: String(ms),
        label: ms === 0 ? text(m.age_any) : text(m.age_at_least, { age: writeDuration(ms, locale) }),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
