import { automodReplaySection } from '@perigee/core/moderation/automod-replay/section';
import { m } from '#texts';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { useSaveAtOnce } from '../../components/settings-form/use-save-at-once.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Replay } from './replay.tsx';
import type { TriedDraft } from './use-trial.ts';
import styles from './replay.module.css';

/** Tests a dialog's rule against recent messages, or offers to start keeping them. */
export function ReplayTrial(draft: TriedDraft) {
  const text = useText();
  const { automodReplay } = useTabSettings('moderation');
  const save = useSaveAtOnce(automodReplaySection);

  return (
    <div className={styles['trial']}>
      <h3>{text(m.automod_replay_draft)}</h3>
      {automodReplay.enabled ? (
        <Replay draft={draft} />
      ) : (
        <SwitchRow
          label={text(m.automod_replay_keep)}
          hint={text(m.automod_replay_keep_hint)}
          value={automodReplay.enabled}
          onChange={(enabled) => save.mutate({ enabled })}
        />
      )}
    </div>
  );
}
