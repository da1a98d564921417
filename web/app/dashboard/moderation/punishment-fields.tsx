import { SegmentedControl } from '@mantine/core';
import {
  type MuteMeans,
  type Punishment,
  PUNISHMENT_TYPES,
  type PunishmentType,
  REASON_MAX,
  takesDuration,
} from '@perigee/core/moderation/punishments/punishment';
import { m } from '#texts';
import { CounterTextarea } from '../components/pickers/counter-textarea.tsx';
import { DurationField } from '../components/pickers/numbers/duration-field.tsx';
import { FieldGroup } from '../components/pickers/field-group.tsx';
import { issueText } from '../components/settings-form/errors/issue-text.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { MuteNote } from './mutes/mute-note.tsx';
import { PUNISHMENT_LOOKS } from '../components/punishment/punishment-texts.ts';

interface PunishmentFieldsProps<Given extends Punishment> {
  value: Given;
  onChange: (punishment: Given) => void;
  /** How mutes can be carried out on this server. */
  means: MuteMeans;
  /** The error of the named field. */
  errorAt: (field: string) => unknown;
}

/** The punishment of a member: its kind, its duration if it has one, and its reason. */
export function PunishmentFields<Given extends Punishment>({
  value,
  onChange,
  means,
  errorAt,
}: PunishmentFieldsProps<Given>) {
  const text = useText();

  return (
    <>
      <FieldGroup label={text(m.punishment_type)} message={issueText(text, errorAt('type'))}>
        <SegmentedControl<PunishmentType>
          aria-label={text(m.punishment_type)}
          fullWidth
          size="sm"
          value={value.type}
          onChange={(type) => onChange({ ...value, type })}
          data={PUNISHMENT_TYPES.map((type) => ({ value: type, label: text(PUNISHMENT_LOOKS[type].name) }))}
        />
      </FieldGroup>
      {takesDuration(value.type) && (
        <DurationField
          label={text(m.punishment_duration)}
          hint={text(m.punishment_duration_hint)}
          value={value.duration}
          onChange={(duration) => onChange({ ...value, duration })}
          error={errorAt('duration')}
        />
      )}
      <MuteNote punishment={value} means={means} />
      <CounterTextarea
        label={text(m.punishment_reason)}
        hint={text(m.punishment_reason_hint)}
        max={REASON_MAX}
        rows={2}
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
        error={errorAt('reason')}
      />
    </>
  );
}
