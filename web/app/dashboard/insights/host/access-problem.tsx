import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { errorCode } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './host.module.css';

interface AccessProblemProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why nothing is shown: the person does not run the site, or the server does not answer. */
export function AccessProblem({ error, isRetrying, onRetry }: AccessProblemProps) {
  const text = useText();
  const isUnknown = errorCode(error) === 'notFound';
  const title = text(isUnknown ? m.host_unknown : m.host_failed);

  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: title })} />
      {isUnknown ? (
        <StateCard level={1} icon="search" title={title} text={text(m.host_unknown_text)}>
          <LinkButton to="/@me">{text(m.guild_all)}</LinkButton>
        </StateCard>
      ) : (
        <StateCard level={1} icon="offline" title={title} text={errorText(text, error)}>
          <Button tone="primary" busy={isRetrying} onClick={onRetry}>
            {text(m.retry)}
          </Button>
        </StateCard>
      )}
    </div>
  );
}
