/** A worked example of a giveaway, for people to follow and for programs to test against. */
export const GIVEAWAY_VECTOR = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  entrants: [
    '90071992547409931',
    '100000000000000001',
    '100000000000000002',
    '300000000000000007',
    '1200000000000000005',
  ],
  entrantsHash: '67d2695a419ab97e85b857436821d114dfed99914ee7775dbac88ab5e5f442d9',
  /** The round's first block. */
  firstBlock: '379a93bf4cf6cae13826453bf12d4f938f38ea9f1c0de8c19f30a59a32ea8b0d',
  winners: 2,
  /** Two winners, then the result of a reroll. */
  drawn: ['100000000000000002', '90071992547409931', '100000000000000001'],
} as const;
