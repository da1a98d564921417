import { MultiSelect } from '@mantine/core';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { issueText } from '../../settings-form/errors/issue-text.ts';
import { Chip } from './chip.tsx';
import { choicesByValue, type ChoiceGroup, toKitData } from './choice.ts';
import { filterChoices } from './choice-filter.ts';
import { ChoiceView } from './choice-view.tsx';
import type { LabelledFieldProps } from '../field-props.ts';

interface ManyPickerProps extends LabelledFieldProps<string[]> {
  groups: readonly ChoiceGroup[];
  placeholder: string;
  /** The most that may be selected. */
  max: number;
}

/** Selects any number of items from a searchable list. */
export function ManyPicker({
  groups,
  value,
  onChange,
  error,
  label,
  hint,
  max,
  placeholder,
  ...rest
}: ManyPickerProps) {
  const text = useText();
  const choices = choicesByValue(groups);

  return (
    <MultiSelect
      {...rest}
      label={label}
      description={hint}
      error={issueText(text, error)}
      data={toKitData(groups)}
      value={value}
      onChange={onChange}
      maxValues={max}
      searchable
      filter={filterChoices}
      nothingFoundMessage={text(m.picker_nothing)}
      placeholder={value.length === 0 ? placeholder : ''}
      renderOption={({ option, checked = false }) => {
        const choice = choices.get(option.value);
        return choice && <ChoiceView choice={choice} isChosen={checked} />;
      }}
      renderPill={({ value: picked = '', onRemove, disabled = false }) => {
        const choice = choices.get(picked);
        return choice && <Chip choice={choice} onRemove={disabled ? undefined : onRemove} />;
      }}
    />
  );
}
