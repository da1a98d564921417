import type { EconomyHealth } from '@perigee/core/economy-health/schema';
import { GAME_NAMES } from '@perigee/core/games/names';
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
  const staked = games.reduce((sum, each) => sum + each.staked, 0);
  const paid = games.reduce((sum, each) => sum + each.paid, 0);
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
              {games.map(({ game, ...sums }) => (
                <tr key={game}>
                  <th scope="row">{text(named(GAME_TITLES[game]))}</th>
                  <td>{full(sums.staked)}</td>
                  <td>{full(sums.paid)}</td>
                  <td data-way={sums.staked < sums.paid ? 'minted' : 'removed'}>{signed(sums.staked - sums.paid)}</td>
                  <td>{returned(sums.paid, sums.staked)}</td>
                  <td>{span(toldOdds(game, commission).flatMap((one) => (one.isUnequal ? [] : [one.returned])))}</td>
                </tr>
              ))}
              {games.length > 1 && (
                <tr>
                  <th scope="row">{text(m.health_games_all)}</th>
                  <td>{full(staked)}</td>
                  <td>{full(paid)}</td>
                  <td data-way={staked < paid ? 'minted' : 'removed'}>{signed(staked - paid)}</td>
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
