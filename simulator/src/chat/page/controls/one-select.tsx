import type { Part, SelectOption } from '../shapes/message-shapes.ts';
import { t } from '../texts/texts.ts';
import { useChosen } from './use-chosen.ts';

export interface MenuProps {
  part: Part;
  options: SelectOption[];
  isDisabled: boolean;
  onChoose: ((values: string[]) => void) | undefined;
}

/** A select for a single value. */
export function OneSelect({ part, options, isDisabled, onChoose }: MenuProps) {
  const [[value = ''], setChosen] = useChosen(part, options);
  const placeholder = part.placeholder ?? t.choose;

  const handleChange = (chosen: string) => {
    const values = chosen === '' ? [] : [chosen];
    setChosen(values);
    if (values.length >= (part.min_values ?? 1)) onChoose?.(values);
  };

  return (
    <select
      className="component"
      name={part.custom_id}
      aria-label={onChoose && placeholder}
      disabled={isDisabled}
      required={!onChoose && part.required !== false}
      value={value}
      onChange={(event) => handleChange(event.target.value)}
    >
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.description ? `${option.label} · ${option.description}` : option.label}
        </option>
      ))}
    </select>
  );
}
