import type { Moderation } from '@perigee/core/moderation/schema';
import { WARN_PUNISHMENTS_MAX, type WarnPunishment } from '@perigee/core/moderation/warn-punishments';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { issueText } from '../../components/settings-form/issue-text.ts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { LadderExamples } from './ladder-examples.tsx';
import { WarnExpiry } from './warn-expiry.tsx';
import { WarnDialog } from './warn-dialog.tsx';
import { WarnLadder } from './warn-ladder.tsx';
import styles from './moderation.module.css';

interface WarnsCardProps {
  form: SettingsFormState<Moderation>['form'];
  errors: Readonly<Record<string, string>>;
}

/** What happens when a member collects warns. The dialog changes the form; the page saves it. */
export function WarnsCard({ form, errors }: WarnsCardProps) {
  const text = useText();
  const rungs = form.values.warnsPunishments;
  // The place of the rung in the dialog; one past the last is a new one.
  const [opened, setOpened] = useState<number | null>(null);
  const isFull = rungs.length >= WARN_PUNISHMENTS_MAX;

  const errorOf = (index: number) => {
    const found = Object.keys(errors).find((path) => path.startsWith(`warnsPunishments.${index}.`));
    return issueText(text, found && errors[found]);
  };
  const put = (index: number, rung: WarnPunishment) => {
    form.setFieldValue('warnsPunishments', rungs.toSpliced(index, 1, rung));
    setOpened(null);
  };

  return (
    <SettingsCard path="warnsPunishments" title={text(m.moderation_warns)} text={text(m.moderation_warns_text)}>
      {rungs.length === 0 ? (
        <p className={styles['empty']}>{text(m.warns_none)}</p>
      ) : (
        <WarnLadder
          rungs={rungs}
          means={form.values}
          errorOf={errorOf}
          onEdit={setOpened}
          onRemove={(index) => form.setFieldValue('warnsPunishments', rungs.toSpliced(index, 1))}
        />
      )}
      <div className={styles['foot']}>
        <Button disabled={isFull} onClick={() => setOpened(rungs.length)}>
          {text(m.warns_add)}
        </Button>
        <LadderExamples onTake={(ladder) => form.setFieldValue('warnsPunishments', ladder)} />
        <p className={styles['tally']} data-full={isFull}>
          {text(m.form_counter, { used: rungs.length, max: WARN_PUNISHMENTS_MAX })}
          {isFull && <span> {text(m.issue_warnPunishmentsLimit)}</span>}
        </p>
      </div>
      <WarnExpiry form={form} error={errors['warnExpiry']} />
      <WarnDialog
        means={form.values}
        rung={opened === null ? null : (rungs[opened] ?? nextRung(rungs))}
        isNew={opened === rungs.length}
        taken={rungs.filter((_, index) => index !== opened).map(({ warns }) => warns)}
        onClose={() => setOpened(null)}
        onDone={(rung) => put(opened ?? rungs.length, rung)}
      />
    </SettingsCard>
  );
}

/** A rung above the highest; a mute of an hour is what most begin with. */
function nextRung(rungs: readonly WarnPunishment[]): WarnPunishment {
  const warns = Math.max(2, ...rungs.map((rung) => rung.warns)) + 1;
  return { warns, punishment: { type: 'mute', duration: 3_600_000, reason: '' } };
}
