import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { describeIssue } from '../../lib/api/issue-texts.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './failure-notice.module.css';

interface FailureNoticeProps {
  error: unknown;
  /** Says the issue of invalid input here, where it does not stand at its field. */
  saysIssue?: boolean;
  /** Said in place of the general words. */
  children?: ReactNode;
}

/** Why a dialog's action failed (docs/rules/pages.md#failures). Says nothing when the error is null. */
export function FailureNotice({ error, saysIssue = false, children }: FailureNoticeProps) {
  const text = useText();
  const [issue] = error instanceof ApiError && (saysIssue || error.code !== 'invalid') ? error.issues : [];
  const reason = issue === undefined ? errorText(text, error) : describeIssue(text, issue);
  const notice = useRef<HTMLDivElement>(null);

  // It stands below the fields, which may be more than the dialog shows.
  useEffect(() => {
    if (error !== null) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <div ref={notice} role="alert" className={styles['notice']}>
      {error !== null &&
        (children ?? (
          <p className={styles['failure']}>
            <Icon name="alert" />
            {reason}
          </p>
        ))}
    </div>
  );
}
