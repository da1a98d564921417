import { Select } from '@mantine/core';
import { ROUND_GAMES, type RoundGame } from '@perigee/core/games/names';
import type { OwnRound } from '@perigee/core/games/own-games';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { MoreButton, type PagedQuery } from '../components/more-pages/more-button.tsx';
import { displayNameMessage } from '../../lib/preferences/display-name-message.ts';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Block } from './block.tsx';
import { Result } from './result.tsx';
import styles from './own-games.module.css';

const ALL = 'all';

export interface RoundsBlockProps {
  rounds: readonly OwnRound[];
  moneySymbol: string;
  /** The game the rounds are filtered by; null for all. */
  game: RoundGame | null;
  onGame: (game: RoundGame | null) => void;
  query: PagedQuery & { isPlaceholderData: boolean };
}

/** The rounds, newest first. */
export function RoundsBlock({ rounds, moneySymbol, game, onGame, query }: RoundsBlockProps) {
  const text = useText();
  const choices = [
    { value: ALL, label: text(m.own_games_all) },
    ...ROUND_GAMES.map((each) => ({ value: each, label: text(displayNameMessage(GAME_TITLES[each])) })),
  ];

  return (
    <Block
      title={text(m.own_games_rounds)}
      extra={
        <Select
          aria-label={text(m.own_games_filter)}
          allowDeselect={false}
          data={choices}
          value={game ?? ALL}
          onChange={(chosen) => onGame(ROUND_GAMES.find((each) => each === chosen) ?? null)}
        />
      }
    >
      {rounds.length === 0 && <p className={styles['dim']}>{text(m.own_games_none)}</p>}
      <ul className={styles['rows']} aria-busy={query.isPlaceholderData}>
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} moneySymbol={moneySymbol} />
        ))}
      </ul>
      <MoreButton query={query} label={text(m.own_games_more)} />
    </Block>
  );
}

function RoundRow({ round, moneySymbol }: { round: OwnRound; moneySymbol: string }) {
  const text = useText();
  const moments = useMoments();
  const { id, game, state, startedAt, staked, paid, opponent } = round;
  const title = text(displayNameMessage(GAME_TITLES[game]));
  const when = moments.dayAndTime(startedAt);
  const facts = [
    when,
    ...(opponent === null ? [] : [text(m.own_games_against, { name: opponent.global_name ?? opponent.username })]),
    ...(state === 'open' ? [text(m.own_games_open)] : []),
    ...(state === 'refunded' ? [text(m.own_games_refunded)] : []),
  ];

  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className={styles['dim']}>{facts.join(' · ')}</p>
      </div>
      <Result staked={staked} paid={paid} moneySymbol={moneySymbol} />
      {state !== 'open' && (
        <LinkButton size="small" to={`/fair/${id}`} label={text(m.own_games_proof_label, { game: title, when })}>
          {text(m.own_games_proof)}
        </LinkButton>
      )}
    </li>
  );
}
