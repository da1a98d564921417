import { useId } from 'react';
import styles from './setup.module.css';

export interface SetupChoice<Value extends string> {
  value: Value;
  name: string;
  text?: string;
}

interface ChoiceCardsProps<Value extends string> {
  /** What is being chosen. */
  label: string;
  choices: readonly SetupChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few options, each with an explanation. */
export function ChoiceCards<Value extends string>({ label, choices, value, onChange }: ChoiceCardsProps<Value>) {
  const name = useId();

  return (
    <div className={styles['choices']} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <strong>{choice.name}</strong>
            {choice.text !== undefined && <small>{choice.text}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
