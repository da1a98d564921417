import { fieldPathText } from '@perigee/core/settings/field-text';
import { SECTIONS } from '@perigee/core/settings/sections';
import type { SectionPlan } from '@perigee/core/transfer/endpoints';
import { m } from '#texts';
import { ChangeList } from '../../components/change-list/change-list.tsx';
import { issueText } from '../../components/settings-form/issue-text.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import styles from './transfer.module.css';

/** What would change in one section, and what stands against it. */
export function SectionChanges({ plan: { section, changes, changeCount, issues } }: { plan: SectionPlan }) {
  const text = useText();
  const { locale } = usePreferences();
  const guild = useGuild();

  return (
    <section className={styles['section']}>
      <h5>{text(sectionText(section))}</h5>
      {changeCount === 0 ? (
        <p>{text(m.transfer_same)}</p>
      ) : (
        <ChangeList guild={guild} section={section} changes={changes} />
      )}
      {changeCount > changes.length && <p>{text(m.history_hidden, { count: changeCount - changes.length })}</p>}
      {issues.length > 0 && (
        <div className={styles['issues']} role="alert">
          <p>{text(m.transfer_refused)}</p>
          <ul>
            {issues.map(({ path, code }) => (
              <li key={`${path} ${code}`}>
                {fieldPathText(SECTIONS[section].schema, path.split('.'), locale)}: {issueText(text, code)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
