import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { median } from '../support/median.ts';
import { pressButton } from '../support/press-button.ts';
import { measureWaits } from '../quiet-guild/measure-waits.ts';
import { type ProductWithQuietGuilds, startWithQuietGuilds } from '../quiet-guild/product.ts';

/**
 * Members press a giveaway's button within a minute, every tenth twice: whether each is counted once, how often the
 * message is edited, and how long a command in another guild takes meanwhile. Then 20 winners are drawn from 100,000
 * entrants. Uses the embedded database, or the server in TEST_DATABASE_URL. `node bench/rewards/giveaways.ts 1000 10` has 1,000
 * members press within 10 s.
 */
const [count = 10_000, withinSeconds = 60] = process.argv.slice(2).map(Number);
const ENTRANTS = 100_000;
const DELAY_MAX_MS = 1_000;
const DRAW_MAX_MS = 1_000;
/** The message is edited at most once in 15 s. */
const EDIT_EVERY_S = 15;

/** Presses not answered within the platform's 3 s; they may have been counted nonetheless. */
let late = 0;
const product = await startWithQuietGuilds('Generous', async () => ({}));
const { db, guildId } = product;
process.stdout.write(`${count} entries within ${withinSeconds} s, ${product.database} database\n`);

const messageId = await open(product, 'A book');
const before = await measureWaits(product, 20);
let isOver = false;
const measuring = measureWaits(product, Number.POSITIVE_INFINITY, () => isOver);
const crowdStartedAt = Date.now();
const people = product.simulator.control.addMembers(guildId, count);
await pressAll(product, messageId, people);
const seconds = (Date.now() - crowdStartedAt) / 1000;
isOver = true;
const during = await measuring;
const counted = await entriesNow(product);
const edits = product.world
  .requests()
  .filter(({ method, path }) => method === 'PATCH' && path.endsWith(`/messages/${messageId}`)).length;
const editsMax = Math.ceil(seconds / EDIT_EVERY_S) + 1;
const delay = Math.max(...during) - median(before);
process.stdout.write(
  `  ${counted} counted of ${count}, after ${seconds.toFixed(1)} s; ${edits} edits of the message (budget: ${editsMax}); presses answered too late: ${late}\n` +
    `  a command elsewhere: ${median(before).toFixed(0)} ms before; meanwhile ${median(during).toFixed(0)} ms (median), ` +
    `${Math.max(...during).toFixed(0)} ms at most of ${during.length}, ${delay.toFixed(0)} ms more (budget: ${DELAY_MAX_MS})\n`,
);

const drawMs = await drawMany(product);
process.stdout.write(
  `  20 winners of ${ENTRANTS} entrants: drawn, paid and written ${drawMs.toFixed(0)} ms after they were due (budget: ${DRAW_MAX_MS})\n`,
);
await product.close();
const isFine = counted === count && edits <= editsMax && delay <= DELAY_MAX_MS && drawMs <= DRAW_MAX_MS;
process.exitCode = isFine ? 0 : 1;

/** Starts a giveaway by command; returns its message's id. */
async function open({ world, ownerId, channelId }: ProductWithQuietGuilds, prize: string, more = ''): Promise<string> {
  world.say(ownerId, channelId, `!giveaway start 1d ${prize} ${more}`);
  const isIt = ({ embeds }: { embeds: unknown }) => JSON.stringify(embeds).includes(`"title":"${prize}"`);
  return (await world.waitForMessage(channelId, isIt, 30_000)).id;
}

/** Has everybody press at an even pace, and every tenth once more. */
async function pressAll(
  { channelId, world }: ProductWithQuietGuilds,
  id: string,
  ids: readonly string[],
): Promise<void> {
  const message = world.messages(channelId).find((each) => each.id === id);
  const [, customId = ''] = /"custom_id":"(giveaways:enter:[^"]+)"/.exec(JSON.stringify(message?.components)) ?? [];
  const press = (personId: string) =>
    pressButton(world, { personId, channelId, messageId: id, customId }).catch(() => {
      late += 1;
    });
  const startedAt = Date.now();
  const presses: Promise<unknown>[] = [];
  for (const [index, personId] of ids.entries()) {
    const dueAt = startedAt + (index * withinSeconds * 1000) / ids.length;
    if (dueAt > Date.now()) await sleep(dueAt - Date.now());
    presses.push(press(personId).then(() => (index % 10 === 0 ? press(personId) : undefined)));
  }
  await Promise.all(presses);
}

async function entriesNow({ db: of }: ProductWithQuietGuilds): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from giveaway_entries`.execute(of);
  return Number(rows[0]?.count);
}

/** The delay of drawing a giveaway with many entrants, by the database's clock, in milliseconds. */
async function drawMany(one: ProductWithQuietGuilds): Promise<number> {
  const { world, ownerId, channelId, simulator } = one;
  await open(one, '5', 'type:money minted:yes winners:20').catch(() => '');
  const { rows } = await sql<{ id: string }>`select id from giveaways order by number desc limit 1`.execute(db);
  const id = rows[0]?.id ?? '';
  const entrants = simulator.control.addMembers(guildId, ENTRANTS);
  await sql`
    insert into giveaway_entries (guild_id, giveaway_id, user_id)
    select ${guildId}::bigint, ${id}::uuid, unnest(${entrants}::bigint[])`.execute(db);
  world.say(ownerId, channelId, '!giveaway end 2');
  for (;;) {
    const { rows: found } = await sql<{ ms: number | null; winners: number }>`
      select extract(epoch from ended_at - ends_at) * 1000 as ms,
        (select count(*)::int from giveaway_winners w where w.giveaway_id = g.id and w.state = 'won') as winners
      from giveaways g where id = ${id}::uuid and state = 'ended'`.execute(db);
    const [drawn] = found;
    if (drawn !== undefined && drawn.winners === 20) return Number(drawn.ms);
    await sleep(200);
  }
}
