import { expect, test } from 'vitest';
import { commitmentTo } from './fairness/commitment.ts';
import { drawJackpot, ticketsHash } from './jackpot/draw.ts';
import { ROUND_GAMES } from './names.ts';
import { type RoundRecord, roundRecordSchema } from './record.ts';
import { JACKPOT_VECTOR, ROUND_VECTORS } from './vectors.ts';
import { verifyJackpot, verifyRound } from './verify.ts';

/** The numbers of a round from an independent implementation that shares nothing with ours but the written rules. */
async function* ownNumbers(serverSeed: string, prefix: string): AsyncGenerator<number, never, number> {
  const bytes = Uint8Array.from(serverSeed.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let count = yield 0;
  for (let index = 0; ; index += 1) {
    const message = new TextEncoder().encode(`${prefix}:${index}`);
    const block = new DataView(await crypto.subtle.sign('HMAC', key, message));
    for (let at = 0; at < 32; at += 4) {
      const word = block.getUint32(at);
      if (word < Math.floor(2 ** 32 / count) * count) count = yield word % count;
    }
  }
}

async function drawOwn(serverSeed: string, prefix: string, counts: readonly number[]): Promise<number[]> {
  const numbers = ownNumbers(serverSeed, prefix);
  await numbers.next(0);
  const drawn: number[] = [];
  for (const count of counts) drawn.push((await numbers.next(count)).value);
  return drawn;
}

const vectors = ROUND_VECTORS.map((vector) => ({ game: vector.record.game, vector }));

test('Every game has an example round', () => {
  expect(vectors.map(({ game }) => game)).toEqual([...ROUND_GAMES]);
});

test.for(vectors)('The example round of $game matches its documented outcome', ({ vector }) => {
  const { record, escrow, payouts } = vector;
  const published = { commitment: commitmentTo(record.serverSeed), escrow, payouts };

  const verified = verifyRound(roundRecordSchema.parse(record), published);

  expect(verified).toMatchObject({
    holds: true,
    commitment: { holds: true },
    escrow: { holds: true },
    payouts: { holds: true },
  });
});

test.for(vectors)('Verification lists every number drawn in the worked round of $game', ({ vector }) => {
  const verified = verifyRound(vector.record, {});

  const draws = verified.refused === null ? verified.draws : [];
  expect(draws.map(({ of, number }) => [of, number])).toEqual(vector.draws);
  // None of these vectors rejects a word.
  expect(draws.map(({ place }) => place)).toEqual(vector.draws.map((_, index) => index));
  expect(draws.map(({ word, of }) => word % of)).toEqual(draws.map(({ number }) => number));
  expect(draws[0]?.word).toBe(Number.parseInt(vector.firstBlock.slice(0, 8), 16));
});

test.for(vectors)(
  'An independent implementation draws the same numbers for the worked round of $game',
  async ({ vector }) => {
    const { record, draws } = vector;
    const prefix = `perigee:v1:${record.game}:${record.clientSeed}:${record.nonce}`;

    const own = await drawOwn(
      record.serverSeed,
      prefix,
      draws.map(([count]) => count),
    );

    expect(own).toEqual(draws.map(([, drawn]) => drawn));
  },
);

const [vector] = ROUND_VECTORS;
if (vector === undefined) throw new Error('There are vectors.');
const { record } = vector;
const published = { commitment: commitmentTo(record.serverSeed), escrow: vector.escrow, payouts: vector.payouts };
const other = { ...record, serverSeed: commitmentTo(record.serverSeed) };

test.for([
  { what: 'another payout', record, published: { ...published, payouts: [181] }, wrong: 'payouts' },
  { what: 'another stake', record, published: { ...published, escrow: [99] }, wrong: 'escrow' },
  {
    what: 'another commitment',
    record,
    published: { ...published, commitment: commitmentTo(other.serverSeed) },
    wrong: 'commitment',
  },
  {
    what: 'another client seed',
    record: { ...record, clientSeed: 'somebody', history: [{ kind: 'timeout' as const }] },
    published,
    wrong: 'payouts',
  },
])('Verification rejects a round with $what', ({ record: changed, published: claimed, wrong }) => {
  const verified = verifyRound(changed, claimed);

  expect(verified).toMatchObject({ holds: false, refused: null, [wrong]: { holds: false } });
});

test.for<{ what: string; record: RoundRecord; refused: string }>([
  { what: 'an open round', record: { ...record, history: record.history.slice(0, 1) }, refused: 'open' },
  { what: 'a round with unknown rules', record: { ...record, rules: 99 }, refused: 'unknownRules' },
  {
    what: 'a round with a move after its end',
    record: { ...record, history: [...record.history, ...record.history] },
    refused: 'impossible',
  },
  // The first step of that round is lost.
  { what: 'a round with moves its numbers rule out', record: { ...record, nonce: 0 }, refused: 'impossible' },
])('Verification of $what compares only the commitment', ({ record: changed, refused }) => {
  const verified = verifyRound(changed, published);

  expect(verified).toEqual({ holds: false, refused, commitment: expect.objectContaining({ holds: true }) });
});

test('Verification leaves an unpublished payout undecided', () => {
  expect(verifyRound(record, {})).toMatchObject({
    holds: false,
    payouts: { computed: [180], published: null, holds: null },
  });
});

const { serverSeed, tickets, pot, commission, result } = JACKPOT_VECTOR;

test('The worked jackpot draw matches its documented result', async () => {
  const own = await drawOwn(
    serverSeed,
    `perigee:v1:jackpot:${JACKPOT_VECTOR.ticketsHash}:0`,
    [10, 10, 10, 10, 10, 10, 10],
  );

  expect(ticketsHash(tickets)).toBe(JACKPOT_VECTOR.ticketsHash);
  expect(drawJackpot(serverSeed, { tickets, pot, commission })).toEqual(result);
  expect(own).toEqual(result.drawn);
});

test('Verification compares a jackpot draw with its published result', () => {
  const claimed = { commitment: commitmentTo(serverSeed), drawn: result.drawn, winners: [1, 3], share: 475 };

  expect(verifyJackpot(serverSeed, { tickets, pot, commission }, claimed).holds).toBe(true);
  expect(verifyJackpot(serverSeed, { tickets, pot, commission }, { ...claimed, winners: [1] })).toMatchObject({
    holds: false,
    winners: { holds: false },
  });
  expect(verifyJackpot(serverSeed, { tickets: tickets.slice(1), pot, commission }, claimed).holds).toBe(false);
});
