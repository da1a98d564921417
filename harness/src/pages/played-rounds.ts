import { commitmentTo } from '@perigee/core/games/fairness/commitment';
import type { OwnGames } from '@perigee/core/games/own-games';
import type { PublicRound } from '@perigee/core/games/public-round';
import { ROUND_VECTORS } from '@perigee/core/games/vectors';
import type { Page } from '@playwright/test';

const ID = '5b0f6a52-0c1d-4e2f-8a3b-4c5d6e7f8091';
const AT = '2026-11-20T18:30:00.000Z';

/** Mocks a published round, the worked example of a duel, whatever the server has; returns its URL. */
export async function publishRound(page: Page): Promise<string> {
  const vector = ROUND_VECTORS.find(({ record }) => record.game === 'duel');
  if (vector === undefined) throw new Error('the example duel is missing');
  const round: PublicRound = {
    kind: 'round',
    id: ID,
    record: vector.record,
    commitment: commitmentTo(vector.record.serverSeed),
    escrow: [...vector.escrow],
    payouts: [...vector.payouts],
    startedAt: AT,
    settledAt: AT,
  };
  await page.route(`**/api/public/rounds/${ID}`, (route) => route.fulfill({ json: round }));
  return `/fair/${ID}`;
}

/** Mocks the history of somebody who played a lot. */
export async function mockPlayedHistory(page: Page): Promise<void> {
  const own: OwnGames = {
    guildName: 'Alice’s Launch Pad',
    moneySymbol: '💰',
    pausedUntil: AT,
    seeds: { commitment: commitmentTo('00'.repeat(32)), clientSeed: 'perigee', nonce: 12 },
    totals: [
      { game: 'crash', rounds: 8, won: 5, staked: 1_250_000, paid: 1_322_400 },
      { game: 'jackpot', rounds: 2, won: 0, staked: 20, paid: 0 },
    ],
    jackpots: [{ id: ID, tickets: 2, staked: 20, paid: 0, drawsAt: AT }],
    rounds: [
      {
        id: '1',
        game: 'crash',
        state: 'open',
        startedAt: AT,
        settledAt: null,
        staked: 100,
        paid: null,
        opponent: null,
      },
      {
        id: ID,
        game: 'duel',
        state: 'settled',
        startedAt: AT,
        settledAt: AT,
        staked: 117,
        paid: 195,
        opponent: { id: '1', avatar: null, username: 'a-very-long-name-of-a-member', global_name: null },
      },
    ],
    next: '17',
  };
  await page.route('**/api/private/games/*', (route) => route.fulfill({ json: own }));
}
