import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { MuteReport } from './mute-report.tsx';
import { useMuteRole, useSetUpMuteRole } from './use-mute-role.ts';
import styles from './mute.module.css';

/**
 * The button that denies the mute role writing and speaking everywhere, and its result. `muteRole` is the form's value.
 */
export function MuteSetup({ muteRole }: { muteRole: string | null }) {
  const text = useText();
  const settings = useTabSettings('moderation');
  const progress = useMuteRole();
  const setUp = useSetUpMuteRole();
  const isRunning = progress?.state === 'running';
  const isUnsaved = muteRole !== settings.muteRole;

  return (
    <div className={styles['setup']}>
      {progress !== null && <MuteReport progress={progress} />}
      <div className={styles['foot']}>
        <Button
          busy={setUp.isPending || isRunning}
          disabled={isUnsaved}
          onClick={() => setUp.mutate(settings.muteRole === null)}
        >
          {text(settings.muteRole === null ? m.mute_setup_create : m.mute_setup_role)}
        </Button>
        <p>{text(isUnsaved ? m.mute_setup_unsaved : m.mute_setup_hint)}</p>
      </div>
      <FailureNotice error={setUp.error} />
    </div>
  );
}
