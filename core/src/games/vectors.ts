import type { RoundEntry, RoundRecord } from './record.ts';
import type { Seat, SeatCount } from './rules.ts';

interface RoundVector {
  record: RoundRecord;
  /** The round's first 32 bytes. */
  firstBlock: string;
  /** The draws the rules make, in order, as pairs: the size of the range and the number drawn. */
  draws: readonly (readonly [number, number])[];
  escrow: readonly number[];
  payouts: readonly number[];
}

const PLAYED = {
  rules: 1,
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: 'perigee',
};

const bet = (seats: SeatCount, options: unknown = {}) => ({ stake: 100, seats, commission: 5, options });
const moves = (...made: [Seat, unknown][]) =>
  made.map(([seat, move]): RoundEntry => ({ kind: 'act', seat, act: move }));

/** A worked example of a round of each game, for people to follow and for programs to test against. */
export const ROUND_VECTORS: readonly RoundVector[] = [
  {
    record: {
      game: 'crash',
      ...PLAYED,
      nonce: 3,
      bet: bet(1),
      history: moves([0, 'continue'], [0, 'continue'], [0, 'cashOut']),
    },
    firstBlock: '47b7674cf6733ae3cb69a0f536acb66d0dac99a9cdc3560cd9497c238afeef46',
    draws: [
      [4294967296, 1203201868],
      [4294967296, 4134746851],
    ],
    escrow: [100],
    payouts: [180],
  },
  {
    record: {
      game: 'minefield',
      ...PLAYED,
      nonce: 3,
      bet: bet(1),
      history: moves([0, 'left'], [0, 'right'], [0, 'take']),
    },
    firstBlock: 'b8f46d76e60ddb84e207f14e2c284c6ba09837d03e8273d6e8117ade3edae6d5',
    draws: [
      [3, 1],
      [2, 0],
      [1, 0],
      [3, 0],
      [2, 0],
      [1, 0],
      [3, 2],
      [2, 1],
      [1, 0],
    ],
    escrow: [100],
    payouts: [200],
  },
  {
    record: {
      game: 'blackjack',
      ...PLAYED,
      nonce: 30,
      bet: bet(1),
      history: moves([0, 'split'], [0, 'stand'], [0, 'stand']),
    },
    firstBlock: '5170e869a7d8178506fb4a69b5e94e87b84459c96d1cda4fdc0c6e5690222732',
    draws: [
      [52, 49],
      [52, 37],
      [52, 9],
      [52, 27],
      [52, 25],
      [52, 11],
      [52, 6],
    ],
    escrow: [200],
    payouts: [400],
  },
  {
    record: { game: 'coinflip', ...PLAYED, nonce: 0, bet: bet(1, { side: 'heads' }), history: [] },
    firstBlock: '6d5e6884862328d07013fe67a45d6f78dcdcdfad84f3c51806bf322d091de9ef',
    draws: [[2, 0]],
    escrow: [100],
    payouts: [196],
  },
  {
    record: { game: 'dice', ...PLAYED, nonce: 0, bet: bet(1, { chance: 50 }), history: [] },
    firstBlock: 'd0c1e96e3ebeb6e550f46687091aecc440fc5aa86682b0e5696cc69adb21a80e',
    draws: [[100, 34]],
    escrow: [100],
    payouts: [196],
  },
  {
    record: { game: 'slots', ...PLAYED, nonce: 0, bet: bet(1), history: [] },
    firstBlock: '21d712465cf83dea8383acca21c22858209f1528076a15f2c19892716fe22af4',
    draws: [
      [10, 6],
      [10, 0],
      [10, 6],
    ],
    escrow: [100],
    payouts: [100],
  },
  {
    record: { game: 'rps', ...PLAYED, nonce: 0, bet: bet(1), history: moves([0, 'paper']) },
    firstBlock: '8649b2627fb71343fc6cf345976c0c00a6eac22a7909d1143ee7cecd9d27b5af',
    draws: [[3, 0]],
    escrow: [100],
    payouts: [194],
  },
  {
    record: {
      game: 'duel',
      ...PLAYED,
      nonce: 0,
      bet: bet(2),
      history: moves(
        [0, { equip: ['scope'] }],
        [1, { equip: ['armor', 'helmet'] }],
        [1, 'shoot'],
        [0, 'shoot'],
        [1, 'shoot'],
        [0, 'shoot'],
        [1, 'shoot'],
        [0, 'shoot'],
        [1, 'shoot'],
        [0, 'shoot'],
        [1, 'shoot'],
      ),
    },
    firstBlock: '2deb26a5f2a6d47ad6dc0e4cfbb73d08f803dd756a4b45703b086b99cf6043d6',
    draws: [
      [2, 1],
      [100, 42],
      [31, 22],
      [100, 28],
      [16, 5],
      [100, 72],
      [31, 16],
      [100, 34],
      [16, 7],
      [100, 57],
      [31, 11],
      [100, 43],
      [16, 15],
      [100, 18],
      [15, 6],
      [100, 2],
      [15, 3],
      [100, 83],
      [31, 5],
    ],
    escrow: [110, 117],
    payouts: [0, 195],
  },
];

/** A worked example of a week's draw: two tickets have three places right. */
export const JACKPOT_VECTOR = {
  serverSeed: '00000000000000000000000000000000000000000000000000000000000000df',
  tickets: [
    [1, 2, 3, 4, 5, 6, 7],
    [0, 0, 0, 0, 0, 0, 0],
    [1, 2, 3, 7, 7, 7, 7],
  ],
  ticketsHash: '3bd49befdc4677b4d9571a678ef26157c285e59991ad8c111f615a85e61131e6',
  pot: 1_000,
  commission: 5,
  result: { drawn: [5, 3, 3, 3, 7, 6, 7], right: 3, winners: [1, 3], share: 475, commission: 50, carried: 0 },
};
