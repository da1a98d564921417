import { m } from '#texts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ViewerProblem } from '../../components/viewer-page/viewer-problem.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './giveaways.module.css';

/** Shown while giveaways are loading. */
export function ListSkeleton() {
  const text = useText();

  return (
    <div className={styles['list']} role="status" aria-label={text(m.giveaways_loading)}>
      <Skeleton height={132} />
      <Skeleton height={132} />
      <Skeleton height={132} />
    </div>
  );
}

interface ListProblemProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why the giveaways cannot be shown. */
export function ListProblem(props: ListProblemProps) {
  const text = useText();

  return (
    <ViewerProblem {...props} forbiddenTitle={text(m.guild_forbidden_title)} failedTitle={text(m.giveaways_failed)} />
  );
}
