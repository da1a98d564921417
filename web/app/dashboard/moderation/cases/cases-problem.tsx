import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { ViewerProblem } from '../../components/viewer-page/viewer-problem.tsx';
import { errorCode } from '../../../lib/api/api-error.ts';
import { useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

interface CasesProblemProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** The page has no heading of its own. */
  isWhole?: boolean;
  /** The page is about one case. */
  isCase?: boolean;
}

/** Shown where cases could not be loaded. */
export function CasesProblem({ isCase = false, ...problem }: CasesProblemProps) {
  const text = useText();
  const guildId = useGuildId();
  const code = errorCode(problem.error);
  const { isWhole = false } = problem;

  if (!isCase || (code !== 'notFound' && code !== 'invalid')) {
    return (
      <ViewerProblem
        {...problem}
        forbiddenTitle={text(m.cases_forbidden_title)}
        failedTitle={text(m.cases_failed_title)}
      />
    );
  }
  return (
    <>
      {isWhole && <PageHead title={text(m.page_title, { page: text(m.cases_unknown_title) })} />}
      <StateCard
        level={isWhole ? 1 : 2}
        icon="search"
        title={text(m.cases_unknown_title)}
        text={text(m.cases_unknown_text)}
      >
        <LinkButton to={`/guilds/${guildId}/cases`}>{text(m.cases_back)}</LinkButton>
      </StateCard>
    </>
  );
}
