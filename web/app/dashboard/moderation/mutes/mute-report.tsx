import type { ChannelProblem, MuteRoleProgress } from '@perigee/core/moderation/mute-role/endpoints';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import styles from './mute.module.css';

const PROBLEMS: Record<ChannelProblem, PlainMessage> = {
  noAccess: m.mute_problem_noAccess,
  noPermission: m.mute_problem_noPermission,
  refused: m.mute_problem_refused,
};

/** The progress of setting up the mute role, and the channels in which it failed. */
export function MuteReport({ progress }: { progress: MuteRoleProgress }) {
  const text = useText();
  const { locale } = usePreferences();
  const { state, done, total, failed, problem } = progress;
  const counts = { done: done.toLocaleString(locale), total: total.toLocaleString(locale) };

  return (
    <div className={styles['report']} data-state={state === 'done' && failed.length > 0 ? 'partly' : state}>
      <p role="status" className={styles['verdict']}>
        {state !== 'running' && <Icon name={state === 'done' && failed.length === 0 ? 'check' : 'alert'} size={20} />}
        <span>
          {state === 'running' && text(m.mute_setup_running)}
          {state === 'done' && text(failed.length === 0 ? m.mute_setup_done : m.mute_setup_partly, counts)}
          {state === 'failed' && text(m.mute_setup_failed)}
        </span>
      </p>
      {state === 'running' && (
        <ProgressBar label={text(m.mute_setup_running)} done={done + failed.length} total={total} shownValue={done} />
      )}
      {problem !== null && <p className={styles['problem']}>{text(m.mute_setup_problem, { problem })}</p>}
      {failed.length > 0 && (
        <details className={styles['failed']} open={failed.length <= OPEN_MAX}>
          <summary>{text(m.mute_setup_channels, { count: failed.length })}</summary>
          <ul>
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                <Icon name="alert" size={16} />
                <span>
                  <strong>{name ?? text(m.channel_unknown)}</strong> {text(PROBLEMS[reason])}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Longer lists are folded. */
const OPEN_MAX = 5;
