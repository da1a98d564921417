import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { PageHead } from '../../components/document/page-head.tsx';
import { StateCard } from '../../components/state-card/state-card.tsx';
import { errorCode } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useGuildId } from './use-cases.ts';

interface CasesProblemProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** The page has no heading of its own. */
  isWhole?: boolean;
  /** One case was looked for. */
  isCase?: boolean;
}

/** What stands where cases could not be shown. */
export function CasesProblem({ error, isRetrying, onRetry, isWhole = false, isCase = false }: CasesProblemProps) {
  const text = useText();
  const guildId = useGuildId();
  const code = errorCode(error);
  const level = isWhole ? 1 : 2;
  const isUnknown = isCase && (code === 'notFound' || code === 'invalid');
  const title = isUnknown
    ? m.cases_unknown_title
    : code === 'forbidden'
      ? m.cases_forbidden_title
      : m.cases_failed_title;

  return (
    <>
      {isWhole && <PageHead title={text(m.page_title, { page: text(title) })} />}
      {isUnknown && (
        <StateCard level={level} icon="search" title={text(title)} text={text(m.cases_unknown_text)}>
          <LinkButton to={`/guilds/${guildId}/cases`}>{text(m.cases_back)}</LinkButton>
        </StateCard>
      )}
      {!isUnknown && code === 'forbidden' && (
        <StateCard level={level} icon="lock" title={text(title)} text={text(m.cases_forbidden_text)}>
          <LinkButton to="/@me">{text(m.guild_all)}</LinkButton>
        </StateCard>
      )}
      {!isUnknown && code !== 'forbidden' && (
        <StateCard level={level} icon="offline" title={text(title)} text={errorText(text, error)}>
          <Button tone="primary" busy={isRetrying} onClick={onRetry}>
            {text(m.retry)}
          </Button>
        </StateCard>
      )}
    </>
  );
}
