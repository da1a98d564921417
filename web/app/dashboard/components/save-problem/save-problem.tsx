import { Icon } from '../../../components/icon/icon.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { platformRefusal } from './platform-refusal.ts';
import { ReauthorizeBanner } from './reauthorize-banner.tsx';
import styles from './save-problem.module.css';

interface SaveProblemProps {
  error: unknown;
  /** Shown instead of the error's own text. */
  reason?: string;
}

/**
 * Why the last save failed. The live region is always rendered, because screen readers ignore regions added with their
 * content.
 */
export function SaveProblem({ error, reason }: SaveProblemProps) {
  const text = useText();
  const refusal = platformRefusal(error);
  if (refusal !== null) return <ReauthorizeBanner refusal={refusal} />;
  return (
    <div role="alert">
      {error !== null && (
        <p className={styles['failed']}>
          <Icon name="alert" />
          {reason ?? errorText(text, error)}
        </p>
      )}
    </div>
  );
}
