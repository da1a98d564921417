import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ReplayResult } from './replay-result.tsx';
import { useReplay } from './use-replay.ts';
import type { TriedDraft } from './use-trial.ts';
import styles from './replay.module.css';

/** Tests the rules against recent messages; has no effect on anybody. With a draft, only that rule is tested. */
export function Replay({ draft = null }: { draft?: TriedDraft | null }) {
  const text = useText();
  const { run, isRunning, error, reply } = useReplay(draft);

  return (
    <div className={styles['replay']}>
      <Button busy={isRunning} disabled={draft?.isValid === false} onClick={run}>
        {text(draft === null ? m.automod_replay_run : m.automod_replay_run_draft)}
      </Button>
      <div className={styles['result']} role="status" aria-busy={isRunning}>
        {reply !== undefined && <ReplayResult reply={reply} isAlone={draft !== null} />}
      </div>
      <FailureNotice error={error} />
    </div>
  );
}
