import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { describeIssue } from '../../../lib/api/issue-texts.ts';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './account.module.css';

/** Whether the code was refused only until the person accepts a smaller plan. */
export function isOfSmallerPlan(error: unknown): boolean {
  return issueOf(error)?.code === 'giftSmallerPlan';
}

/** Why a code was not redeemed. Says nothing when the error is null. */
export function AccountGiftFailure({ id, error }: { id: string; error: unknown }) {
  const text = useText();
  const { day } = useMoments();
  const issue = issueOf(error);
  const until = issue?.params?.['until'];
  const words = () => {
    if (typeof until === 'string') return text(m.gift_smaller, { date: day(until) });
    return issue === undefined ? errorText(text, error) : describeIssue(text, issue);
  };

  return (
    <div id={id} role="alert" className={styles['failures']}>
      {error !== null && (
        <p className={styles['failure']} data-tone={isOfSmallerPlan(error) ? 'warn' : 'bad'}>
          <Icon name="alert" />
          {words()}
        </p>
      )}
    </div>
  );
}

function issueOf(error: unknown) {
  return error instanceof ApiError ? error.issues[0] : undefined;
}
