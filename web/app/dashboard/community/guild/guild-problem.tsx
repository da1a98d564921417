import type { ErrorCode } from '@perigee/core/base/http/errors';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { LoginButton } from '../../../components/login-button/login-button.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { errorCode } from '../../../lib/api/api-error.ts';
import { errorText, isAway } from '../../../lib/api/error-text.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';

interface Problem {
  icon: IconName;
  title: PlainMessage;
  /** Left out where the error text is better, because it includes the time to wait. */
  text?: PlainMessage;
}

/** The refusals with a page of their own; anything else counts as an unreachable server. */
const PROBLEMS: Partial<Record<ErrorCode, Problem>> = {
  forbidden: { icon: 'lock', title: m.guild_forbidden_title, text: m.guild_forbidden_text },
  notFound: { icon: 'search', title: m.guild_missing_title, text: m.guild_missing_text },
  // The id in the address is not valid.
  invalid: { icon: 'search', title: m.guild_missing_title, text: m.guild_missing_text },
  unauthorized: { icon: 'clock', title: m.guild_signed_out_title, text: m.guild_signed_out_text },
};

const UNAVAILABLE: Problem = { icon: 'offline', title: m.guild_unavailable_title, text: m.guild_unavailable_text };
const AWAY: Problem = { icon: 'offline', title: m.guild_away_title };

interface GuildProblemProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown in place of a server's settings when they could not be loaded. */
export function GuildProblem({ error, isRetrying, onRetry }: GuildProblemProps) {
  const text = useText();
  const code = errorCode(error);
  const problem = PROBLEMS[code];
  const { icon, title, text: explanation } = problem ?? (isAway(error) ? AWAY : UNAVAILABLE);

  return (
    <>
      <PageHead title={text(m.page_title, { page: text(title) })} />
      <StateCard
        level={1}
        icon={icon}
        title={text(title)}
        text={explanation === undefined ? errorText(text, error) : text(explanation)}
      >
        {problem === undefined && (
          <Button tone="primary" busy={isRetrying} onClick={onRetry}>
            {text(m.retry)}
          </Button>
        )}
        {code === 'unauthorized' ? (
          <LoginButton tone="primary">{text(m.nav_login)}</LoginButton>
        ) : (
          <LinkButton to="/@me">{text(m.guild_all)}</LinkButton>
        )}
      </StateCard>
    </>
  );
}
