import { GAMES } from '@perigee/core/games/catalogue';
import { expect, test } from 'vitest';
import { createRoundPictures } from './round-pictures.ts';

const WRITING = { locale: 'en', moneySymbol: '💰' } as const;
const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'client', nonce: 0 };

function crash() {
  const started = GAMES.crash.begin(seeds, { stake: 100, seats: 1, commission: 0, options: {} });
  if ('refused' in started) throw new Error(`refused: ${started.refused}`);
  const { round } = started;
  return { view: round.view(), bet: round.record().bet, state: 'open' } as const;
}

function open() {
  const clock = { now: 0 };
  const warnings: unknown[] = [];
  const pictures = createRoundPictures({ warn: (...args: unknown[]) => void warnings.push(args) }, () => clock.now);
  return { clock, warnings, draw: (round: ReturnType<typeof crash>) => pictures.draw(round, WRITING) };
}

test('Draws at most three pictures at a time; further requests get none', async () => {
  const { draw } = open();

  const drawn = await Promise.all(Array.from({ length: 5 }, () => draw(crash())));

  expect(drawn.map((picture) => picture?.name ?? null)).toEqual(['crash.png', 'crash.png', 'crash.png', null, null]);
  expect(await draw(crash())).not.toBeNull();
});

test('Draws at most twenty pictures per second, and refills the budget over time', async () => {
  const { clock, draw } = open();
  const drawBatch = async () => {
    let drawn = 0;
    for (let attempt = 0; attempt < 25; attempt += 1) drawn += (await draw(crash())) === null ? 0 : 1;
    return drawn;
  };

  const atOnce = await drawBatch();
  clock.now += 250;
  const later = await drawBatch();
  clock.now += 60_000;

  expect([atOnce, later, await drawBatch()]).toEqual([20, 5, 20]);
}, 60_000);

test('Logs a round that cannot be drawn, and shows it without a picture', async () => {
  const { draw, warnings } = open();
  const round = crash();
  const impossible = {
    ...round,
    view: {
      ...round.view,
      get steps(): number {
        throw new Error('the rules no longer exist');
      },
    },
  };

  expect(await draw(impossible)).toBeNull();
  expect(warnings).toHaveLength(1);
  expect(await draw(crash())).not.toBeNull();
});
