import { useEffect, useRef } from 'react';
import { ChoiceLabel } from '../elements/field.tsx';
import { Icon } from '../elements/icon.tsx';
import { t } from '../texts/texts.ts';
import type { MenuProps } from './one-select.tsx';
import { useChosen } from './use-chosen.ts';

/** A select for several values: checkboxes that unfold, with a button to send them. */
export function ManySelect({ part, options, isDisabled, onChoose }: MenuProps) {
  const [chosen, setChosen] = useChosen(part, options);
  const unfolded = useRef<HTMLDetailsElement>(null);
  const firstBox = useRef<HTMLInputElement>(null);
  const placeholder = part.placeholder ?? t.choose;
  const min = part.required === false ? 0 : (part.min_values ?? 1);
  const isFull = chosen.length >= (part.max_values ?? 1);
  const isShort = chosen.length < min;
  // In the order of the options, whatever was chosen first.
  const taken = options.filter(({ value }) => chosen.includes(value));

  useEffect(() => {
    firstBox.current?.setCustomValidity(isShort && !onChoose ? t.chooseAtLeast(min) : '');
  });

  const handleApply = () => {
    if (unfolded.current) unfolded.current.open = false;
    onChoose?.(taken.map(({ value }) => value));
  };

  return (
    <details ref={unfolded} className="multi-select component">
      <summary aria-label={placeholder}>
        <span>{taken.map(({ label }) => label).join(', ') || placeholder}</span>
        <Icon name="chevron" />
      </summary>
      <div className="choices">
        {options.map(({ value, label, description }, index) => (
          <ChoiceLabel key={value} label={label} hint={description}>
            <input
              ref={index === 0 ? firstBox : undefined}
              type="checkbox"
              name={part.custom_id}
              value={value}
              checked={chosen.includes(value)}
              disabled={isDisabled || (isFull && !chosen.includes(value))}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
          </ChoiceLabel>
        ))}
      </div>
      {onChoose ? (
        <footer>
          <button type="button" className="primary small" disabled={isShort || isDisabled} onClick={handleApply}>
            {t.apply}
          </button>
        </footer>
      ) : null}
    </details>
  );
}
