import { AUTOMOD_RULES } from '@perigee/core/moderation/automod/catalogue';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Bench } from './bench.tsx';
import { ReplayTrial } from './replay-trial.tsx';
import type { TriedDraft } from './use-trial.ts';
import styles from './bench.module.css';

/** Tests a dialog's rule before it is saved; folded at first. */
export function RuleTrial(draft: TriedDraft) {
  const text = useText();

  return (
    <details className={styles['trial']}>
      <summary>
        <Icon name="flask" />
        {text(m.bench_draft)}
      </summary>
      <Bench draft={draft} />
      {AUTOMOD_RULES[draft.ruleKey].about === 'messages' && <ReplayTrial {...draft} />}
    </details>
  );
}
