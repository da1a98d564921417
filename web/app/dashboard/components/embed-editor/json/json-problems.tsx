import type { Issue } from '@perigee/core/base/issues/issue';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { describeIssue } from '../../../../lib/api/issue-texts.ts';
import styles from '../embed-editor.module.css';

/** More would push the buttons out of view; the rest is shown once these are fixed. */
const SHOWN_MAX = 6;

/** Why the text is not a valid embed, and where. */
export function JsonProblems({ problems }: { problems: readonly Issue[] }) {
  const text = useText();
  const rest = problems.length - SHOWN_MAX;

  // A live region must exist before its content, or it is not announced.
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul className={styles['problems']}>
          {problems.slice(0, SHOWN_MAX).map((issue) => (
            <li key={`${issue.path} ${issue.code}`}>
              {issue.path !== '' && <code>{issue.path}</code>} {describeIssue(text, issue)}
            </li>
          ))}
          {rest > 0 && <li>{text(m.embed_json_more, { rest })}</li>}
        </ul>
      )}
    </div>
  );
}
