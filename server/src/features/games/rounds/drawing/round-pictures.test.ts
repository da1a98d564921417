import { GAMES } from '@perigee/core/games/catalogue';
import type { RoundRecord } from '@perigee/core/games/record';
import { expect, test } from 'vitest';
import { createRoundPictures } from './round-pictures.ts';

const WRITING = { locale: 'en', moneySymbol: '💰' } as const;
const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'client', nonce: 0 };

function crash(): RoundRecord {
  const started = GAMES.crash.begin(seeds, { stake: 100, seats: 1, commission: 0, options: {} });
  if ('refused' in started) throw new Error(`refused: ${started.refused}`);
  return started.round.record();
}

function open() {
  const clock = { now: 0 };
  const warnings: unknown[] = [];
  const pictures = createRoundPictures({ warn: (...args: unknown[]) => void warnings.push(args) }, () => clock.now);
  return { clock, warnings, draw: (record: RoundRecord) => pictures.draw(record, WRITING) };
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
  const impossible: RoundRecord = { ...crash(), rules: 99 };

  expect(await draw(impossible)).toBeNull();
  expect(warnings).toHaveLength(1);
  expect(await draw(crash())).not.toBeNull();
});
