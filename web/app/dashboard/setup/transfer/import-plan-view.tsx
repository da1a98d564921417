import type { SectionName } from '@perigee/core/community/settings/sections';
import type { ImportPlan, SectionPlan } from '@perigee/core/setup/transfer/endpoints';
import type { SettingsFile } from '@perigee/core/setup/transfer/file';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { SaveProblem } from '../../components/save-problem/save-problem.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { MappingFields } from './mapping-fields.tsx';
import { SectionChanges } from './section-changes.tsx';
import { type ImportOptions, sectionsIn, useImport } from './use-import.ts';
import styles from './transfer.module.css';

interface ImportPlanViewProps {
  file: SettingsFile;
  onDone: () => void;
}

/** What a file would change, with the options for it, and the button that saves it. */
export function ImportPlanView({ file, onDone }: ImportPlanViewProps) {
  const text = useText();
  const { options, setOptions, plan, saving } = useImport(file);
  const showUndoable = useUndoableNotice();

  const handleApply = () =>
    saving.mutate(undefined, {
      onSuccess: ({ applied, saved }) => {
        if (!applied) return notify('error', text(m.transfer_blocked));
        if (saved.length > 0) showUndoable(text(m.transfer_applied), saved);
        else notify('success', text(m.transfer_applied));
        onDone();
      },
    });

  return (
    <div className={styles['plan']}>
      <h3>{text(m.transfer_from, { name: file.guild.name })}</h3>
      <SectionChoice file={file} options={options} onChange={setOptions} />
      {plan.isError && <p role="alert">{errorText(text, plan.error)}</p>}
      {plan.data === undefined ? (
        plan.isPending && <Skeleton height={160} />
      ) : (
        <>
          <MappingFields plan={plan.data} options={options} onChange={setOptions} />
          <h4>{text(m.transfer_plan)}</h4>
          {plan.data.sections.filter(hasContent).map((section) => (
            <SectionChanges key={section.section} plan={section} names={namesIn(plan.data)} />
          ))}
          <Unchanged sections={plan.data.sections.filter((section) => !hasContent(section))} />
          {isBlocked(plan.data) && <p role="status">{text(m.transfer_blocked)}</p>}
          <SaveProblem error={saving.error} />
          <Button
            tone="primary"
            disabled={isBlocked(plan.data) || plan.isFetching || options.sections.length === 0}
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

function namesIn({ roles, channels }: ImportPlan): ReadonlyMap<string, string> {
  return new Map([
    ...roles.map(({ id, name }) => [id, `@${name}`] as const),
    ...channels.map(({ id, name }) => [id, `#${name}`] as const),
  ]);
}

/** Whether there is anything to show for a section. */
function hasContent({ changeCount, missing, issues }: SectionPlan): boolean {
  return changeCount + missing.length + issues.length > 0;
}

/** The sections that are the same here and in the file, in one line. */
function Unchanged({ sections }: { sections: readonly SectionPlan[] }) {
  const text = useText();
  const { locale } = usePreferences();
  if (sections.length === 0) return null;
  const names = sections.map(({ section }) => text(sectionText(section)));
  const list = new Intl.ListFormat(locale).format(names);
  return <p className={styles['unchanged']}>{text(m.transfer_unchanged, { sections: list })}</p>;
}

function isBlocked({ sections }: ImportPlan): boolean {
  return sections.some(({ issues }) => issues.length > 0);
}

interface SectionChoiceProps {
  file: SettingsFile;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

function SectionChoice({ file, options, onChange }: SectionChoiceProps) {
  const text = useText();
  const handleChange = (name: SectionName, isWanted: boolean) =>
    onChange({
      ...options,
      sections: sectionsIn(file).filter((each) => (each === name ? isWanted : options.sections.includes(each))),
    });

  return (
    <fieldset className={styles['sections']}>
      <legend>{text(m.transfer_sections)}</legend>
      {sectionsIn(file).map((name) => (
        <label key={name} className={styles['choice']}>
          <input
            type="checkbox"
            checked={options.sections.includes(name)}
            onChange={({ currentTarget }) => handleChange(name, currentTarget.checked)}
          />
          {text(sectionText(name))}
        </label>
      ))}
    </fieldset>
  );
}
