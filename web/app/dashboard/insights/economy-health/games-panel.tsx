import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { GAME_NAMES, type GameName } from '@perigee/core/games/names';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { publishedOdds } from '@perigee/core/games/published-odds';
import { m } from '#texts';
import { useShares } from '../../../components/game-odds/use-shares.ts';
import tableStyles from '../../../components/figure-table/figure-table.module.css';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { displayNameMessage } from '../../../lib/preferences/display-name-message.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HealthPanel } from './health-panel.tsx';
import { useAmounts } from './use-amounts.ts';
import styles from './health.module.css';

const NONE = '—';
/** In games between members the house keeps only the commission. */
const AMONG_MEMBERS: ReadonlySet<GameName> = new Set(['duel', 'jackpot']);
const HEADINGS = [
  m.health_games_game,
  m.health_games_staked,
  m.health_games_paid,
  m.health_games_kept,
  m.health_games_return,
  m.health_games_odds,
];

interface GameFlow {
  game: GameName;
  staked: number;
  paid: number;
}

/** What each game brought the house in the period, compared with its odds. */
export function GamesPanel({ flows }: Pick<EconomyHealth, 'flows'>) {
  const text = useText();
  const games = GAME_NAMES.flatMap((game) => {
    const flow = flows.find(({ kind }) => kind === game);
    return flow === undefined ? [] : [{ game, staked: flow.removed, paid: flow.minted }];
  }).toSorted((one, other) => other.staked - one.staked);

  return (
    <HealthPanel title={text(m.health_games)} text={text(m.health_games_text)}>
      {games.length === 0 ? (
        <p className={styles['dim']}>{text(m.health_games_empty)}</p>
      ) : (
        <GamesTable games={games} />
      )}
    </HealthPanel>
  );
}

function GamesTable({ games }: { games: readonly GameFlow[] }) {
  const text = useText();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable area must be reachable by keyboard.
    <div className={styles['wide']} role="group" aria-label={text(m.health_games)} tabIndex={0}>
      <table className={tableStyles['table']}>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={text(heading)} scope="col">
                {text(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((each) => (
            <GameRow key={each.game} {...each} />
          ))}
          {games.length > 1 && <SumRow games={games} />}
        </tbody>
      </table>
    </div>
  );
}

function GameRow({ game, staked, paid }: GameFlow) {
  const text = useText();
  const { commission } = useTabSettings('economy').economy;
  const { full, signed } = useAmounts();
  const { share, span } = useShares();
  const isHouse = !AMONG_MEMBERS.has(game);
  const expected = publishedOdds(game, commission).flatMap(({ strategy, returned }) =>
    strategy === 'member' ? [] : [returned],
  );

  return (
    <tr>
      <th scope="row">{text(displayNameMessage(GAME_TITLES[game]))}</th>
      <td>{isHouse ? full(staked) : NONE}</td>
      <td>{isHouse ? full(paid) : NONE}</td>
      <td>{signed(staked - paid)}</td>
      <td>{isHouse && staked > 0 ? share(paid / staked) : NONE}</td>
      <td className={styles['span']}>{isHouse ? span(expected) : NONE}</td>
    </tr>
  );
}

function SumRow({ games }: { games: readonly GameFlow[] }) {
  const text = useText();
  const { full, signed } = useAmounts();
  const { share } = useShares();
  const against = games.filter(({ game }) => !AMONG_MEMBERS.has(game));
  const staked = against.reduce((sum, each) => sum + each.staked, 0);
  const paid = against.reduce((sum, each) => sum + each.paid, 0);
  const kept = games.reduce((sum, each) => sum + each.staked - each.paid, 0);

  return (
    <tr>
      <th scope="row">{text(m.health_games_all)}</th>
      <td>{full(staked)}</td>
      <td>{full(paid)}</td>
      <td>{signed(kept)}</td>
      <td>{staked > 0 ? share(paid / staked) : NONE}</td>
      <td>{NONE}</td>
    </tr>
  );
}
