import type { SectionName } from '@perigee/core/settings/sections';
import type { ImportPlan } from '@perigee/core/transfer/endpoints';
import type { SettingsFile } from '@perigee/core/transfer/file';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { SaveProblem } from '../../components/save-problem/save-problem.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { errorText } from '../../lib/api/error-text.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { SECTION_TEXTS } from '../../lib/settings/section-texts.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';
import { MappingFields } from './mapping-fields.tsx';
import { SectionChanges } from './section-changes.tsx';
import { type ImportWishes, sectionsIn, useImport } from './use-import.ts';
import styles from './transfer.module.css';

interface ImportPlanViewProps {
  file: SettingsFile;
  onDone: () => void;
}

/** What a file would change, with what can be chosen about it, and the button that saves it. */
export function ImportPlanView({ file, onDone }: ImportPlanViewProps) {
  const text = useText();
  const { wishes, setWishes, plan, saving } = useImport(file);

  const handleApply = () =>
    saving.mutate(undefined, {
      onSuccess: ({ applied }) => {
        say(applied ? 'good' : 'bad', text(applied ? m.transfer_applied : m.transfer_blocked));
        if (applied) onDone();
      },
    });

  return (
    <div className={styles['plan']}>
      <h3>{text(m.transfer_from, { name: file.guild.name })}</h3>
      <SectionChoice file={file} wishes={wishes} onChange={setWishes} />
      {plan.isError && <p role="alert">{errorText(text, plan.error)}</p>}
      {plan.data === undefined ? (
        plan.isPending && <Skeleton height={160} />
      ) : (
        <>
          <MappingFields plan={plan.data} wishes={wishes} onChange={setWishes} />
          <h4>{text(m.transfer_plan)}</h4>
          {plan.data.sections.map((section) => (
            <SectionChanges key={section.section} plan={section} />
          ))}
          {isBlocked(plan.data) && <p role="status">{text(m.transfer_blocked)}</p>}
          <SaveProblem error={saving.error} />
          <Button
            tone="primary"
            disabled={isBlocked(plan.data) || plan.isFetching || wishes.sections.length === 0}
            busy={saving.isPending}
            onClick={handleApply}
          >
            {text(m.transfer_apply)}
          </Button>
        </>
      )}
    </div>
  );
}

function isBlocked({ sections }: ImportPlan): boolean {
  return sections.some(({ issues }) => issues.length > 0);
}

interface SectionChoiceProps {
  file: SettingsFile;
  wishes: ImportWishes;
  onChange: (wishes: ImportWishes) => void;
}

function SectionChoice({ file, wishes, onChange }: SectionChoiceProps) {
  const text = useText();
  const handleChange = (name: SectionName, isWanted: boolean) =>
    onChange({
      ...wishes,
      sections: sectionsIn(file).filter((known) => (known === name ? isWanted : wishes.sections.includes(known))),
    });

  return (
    <fieldset className={styles['sections']}>
      <legend>{text(m.transfer_sections)}</legend>
      {sectionsIn(file).map((name) => (
        <label key={name} className={styles['choice']}>
          <input
            type="checkbox"
            checked={wishes.sections.includes(name)}
            onChange={({ currentTarget }) => handleChange(name, currentTarget.checked)}
          />
          {text(SECTION_TEXTS[name])}
        </label>
      ))}
    </fieldset>
  );
}
