// node check-giveaway.mjs https://…/api/public/fair/giveaways/…
import { createHash, createHmac } from 'node:crypto';

const [address] = process.argv.slice(2);
const read = async (more = '') => (await fetch(address + more)).json();
const sha256 = (data) => createHash('sha256').update(data).digest('hex');

const { commitment, serverSeed, entrantsHash, results } = await read();
const ids = [];
for (let page = { next: '0' }; page.next !== null; ids.push(...page.userIds)) {
  page = await read(`/entrants?after=${page.next}`);
}
const seed = Buffer.from(serverSeed, 'hex');
const hash = sha256(ids.join('\n'));

function* words() {
  for (let i = 0; ; i += 1) {
    const block = createHmac('sha256', seed).update(`perigee:v1:giveaway:${hash}:0:${i}`).digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}
const stream = words();
for (const at of results.keys()) {
  const left = ids.length - at;
  let word = Infinity;
  while (word >= Math.floor(2 ** 32 / left) * left) word = stream.next().value;
  const from = at + (word % left);
  [ids[at], ids[from]] = [ids[from], ids[at]];
}
const isDrawRight = results.every(({ userId }, at) => userId === ids[at]);
console.log('Commitment:', sha256(seed) === commitment);
console.log('Entrants:', hash === entrantsHash);
console.log('Draw:', isDrawRight);
