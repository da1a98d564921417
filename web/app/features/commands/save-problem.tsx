import { Icon } from '../../components/icon/icon.tsx';
import { errorText } from '../../lib/api/error-text.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { platformRefusal } from './command-failure.ts';
import { ReauthorizeBanner } from './reauthorize-banner.tsx';
import styles from './command-settings.module.css';

/** Why the last save failed. The region is always there, as screen readers only hear regions they know. */
export function SaveProblem({ error }: { error: unknown }) {
  const text = useText();
  const refusal = platformRefusal(error);
  if (refusal !== null) return <ReauthorizeBanner refusal={refusal} />;
  return (
    <div role="alert">
      {error !== null && (
        <p className={styles['failed']}>
          <Icon name="alert" />
          {errorText(text, error)}
        </p>
      )}
    </div>
  );
}
