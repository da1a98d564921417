import type { Moderation } from '@perigee/core/moderation/punishments/schema';
import { WARN_PUNISHMENTS_MAX, type WarnPunishment } from '@perigee/core/moderation/punishments/warn-punishments';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { useSelection } from '../../components/selection/use-selection.ts';
import { issueText } from '../../components/settings-form/errors/issue-text.ts';
import type { CardFold } from '../../components/settings-form/collapsible-card.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { LadderExamples } from './ladder-examples.tsx';
import { StepSelection } from './step-selection.tsx';
import { nextStep } from './steps.ts';
import { useSteps } from './use-escalation-steps.ts';
import { WarnExpiry } from './warn-expiry.tsx';
import { WarnDialog } from './warn-dialog.tsx';
import { WarnLadder } from './warn-ladder.tsx';
import styles from '../moderation.module.css';

interface WarnsCardProps {
  form: SettingsFormState<Moderation>['form'];
  errors: Readonly<Record<string, string>>;
}

/** The punishments for collected warns. Changes go into the form; the page saves them. */
export function WarnsCard({ form, errors }: WarnsCardProps) {
  const text = useText();
  const { rungs, set, put, copy, remove } = useSteps(form);
  // The index of the rung in the dialog; the length of the list stands for a new one.
  const [opened, setOpened] = useState<number | null>(null);
  const selection = useSelection(rungs.map((_, index) => String(index)));

  const fold = useWarnsFold(rungs);
  const errorOf = (index: number) => {
    const found = Object.keys(errors).find((path) => path.startsWith(`warnsPunishments.${index}.`));
    return issueText(text, found && errors[found]);
  };
  return (
    <SettingsCard
      path="warnsPunishments"
      title={text(m.moderation_warns)}
      text={text(m.moderation_warns_text)}
      fold={fold}
    >
      <StepSelection selection={selection} rungs={rungs} onCopy={copy} onRemove={remove} />
      {rungs.length === 0 ? (
        <p className={styles['empty']}>{text(m.warns_none)}</p>
      ) : (
        <WarnLadder
          rungs={rungs}
          means={form.values}
          selection={selection}
          canCopy={rungs.length < WARN_PUNISHMENTS_MAX}
          errorOf={errorOf}
          onChange={put}
          onEdit={setOpened}
          onCopy={(index) => copy([index])}
          onRemove={(index) => remove([index])}
        />
      )}
      {rungs.length > 1 && <p className={styles['lead']}>{text(m.warns_order)}</p>}
      <LadderFoot used={rungs.length} onAdd={() => setOpened(rungs.length)} onTake={set} />
      <WarnExpiry form={form} error={errors['warnExpiry']} />
      <WarnDialog
        means={form.values}
        rung={opened === null ? null : (rungs[opened] ?? nextStep(rungs))}
        isNew={opened === rungs.length}
        takenCounts={rungs.filter((_, index) => index !== opened).map(({ warns }) => warns)}
        onClose={() => setOpened(null)}
        onDone={(rung) => {
          put(opened ?? rungs.length, rung);
          setOpened(null);
        }}
      />
    </SettingsCard>
  );
}

function useWarnsFold(rungs: readonly WarnPunishment[]): CardFold {
  const text = useText();
  const counts = rungs.map(({ warns }) => warns);
  const summary =
    counts.length === 0
      ? text(m.fold_warns_none)
      : text(m.fold_warns, { count: counts.length, first: Math.min(...counts), last: Math.max(...counts) });
  return { place: 'moderation.warns', summary };
}

interface LadderFootProps {
  used: number;
  onAdd: () => void;
  /** Replaces the ladder with an example. */
  onTake: (rungs: WarnPunishment[]) => void;
}

function LadderFoot({ used, onAdd, onTake }: LadderFootProps) {
  const text = useText();
  const isFull = used >= WARN_PUNISHMENTS_MAX;

  return (
    <div className={styles['foot']}>
      <Button disabled={isFull} onClick={onAdd}>
        {text(m.warns_add)}
      </Button>
      <LadderExamples onTake={onTake} />
      <p className={styles['tally']} data-full={isFull}>
        {text(m.form_counter, { used, max: WARN_PUNISHMENTS_MAX })}
        {isFull && <span> {text(m.issue_warnPunishmentsLimit)}</span>}
      </p>
    </div>
  );
}
