import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/database.ts';
import { createTestDatabase } from '../../server/test/support/test-database.ts';
import { startTestSimulator } from '../../server/test/support/world.ts';

/**
 * 1,000 events of one guild within 10 s, all logged in one channel, which accepts five messages in five seconds:
 * whether all are logged once and in order, in how many messages, and the bot's memory afterwards. Uses the embedded
 * database, or the server in TEST_DATABASE_URL.
 */
const EVENTS = 1_000;
const WITHIN_MS = 10_000;
const WARM_UP = 200;
const BUDGET = { growth: 1.1, messages: 150 };

const simulator = await startTestSimulator();
const { world } = simulator;
const owner = world.createPerson({ username: 'owner' });
const member = world.createPerson({ username: 'member' });
const guild = world.createGuild({
  name: 'Busy',
  ownerId: owner,
  members: [member],
  botIn: true,
  channels: ['talk', 'log'],
});
const [talkId = '', logId = ''] = guild.channelIds;
const folder = await mkdtemp(join(tmpdir(), 'perigee-logs-'));
const { location, drop } = await createTestDatabase(folder);
await saveLogs();

const { apiUrl, authorizeUrl, cdnUrl, paymentsUrl } = simulator;
const bot = fork(
  join(import.meta.dirname, 'logging-bot.ts'),
  [apiUrl, authorizeUrl, cdnUrl, paymentsUrl, JSON.stringify(location)],
  { execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'] },
);
await once(bot, 'message');

let reported = 0;
await happen(WARM_UP, 2_000);
await waitUntilLogged();
const before = await memoryMb();
const messagesBefore = world.messages(logId).length;
const started = performance.now();
await happen(EVENTS, WITHIN_MS);
await waitUntilLogged();
const seconds = (performance.now() - started) / 1000;
const after = await memoryMb();
const messages = world.messages(logId).length - messagesBefore;

const order = loggedNumbers();
const isInOrder = order.every((number, index) => number === index);
bot.kill('SIGTERM');
await once(bot, 'exit');
await simulator.close();
await drop();
await rm(folder, { recursive: true });

const growth = after / before;
process.stdout.write(
  `on ${location.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}\n` +
    `delivered  ${order.length - WARM_UP} of ${EVENTS}, ${isInOrder ? 'in order and each once' : 'OUT OF ORDER'}, in ${messages} messages, ${seconds.toFixed(0)} s\n` +
    `memory     ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after: ${growth.toFixed(3)}  (at most ${BUDGET.growth})\n`,
);
const isAll = order.length === WARM_UP + EVENTS && isInOrder && messages <= BUDGET.messages;
process.exitCode = isAll && growth <= BUDGET.growth ? 0 : 1;

/** Writes messages and deletes each at once. */
async function happen(count: number, withinMs: number): Promise<void> {
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) {
    const id = world.say(member, talkId, `event ${reported}.`);
    world.deleteMessage(member, talkId, id);
    reported += 1;
    const early = (withinMs * (index + 1)) / count - (performance.now() - startedAt);
    if (early > 1) await sleep(early);
  }
}

async function waitUntilLogged(): Promise<void> {
  while (loggedNumbers().length < reported) await sleep(500);
  await sleep(2_000);
}

function loggedNumbers(): number[] {
  return world
    .messages(logId)
    .flatMap(({ embeds }) =>
      embeds.map(({ description }) =>
        Number(/event (\d+)/.exec(typeof description === 'string' ? description : '')?.[1]),
      ),
    );
}

async function memoryMb(): Promise<number> {
  bot.send('memory');
  const [megabytes] = await once(bot, 'message');
  return Number(megabytes);
}

/** Saves log settings like the settings page, before the bot runs. */
async function saveLogs(): Promise<void> {
  const database = await openDatabase(location, pino({ level: 'silent' }));
  const list = { ...DEFAULT_LOGS.list, messageDelete: { enabled: true, channel: logId } };
  await database.db
    .insertInto('guild_settings')
    .values({ guild_id: guild.id, section: 'logs', value: JSON.stringify({ ...DEFAULT_LOGS, list }), version: 1 })
    .execute();
  await database.close();
}
