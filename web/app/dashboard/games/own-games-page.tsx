import { ROUND_GAMES, type RoundGame } from '@perigee/core/games/names';
import type { OwnGames } from '@perigee/core/games/own-games';
import { useParams } from 'react-router';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { OwnLinks } from '../components/own-links/own-links.tsx';
import { PageHead } from '../../components/document/page-head.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../components/state-card/state-card.tsx';
import { useAddressView } from '../lib/address/use-address-view.ts';
import { errorCode } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { JackpotsBlock } from './jackpots-block.tsx';
import { NextRoundBlock } from './next-round-block.tsx';
import { RoundsBlock, type RoundsBlockProps } from './rounds-block.tsx';
import { TotalsBlock } from './totals-block.tsx';
import { useOwnGames } from './use-own-games.ts';
import styles from './own-games.module.css';

/** What the person played on a server, even one they have left. */
export default function OwnGamesPage() {
  const text = useText();
  const { guildId = '' } = useParams();
  const { view, show } = useAddressView(readView);
  const query = useOwnGames(guildId, view.game);
  const { data, error, isFetching, refetch } = query;
  const pages = data?.pages ?? [];
  const [first] = pages;
  const title = text(m.own_games_title);
  const guildName = first?.guildName ?? null;

  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: guildName === null ? title : `${title} · ${guildName}` })} />
      <OwnLinks guildId={guildId} from="games" />
      <header>
        <h1>{title}</h1>
        {guildName !== null && (
          <p className={styles['dim']}>
            <bdi>{guildName}</bdi>
          </p>
        )}
      </header>
      {first === undefined && error === null && (
        <div className={styles['blocks']} role="status" aria-label={text(m.own_games_loading)}>
          <Skeleton height={180} />
          <Skeleton height={320} />
        </div>
      )}
      {first === undefined && error !== null && (
        <Problem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {first !== undefined && (
        <Played
          first={first}
          rounds={pages.flatMap(({ rounds }) => rounds)}
          game={view.game}
          onGame={(game) => show({ game })}
          query={query}
        />
      )}
    </div>
  );
}

interface PlayedProps extends Pick<RoundsBlockProps, 'rounds' | 'game' | 'onGame' | 'query'> {
  /** The newest page. */
  first: OwnGames;
}

function Played({ first, ...rounds }: PlayedProps) {
  const text = useText();
  const { pausedUntil, totals, jackpots, seeds, moneySymbol } = first;

  return (
    <div className={styles['blocks']}>
      <PauseNotice until={pausedUntil} />
      {isUntouched(first) ? (
        <StateCard icon="games" title={text(m.own_games_empty)} text={text(m.own_games_empty_text)}>
          <LinkButton to="/fair/games">{text(m.own_games_fair)}</LinkButton>
        </StateCard>
      ) : (
        <>
          <TotalsBlock totals={totals} moneySymbol={moneySymbol} />
          <JackpotsBlock jackpots={jackpots} moneySymbol={moneySymbol} />
          <RoundsBlock {...rounds} moneySymbol={moneySymbol} />
        </>
      )}
      <NextRoundBlock seeds={seeds} />
    </div>
  );
}

function Problem({ error, isRetrying, onRetry }: { error: unknown; isRetrying: boolean; onRetry: () => void }) {
  const text = useText();
  const isGone = ['forbidden', 'notFound'].includes(errorCode(error));

  if (isGone) {
    return (
      <StateCard icon="search" title={text(m.own_games_gone)} text={text(m.own_games_gone_text)}>
        <LinkButton to="/@me">{text(m.guild_all)}</LinkButton>
      </StateCard>
    );
  }
  return (
    <StateCard icon="alert" title={text(m.own_games_failed)} text={errorText(text, error)}>
      <Button busy={isRetrying} onClick={onRetry}>
        {text(m.retry)}
      </Button>
    </StateCard>
  );
}

/** Whether nothing was ever played, regardless of the rounds' filter. */
function isUntouched({ totals, jackpots, rounds }: OwnGames): boolean {
  return totals.length === 0 && jackpots.length === 0 && rounds.length === 0;
}

function readView(query: URLSearchParams): { game: RoundGame | null } {
  return { game: ROUND_GAMES.find((game) => game === query.get('game')) ?? null };
}

/** Until when the person has excluded themselves from playing; renders nothing if they have not. */
function PauseNotice({ until }: { until: string | null }) {
  const text = useText();
  const moments = useMoments();

  if (until === null) return null;
  return (
    <section className={styles['pause']}>
      <Icon name="clock" size={26} />
      <div>
        <p>
          <strong>{text(m.own_games_pause, { when: moments.dayAndTime(until) })}</strong>
        </p>
        <p className={styles['dim']}>{text(m.own_games_pause_text)}</p>
      </div>
    </section>
  );
}
