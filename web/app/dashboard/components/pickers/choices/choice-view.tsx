import { Icon } from '../../../../components/icon/icon.tsx';
import type { Choice } from './choice.ts';
import styles from './choice.module.css';

interface ChoiceViewProps {
  choice: Choice;
  isChosen: boolean;
}

/** One line of a picker's list: mark, name, and why it cannot be selected. */
export function ChoiceView({ choice: { mark, label, reason, isGone }, isChosen }: ChoiceViewProps) {
  return (
    <span className={styles['choice']} data-gone={isGone}>
      {mark}
      <span className={styles['words']}>
        <span className={styles['name']}>{label}</span>
        {reason !== undefined && <span className={styles['reason']}>{reason}</span>}
      </span>
      {isChosen && <Icon name="check" size={16} />}
      {!isChosen && reason !== undefined && <Icon name="lock" size={16} />}
    </span>
  );
}
