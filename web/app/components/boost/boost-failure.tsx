import { m } from '#texts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { describeIssue } from '../../lib/api/issue-texts.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './boost.module.css';

/** Says why a boost could not be taken, moved or released. Says nothing when the error is null. */
export function BoostFailure({ error }: { error: unknown }) {
  const text = useText();
  const { dayAndTime } = useMoments();
  const [issue] = error instanceof ApiError ? error.issues : [];
  const until = issue?.params?.['until'];
  const reason = () => {
    if (typeof until === 'string') return text(m.boost_rests, { date: dayAndTime(until) });
    return issue === undefined ? errorText(text, error) : describeIssue(text, issue);
  };

  return (
    <div role="alert" className={styles['failures']}>
      {error !== null && (
        <p className={styles['failure']}>
          <Icon name="alert" />
          {reason()}
        </p>
      )}
    </div>
  );
}
