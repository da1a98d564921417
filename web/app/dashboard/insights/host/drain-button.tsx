import type { HostProcess } from '@perigee/core/insights/host/schema';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { processName } from './process-name.ts';
import styles from './host.module.css';

interface DrainButtonProps {
  process: HostProcess;
  isBusy: boolean;
  onDrain: () => void;
  onResume: () => void;
}

/** Drains a process or puts it back to work; a process whose roles no other one has cannot be drained. */
export function DrainButton({ process, isBusy, onDrain, onResume }: DrainButtonProps) {
  const text = useText();
  const { isDraining, isReplaceable } = process;

  if (!isDraining && !isReplaceable) return <span className={styles['dim']}>{text(m.host_alone)}</span>;
  const label = text(isDraining ? m.host_resume : m.host_drain);
  return (
    <Button
      size="small"
      busy={isBusy}
      aria-label={`${label}: ${processName(process)}`}
      onClick={isDraining ? onResume : onDrain}
    >
      {label}
    </Button>
  );
}
