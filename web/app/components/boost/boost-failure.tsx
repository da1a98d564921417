import { m } from '#texts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './boost.module.css';

/** Why a boost could not be placed so; the codes are those of `core/boost/placement`. */
const REASONS = new Map<string, PlainMessage>([
  ['noSubscription', m.boost_no_subscription],
  ['boostsInUse', m.boost_in_use],
  ['alreadyBoosted', m.boost_already],
  ['notPlaced', m.boost_not_placed],
]);

/** Says why a wish was refused. Null says nothing. */
export function BoostFailure({ error }: { error: unknown }) {
  const text = useText();
  const { dayAndTime } = useMoments();
  const [issue] = error instanceof ApiError ? error.issues : [];
  const reason = REASONS.get(issue?.code ?? '');
  const until = issue?.params?.['until'];

  return (
    <div role="alert" className={styles['failures']}>
      {error !== null && (
        <p className={styles['failure']}>
          <Icon name="alert" />
          {reason !== undefined && text(reason)}
          {reason === undefined &&
            (typeof until === 'string' ? text(m.boost_rests, { date: dayAndTime(until) }) : errorText(text, error))}
        </p>
      )}
    </div>
  );
}
