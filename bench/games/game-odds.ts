import { fairIntegers } from '@perigee/core/games/fairness/integers';
import { commitmentTo } from '@perigee/core/games/fairness/commitment';
import { GAME_NAMES } from '@perigee/core/games/names';
import { ODDS } from '@perigee/core/games/odds';
import { EVEN_TERMS } from '@perigee/core/games/odds/odds-case';
import { agrees, type Estimate, simulate } from '@perigee/core/games/odds/simulate';

/**
 * Plays every game with every strategy that has published odds, a million rounds each through the games' own rules, and
 * prints the return and the win rate with its 95 % interval next to the exact value. The seeds are fixed, so the output
 * is always the same. `node bench/games/game-odds.ts 100000 crash duel` sets the number of rounds and the games.
 */
const [written = '1000000', ...chosen] = process.argv.slice(2);
const rounds = Number(written);

// Every strategy has its own seeds, regardless of which others are played.
const cases = GAME_NAMES.flatMap((game) => ODDS[game](EVEN_TERMS))
  .map((each, index) => ({ each, serverSeed: commitmentTo(index.toString(16).padStart(64, '0')) }))
  .filter(({ each }) => chosen.length === 0 || chosen.includes(each.game));

/**
 * Standard errors allowed per value, such that with random seeds at most one run in twenty would exceed any of them.
 */
const SAFE_ERRORS = 3.6;
const IN_95_PERCENT = 1.96;

const percent = (share: number) => `${(share * 100).toFixed(3)} %`.padStart(11);
const formatEstimate = ({ mean, standardError }: Estimate, exact: number) =>
  `${percent(mean)} ±${percent(IN_95_PERCENT * standardError)}  exact${percent(exact)}`;

let outside = 0;
let isGood = true;
for (const { each, serverSeed } of cases) {
  const { returned, chance } = simulate(each, rounds, (nonce) =>
    fairIntegers({ game: each.game, serverSeed, clientSeed: 'odds', nonce }),
  );
  const pairs = [
    [returned, each.exact.returned],
    [chance, each.exact.chance],
  ] as const;
  const isRight = pairs.every(([found, exact]) => agrees(exact, found, SAFE_ERRORS));
  outside += pairs.filter(([found, exact]) => !agrees(exact, found, IN_95_PERCENT)).length;
  isGood = isRight && isGood;
  console.log(
    `${isRight ? ' ' : '✗'} ${`${each.game} ${each.strategy}`.padEnd(34)} returns ${formatEstimate(returned, each.exact.returned)}` +
      `   wins ${formatEstimate(chance, each.exact.chance)}`,
  );
}

console.log(`${outside} of ${cases.length * 2} are outside their 95 % interval; about one in twenty is expected.`);
process.exitCode = isGood ? 0 : 1;
