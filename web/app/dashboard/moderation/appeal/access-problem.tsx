import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface AccessProblemProps {
  error: Error;
  onRetry: () => void;
}

/**
 * Why the review is not shown: the person is not a reviewer, there is no such appeal, or the server does not answer.
 */
export function AccessProblem({ error, onRetry }: AccessProblemProps) {
  const text = useText();
  const status = error instanceof ApiError ? error.status : 0;

  return (
    <>
      <PageHead title={text(m.page_title, { page: text(m.review_title) })} />
      {status === 403 && (
        <StateCard level={1} icon="lock" title={text(m.review_forbidden)} text={text(m.review_forbidden_text)}>
          <LinkButton to="/@me">{text(m.review_to_me)}</LinkButton>
        </StateCard>
      )}
      {(status === 404 || status === 400) && (
        <StateCard level={1} icon="search" title={text(m.review_unknown)} text={text(m.review_unknown_text)}>
          <LinkButton to="/support/review">{text(m.review_back)}</LinkButton>
        </StateCard>
      )}
      {![400, 403, 404].includes(status) && (
        <StateCard level={1} icon="offline" title={text(m.review_failed)} text={errorText(text, error)}>
          <Button tone="primary" onClick={onRetry}>
            {text(m.retry)}
          </Button>
        </StateCard>
      )}
    </>
  );
}
