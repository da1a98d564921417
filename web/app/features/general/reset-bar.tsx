import type { ResetProgress } from '@perigee/core/balances/schema';
import { m } from '#texts';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { useText } from '../../lib/preferences/use-text.ts';

/** How many members are done, out of how many. */
export function ResetBar({ reset: { state, done, total } }: { reset: ResetProgress }) {
  const text = useText();
  return (
    <ProgressBar label={text(state === 'undoing' ? m.reset_undoing : m.reset_running)} done={done} total={total} />
  );
}
