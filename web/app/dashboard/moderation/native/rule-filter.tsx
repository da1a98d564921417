import type { NativeState } from '@perigee/core/moderation/automod/native/endpoints';
import { NATIVE_OPTION } from '@perigee/core/moderation/automod/native/native-rule';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { type Translate, useText } from '../../../lib/preferences/use-text.ts';
import { driftText, gapText, refusalText } from './native-texts.ts';
import { useRestoreNative } from './use-native.ts';
import { useSaveRule } from '../use-rules.ts';
import styles from './filter.module.css';

const ICONS: Record<NativeState['state'], IconName> = {
  off: 'clock',
  pending: 'clock',
  active: 'automoderation',
  drifted: 'alert',
  refused: 'alert',
};

/** The state of a rule in the platform's own filter, with its actions. */
export function RuleFilter({ filter }: { filter: NativeState }) {
  const text = useText();
  const settings = useTabSettings('moderation');
  const { enabled, deleteMessages, options, logOnly, logOnlyUntil } = settings.autoModeration[filter.rule];
  const isWaiting = enabled && deleteMessages && options[NATIVE_OPTION] && (logOnly || logOnlyUntil !== null);
  if (filter.state === 'off' && !isWaiting) return null;

  return (
    <div className={styles['filter']} data-state={filter.state}>
      <Icon name={ICONS[filter.state]} size={18} />
      <div className={styles['words']}>
        <p role="status">{headline(text, filter)}</p>
        {detailsOf(text, filter).map((line) => (
          <p key={line} className={styles['detail']}>
            {line}
          </p>
        ))}
      </div>
      <DriftActions filter={filter} />
    </div>
  );
}

function headline(text: Translate, { state, drift }: NativeState): string {
  if (drift !== null) return driftText(text, drift);
  if (state === 'off') return text(m.native_waits);
  if (state === 'pending') return text(m.native_pending);
  return text(state === 'active' ? m.native_active : m.native_refused);
}

function detailsOf(text: Translate, { rule, state, reason, problem, gaps }: NativeState): string[] {
  return [
    ...(reason === null ? [] : [refusalText(text, rule, reason)]),
    ...(problem === null ? [] : [text(m.native_problem, { problem })]),
    ...(state === 'drifted' ? [text(m.native_drift_text)] : []),
    ...(state === 'active' ? gaps.map((gap) => gapText(text, gap)) : []),
  ];
}

function DriftActions({ filter: { rule, state, drift } }: { filter: NativeState }) {
  const text = useText();
  const settings = useTabSettings('moderation');
  const restore = useRestoreNative();
  const save = useSaveRule();
  if (state !== 'drifted' && state !== 'refused') return null;

  const name = text(RULE_TEXTS[rule].title);
  const restoring = text(state === 'refused' ? m.native_retry : m.native_restore);
  const leaving = text(drift?.kind === 'deleted' ? m.native_leave_deleted : m.native_leave);
  const saved = settings.autoModeration[rule];
  const isBusy = restore.isPending || save.isPending;
  const leave = () =>
    save.mutate({
      key: rule,
      rule: { ...saved, options: { ...saved.options, [NATIVE_OPTION]: false } },
      baseVersion: versionOf(settings.versions, 'automod'),
    });

  return (
    <div className={styles['remedies']}>
      <Button
        size="small"
        busy={restore.isPending}
        disabled={isBusy}
        aria-label={text(m.native_of, { action: restoring, rule: name })}
        onClick={() => restore.mutate(rule)}
      >
        {restoring}
      </Button>
      {state === 'drifted' && (
        <Button
          size="small"
          busy={save.isPending}
          disabled={isBusy}
          aria-label={text(m.native_of, { action: leaving, rule: name })}
          onClick={leave}
        >
          {leaving}
        </Button>
      )}
      <FailureNotice error={restore.error ?? save.error} />
    </div>
  );
}
