import { readAmount } from '@perigee/core/base/reading/amount';
import { ENGLISH_ORDERS } from '@perigee/core/base/reading/corpus/english-orders-table';
import { CORPUS_CONTEXT, type CorpusOrder, parseCorpus } from '@perigee/core/base/reading/corpus/parse-corpus';
import { RUSSIAN_ORDERS } from '@perigee/core/base/reading/corpus/russian-orders-table';
import { readOrderEnd } from '@perigee/core/base/reading/order-end';
import { readRecurrence } from '@perigee/core/base/reading/read-recurrence';
import { readReminder } from '@perigee/core/base/reading/reminder-order';
import { readTime } from '@perigee/core/base/reading/time';
import { median } from '../support/median.ts';

// CPU time to read one order, over all orders of the two corpora; then the slowest text that a command can be given.
const ROUNDS = 7;
const PASSES = 40;
const BUDGET = { orderUs: 40, hostileMs: 2 };
/** The longest reason of a punishment, in UTF-16 code units. */
const TEXT_MAX = 2000;

const orders = [...parseCorpus(ENGLISH_ORDERS), ...parseCorpus(RUSSIAN_ORDERS)];

function read({ kind, text }: CorpusOrder): unknown {
  if (kind === 'amount') return readAmount(text, { symbol: '💰' });
  if (kind === 'every') return readRecurrence(text, CORPUS_CONTEXT);
  return kind === 'end' ? readOrderEnd(text, CORPUS_CONTEXT) : readTime(text, CORPUS_CONTEXT);
}

function microsecondsPerOrder(some: readonly CorpusOrder[]): number {
  const before = process.cpuUsage();
  for (let pass = 0; pass < PASSES; pass += 1) for (const order of some) read(order);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (PASSES * some.length);
}

microsecondsPerOrder(orders);
const perOrder = median(Array.from({ length: ROUNDS }, () => microsecondsPerOrder(orders)));
console.log(`all orders    ${perOrder.toFixed(1)} µs each  (budget: at most ${BUDGET.orderUs})`);
for (const kind of ['amount', 'end', 'when', 'every'] as const) {
  const some = orders.filter((order) => order.kind === kind);
  console.log(`${kind.padEnd(13)} ${microsecondsPerOrder(some).toFixed(1)} µs each, ${some.length} orders`);
}

/** Texts of the greatest length, made of what takes the readers farthest. */
const hostile = [
  '1 000 ',
  '1h ',
  'a 1d12h ',
  'x until 31.12 18:00 ',
  '1,000,',
  '9',
  '𝟏',
  'x 10 minuts ',
  'до 5 часов ',
  '-',
].map((piece) => piece.repeat(Math.ceil(TEXT_MAX / piece.length)).slice(0, TEXT_MAX));
const slowest = hostile.map((text) => {
  const times = Array.from({ length: ROUNDS }, () => {
    const begunAt = performance.now();
    readAmount(text);
    readOrderEnd(text, CORPUS_CONTEXT);
    readReminder(text, CORPUS_CONTEXT);
    return performance.now() - begunAt;
  });
  return { text: text.slice(0, 12), ms: median(times) };
});
const [worst = { text: '', ms: 0 }] = slowest.toSorted((one, other) => other.ms - one.ms);
console.log(`slowest text  ${worst.ms.toFixed(2)} ms, "${worst.text}…"  (budget: at most ${BUDGET.hostileMs})`);

process.exitCode = perOrder <= BUDGET.orderUs && worst.ms <= BUDGET.hostileMs ? 0 : 1;
