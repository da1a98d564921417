import type { EconomyHealth } from '@perigee/core/economy-health/schema';
import { GAME_NAMES, type GameName } from '@perigee/core/games/names';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { toldOdds } from '@perigee/core/games/told-odds';
import { m } from '#texts';
import { useShares } from '../../components/game-odds/use-shares.ts';
import tableStyles from '../../components/figure-table/figure-table.module.css';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { named } from '../../lib/preferences/named.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Panel } from './panel.tsx';
import { useAmounts } from './use-amounts.ts';
import styles from './health.module.css';

const AMONG_MEMBERS: ReadonlySet<GameName> = new Set(['duel', 'jackpot']);

/** What comes back by the odds, of the ways to play against the house. */
function expected(game: GameName, commission: number): number[] {
  return toldOdds(game, commission).flatMap(({ strategy, returned }) => (strategy === 'member' ? [] : [returned]));
}

/** What each game brought the house in the period, beside what its odds let expect. */
export function GamesPanel({ flows }: Pick<EconomyHealth, 'flows'>) {
  const text = useText();
  const { commission } = useGuild().settings.economy;
  const { full, signed } = useAmounts();
  const { share, span } = useShares();
  const games = GAME_NAMES.flatMap((game) => {
    const flow = flows.find(({ kind }) => kind === game);
    return flow === undefined ? [] : [{ game, staked: flow.removed, paid: flow.minted }];
  }).toSorted((one, other) => other.staked - one.staked);
  const against = games.filter(({ game }) => !AMONG_MEMBERS.has(game));
  const staked = against.reduce((sum, each) => sum + each.staked, 0);
  const paid = against.reduce((sum, each) => sum + each.paid, 0);
  const kept = games.reduce((sum, each) => sum + each.staked - each.paid, 0);
  const headings = [
    m.health_games_game,
    m.health_games_staked,
    m.health_games_paid,
    m.health_games_kept,
    m.health_games_return,
    m.health_games_odds,
  ];
  const returned = (out: number, into: number) => (into === 0 ? '—' : share(out / into));

  return (
    <Panel title={text(m.health_games)} text={text(m.health_games_text)}>
      {games.length === 0 ? (
        <p className={styles['dim']}>{text(m.health_games_empty)}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard.
        <div className={styles['wide']} role="group" aria-label={text(m.health_games)} tabIndex={0}>
          <table className={tableStyles['table']}>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={text(heading)} scope="col">
                    {text(heading)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {games.map(({ game, ...sums }) => {
                // Where members play each other, the house has no more than what they pay it.
                const isHouse = !AMONG_MEMBERS.has(game);
                return (
                  <tr key={game}>
                    <th scope="row">{text(named(GAME_TITLES[game]))}</th>
                    <td>{isHouse ? full(sums.staked) : '—'}</td>
                    <td>{isHouse ? full(sums.paid) : '—'}</td>
                    <td>{signed(sums.staked - sums.paid)}</td>
                    <td>{isHouse ? returned(sums.paid, sums.staked) : '—'}</td>
                    <td>{isHouse ? span(expected(game, commission)) : '—'}</td>
                  </tr>
                );
              })}
              {games.length > 1 && (
                <tr>
                  <th scope="row">{text(m.health_games_all)}</th>
                  <td>{full(staked)}</td>
                  <td>{full(paid)}</td>
                  <td>{signed(kept)}</td>
                  <td>{returned(paid, staked)}</td>
                  <td />
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
