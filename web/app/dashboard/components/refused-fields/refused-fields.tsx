import type { Issue } from '@perigee/core/base/issues/issue';
import { fieldPathText } from '@perigee/core/community/settings/field-text';
import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import { describeIssue } from '../../../lib/api/issue-texts.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { groupPaths } from './group-paths.ts';
import styles from './refused-fields.module.css';

interface RefusedFieldsProps {
  /** What they are part of: "This can't be set". */
  title: string;
  section: SectionName;
  issues: readonly Issue[];
}

/** Why a change of many fields at once was refused: each reason once, with the fields it is about. */
export function RefusedFields({ title, section, issues }: RefusedFieldsProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { schema } = SECTIONS[section];
  const byReason = Map.groupBy(issues, (issue) => describeIssue(text, issue));

  return (
    <div className={styles['refused']}>
      <p>{title}</p>
      <ul>
        {[...byReason].map(([reason, group]) => {
          const paths = groupPaths(group.map(({ path }) => path.split('.')));
          const fields = new Set(paths.map((path) => fieldPathText(schema, path, locale)));
          return (
            <li key={reason}>
              {[...fields].join(', ')}: {reason}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
