import { Icon } from '../../components/icon/icon.tsx';
import type { IconName } from '../../components/icon/icon-paths.ts';
import styles from './fair.module.css';

interface VerdictProps {
  tone: 'good' | 'bad' | 'open';
  icon: IconName;
  title: string;
  text: string;
}

/** The result of a check, as a headline and a sentence. */
export function Verdict({ tone, icon, title, text }: VerdictProps) {
  return (
    <div className={styles['verdict']} data-tone={tone} role="status">
      <Icon name={icon} size={26} />
      <div>
        <p>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
