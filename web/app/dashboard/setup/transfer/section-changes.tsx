import { fieldPathText } from '@perigee/core/community/settings/field-text';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import type { SectionPlan } from '@perigee/core/setup/transfer/endpoints';
import { m } from '#texts';
import { ChangeList } from '../../components/change-list/change-list.tsx';
import { describeIssue } from '../../../lib/api/issue-texts.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { OmissionList } from './omission-list.tsx';
import styles from './transfer.module.css';

interface SectionChangesProps {
  plan: SectionPlan;
  /** The names of roles and channels in the file, by id. */
  names: ReadonlyMap<string, string>;
}

/** What would change in one section, and what prevents it. */
export function SectionChanges({ plan, names }: SectionChangesProps) {
  const { section, changes, changeCount, issues, missing } = plan;
  const text = useText();
  const { locale } = usePreferences();
  const guild = useGuild();

  return (
    <section className={styles['section']}>
      <h5>{text(sectionText(section))}</h5>
      {changeCount === 0 ? (
        <p>{text(issues.length > 0 ? m.transfer_same : m.transfer_same_without)}</p>
      ) : (
        <ChangeList guild={guild} section={section} changes={changes} isPlan />
      )}
      {changeCount > changes.length && <p>{text(m.history_hidden, { count: changeCount - changes.length })}</p>}
      {missing.length > 0 && <OmissionList plan={plan} names={names} />}
      {issues.length > 0 && (
        <div className={styles['issues']} role="alert">
          <p>{text(m.transfer_refused)}</p>
          <ul>
            {issues.map((issue) => (
              <li key={`${issue.path} ${issue.code}`}>
                {fieldPathText(SECTIONS[section].schema, issue.path.split('.'), locale)}: {describeIssue(text, issue)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
