import { TRIED_MAX } from '@perigee/core/moderation/automod/site-endpoints';
import { useState } from 'react';
import { m } from '#texts';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { ChannelPicker } from '../../components/pickers/choices/channel-picker.tsx';
import { CounterTextarea } from '../../components/pickers/counter-textarea.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import { packIssue } from '../../components/settings-form/errors/field-error.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { BenchResult } from './bench-result.tsx';
import { type TrialInput, type TriedDraft, useTrial } from './use-trial.ts';
import styles from './bench.module.css';

const NOTHING: TrialInput = { content: '', roles: [], channel: null };

/**
 * Tests a message with given roles in a given channel; has no effect on anybody. With a draft, only that rule is
 * tested.
 */
export function Bench({ draft = null }: { draft?: TriedDraft | null }) {
  const text = useText();
  const [input, setInput] = useState(NOTHING);
  const trial = useTrial(input, draft);
  const isTooLong = input.content.length > TRIED_MAX;
  const change = (changes: Partial<TrialInput>) => setInput({ ...input, ...changes });

  return (
    <div className={styles['bench']}>
      <CounterTextarea
        label={text(m.bench_message)}
        placeholder={text(m.bench_message_placeholder)}
        value={input.content}
        onChange={(content) => change({ content })}
        max={TRIED_MAX}
        error={isTooLong ? packIssue({ code: 'tooLong', params: { max: TRIED_MAX } }) : undefined}
      />
      <div className={styles['as']}>
        <RolesPicker
          label={text(m.bench_roles)}
          isGiven={false}
          value={input.roles}
          onChange={(roles) => change({ roles })}
        />
        <ChannelPicker
          label={text(m.bench_channel)}
          value={input.channel}
          onChange={(channel) => change({ channel })}
        />
      </div>
      <div className={styles['result']} role="status" aria-label={text(m.bench_result)} aria-busy={trial.isWaiting}>
        {trial.shown === undefined ? (
          <p className={styles['dim']}>{text(draft?.isValid === false ? m.bench_fix_first : m.bench_nothing)}</p>
        ) : (
          <BenchResult trial={trial.shown} isAlone={draft !== null} />
        )}
      </div>
      <FailureNotice error={trial.error} />
    </div>
  );
}
