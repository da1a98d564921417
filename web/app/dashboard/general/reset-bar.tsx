import type { ResetProgress } from '@perigee/core/balances/schema';
import { m } from '#texts';
import { ProgressBar } from '../components/progress-bar/progress-bar.tsx';
import { useText } from '../../lib/preferences/use-text.ts';

/** How many members are done, out of how many. */
export function ResetBar({ reset: { state, done, total, order } }: { reset: ResetProgress }) {
  const text = useText();
  const running = order === null ? m.reset_running : m.role_order_running;
  const undoing = order === null ? m.reset_undoing : m.role_order_undoing;
  return <ProgressBar label={text(state === 'undoing' ? undoing : running)} done={done} total={total} />;
}
