import { m } from '#texts';
import { errorCode } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';

interface ViewerProblemProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** The title for people who may not see the page. */
  forbiddenTitle: string;
  /** Who may; those who may see the cases by default. */
  forbiddenText?: string;
  failedTitle: string;
  /** The page has no heading of its own. */
  isWhole?: boolean;
}

/** Shown when a page for everyone who may see a server's cases or log could not be loaded. */
export function ViewerProblem({
  error,
  isRetrying,
  onRetry,
  forbiddenTitle,
  forbiddenText,
  failedTitle,
  isWhole = false,
}: ViewerProblemProps) {
  const text = useText();
  const isForbidden = errorCode(error) === 'forbidden';
  const title = isForbidden ? forbiddenTitle : failedTitle;
  const level = isWhole ? 1 : 2;

  return (
    <>
      {isWhole && <PageHead title={text(m.page_title, { page: title })} />}
      {isForbidden ? (
        <StateCard level={level} icon="lock" title={title} text={forbiddenText ?? text(m.cases_forbidden_text)}>
          <LinkButton to="/@me">{text(m.guild_all)}</LinkButton>
        </StateCard>
      ) : (
        <StateCard level={level} icon="offline" title={title} text={errorText(text, error)}>
          <Button tone="primary" busy={isRetrying} onClick={onRetry}>
            {text(m.retry)}
          </Button>
        </StateCard>
      )}
    </>
  );
}
