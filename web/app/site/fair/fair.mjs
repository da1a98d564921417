// Recalculates a round without the bot: node fair.mjs GAME SERVER_SEED CLIENT_SEED NONCE [COUNT ...]
import { createHash, createHmac } from 'node:crypto';
const [game, serverSeed, clientSeed, nonce, ...counts] = process.argv.slice(2);
const key = Buffer.from(serverSeed, 'hex');
const words = [];
let index = 0;
// The next number from 0 to count - 1. Words that would make small numbers more likely are skipped.
function below(count) {
  if (words.length === 0) {
    const block = createHmac('sha256', key).update(`perigee:v1:${game}:${clientSeed}:${nonce}:${index}`).digest();
    for (let at = 0; at < 32; at += 4) words.push(block.readUInt32BE(at));
    index += 1;
  }
  const word = words.shift();
  return word < Math.floor(2 ** 32 / count) * count ? word % count : below(count);
}
const times = (count, draw) => Array.from({ length: count }, draw);
// The arrows of a row by what they hide (nothing, x1, x2), shuffled: the drawn one swaps with the first not drawn yet.
const row = (arrows) =>
  arrows.reduce((order, _, at) => {
    const from = at + below(3 - at);
    return order.with(at, order[from]).with(from, order[at]);
  }, arrows);
const results = {
  crash: () => times(50, () => (below(2 ** 32) < 2 ** 30 ? 'lost' : 'survived')),
  minefield: () => times(10, () => row(['left', 'ahead', 'right'])),
  blackjack: () => times(30, () => 'A23456789TJQK'[below(52) % 13]),
  coinflip: () => ['heads', 'tails'][below(2)],
  dice: () => 1 + below(100),
  // A seven, two bells, three lemons, four cherries.
  slots: () => times(3, () => '7BBLLLCCCC'[below(10)]),
  rps: () => ['rock', 'paper', 'scissors'][below(3)],
  jackpot: () => times(7, () => below(10)),
};
const result = counts.length > 0 ? counts.map((count) => below(Number(count))) : results[game]();
process.stdout.write(
  `commitment ${createHash('sha256').update(key).digest('hex')}\n${game} ${JSON.stringify(result)}\n`,
);
