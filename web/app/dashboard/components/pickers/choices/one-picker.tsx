import { Select } from '@mantine/core';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { issueText } from '../../settings-form/errors/issue-text.ts';
import { choicesByValue, type ChoiceGroup, toKitData } from './choice.ts';
import { filterChoices } from './choice-filter.ts';
import { ChoiceView } from './choice-view.tsx';
import type { LabelledFieldProps } from '../field-props.ts';

interface OnePickerProps extends LabelledFieldProps<string | null> {
  groups: readonly ChoiceGroup[];
  placeholder: string;
  /** The label of the entry that clears the selection. */
  none: string;
  required?: boolean;
}

/**
 * The value of the entry that clears the selection, which makes clearing possible with the keyboard. No id is empty.
 */
const NONE = '';

/** Selects one item, or none, from a searchable list. */
export function OnePicker({ groups, value, onChange, error, label, hint, none, placeholder, ...rest }: OnePickerProps) {
  const text = useText();
  const choices = choicesByValue(groups);
  const chosen = value === null ? undefined : choices.get(value);
  const noChoice = { value: NONE, label: none, disabled: false };

  return (
    <Select
      {...rest}
      label={label}
      description={hint}
      error={issueText(text, error)}
      data={value === null ? toKitData(groups) : [noChoice, ...toKitData(groups)]}
      value={value}
      onChange={(picked) => onChange(picked === NONE ? null : picked)}
      searchable
      filter={filterChoices}
      nothingFoundMessage={text(m.picker_nothing)}
      placeholder={placeholder}
      leftSection={chosen?.mark}
      renderOption={({ option, checked = false }) => {
        const choice = choices.get(option.value) ?? { value: NONE, label: none, mark: null };
        return <ChoiceView choice={choice} isChosen={checked} />;
      }}
    />
  );
}
