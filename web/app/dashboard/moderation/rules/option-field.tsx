import { Input, SegmentedControl } from '@mantine/core';
import type { AutomodOption } from '@perigee/core/moderation/automod/options';
import type { OptionValue } from '@perigee/core/moderation/automod/schema';
import { useId } from 'react';
import { DurationField } from '../../components/pickers/numbers/duration-field.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { PercentField } from '../../components/pickers/numbers/percent-field.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { EntriesField } from './entries-field.tsx';
import { CHOICE_TEXTS } from '../../components/automod-rule/rule-texts.ts';

interface OptionFieldProps {
  option: AutomodOption;
  label: string;
  hint: string;
  value: OptionValue | undefined;
  onChange: (value: OptionValue) => void;
  error: unknown;
}

/** The input for an option; its kind comes from the catalogue. */
export function OptionField({ option, value, ...field }: OptionFieldProps) {
  if (option.kind === 'percent') return <PercentField {...field} value={Number(value)} />;
  if (option.kind === 'duration') return <DurationField {...field} value={Number(value)} />;
  if (option.kind === 'choice') return <ChoiceField {...field} choices={option.choices} value={String(value)} />;
  if (option.kind === 'switch') {
    return <SwitchRow label={field.label} hint={field.hint} value={value === true} onChange={field.onChange} />;
  }
  if (option.kind === 'list') {
    return <EntriesField {...field} of={option.of} max={option.max} value={Array.isArray(value) ? value : []} />;
  }
  return <IntegerField {...field} value={Number(value)} />;
}

interface ChoiceFieldProps extends Pick<OptionFieldProps, 'label' | 'hint' | 'onChange'> {
  choices: readonly string[];
  value: string;
}

function ChoiceField({ label, hint, choices, value, onChange }: ChoiceFieldProps) {
  const text = useText();
  const id = useId();
  const data = choices.map((choice) => {
    const name = CHOICE_TEXTS.get(choice);
    return { value: choice, label: name === undefined ? choice : text(name) };
  });

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} description={hint} size="md">
      <SegmentedControl aria-labelledby={id} mt="xs" size="sm" value={value} onChange={onChange} data={data} />
    </Input.Wrapper>
  );
}
