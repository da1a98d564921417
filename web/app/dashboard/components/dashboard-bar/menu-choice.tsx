import { useId } from 'react';
import styles from './account-menu.module.css';

interface MenuChoiceProps<Value extends string> {
  title: string;
  options: readonly { value: Value; name: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few options, side by side. */
export function MenuChoice<Value extends string>({ title, options, value, onChange }: MenuChoiceProps<Value>) {
  const group = useId();

  return (
    <fieldset className={styles['choice']}>
      <legend>{title}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input type="radio" name={group} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
