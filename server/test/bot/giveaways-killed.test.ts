import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../../src/database/database.ts';
import { checkBooks } from '../../src/features/balances/check-books.ts';
import { actsAreOver } from '../../src/testing/acts-are-over.ts';
import { openChat } from '../../src/testing/chat.ts';
import { createGuild, type GuildFixture } from '../../src/testing/fixtures.ts';
import { platformOf } from '../../src/testing/platform-calls.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { BOT_ID, connectSecondProcess, startBotProcess, startWorld, type World } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const WITHIN = { timeout: 60_000 };

/** Asking whether somebody is still a member; nobody else is asked for than those who entered. */
const LOOKING = { method: 'GET', path: /\/guilds\/\d+\/members\/(?!10{17}1$)\d+$/ };

interface Case {
  what: string;
  /** What holds the bot up when it is killed, once it asked for it; null where it is killed before the end. */
  heldUp: { method: string; path: RegExp; status: 'slow' | 'lost' } | null;
}

test.for<Case>([
  {
    what: 'looked who is still there',
    heldUp: { ...LOOKING, status: 'slow' },
  },
  {
    what: 'told the channel who won',
    heldUp: { method: 'POST', path: /\/channels\/\d+\/messages$/, status: 'lost' },
  },
  { what: 'was off when it ended, and for three days after', heldUp: null },
])(
  'a giveaway whose bot was killed while it $what ends once: each winner is paid and told once',
  { timeout: 240_000 },
  async ({ heldUp }) => {
    const world = await startWorld({ withBot: false });
    onTestFinished(world.close);
    const location = await ownDatabase();
    const guild = createGuild(world);
    const { world: platform } = world.simulator;
    await giveMoney(world, guild, location);
    const people = ['ann', 'ben', 'cid'].map((username) => platform.createPerson({ username }));
    for (const person of people) platform.addMember(guild.id, person);
    const chat = openChat(world, { ...guild, member: guild.owner });
    const results = () => chat.answers().filter(({ content }) => content.includes('won: **30'));

    const begun = Date.now();
    const killed = spawnBot(world, location);
    onTestFinished(() => killed.kill());
    const isConnected = () => platform.requests().some(({ path, at }) => at >= begun && path.includes('/commands'));
    await expect.poll(isConnected, WITHIN).toBe(true);
    chat.say('!giveaway start 1h 30 type:money winners:2');
    const isPosted = ({ components }: { components: unknown }) =>
      JSON.stringify(components).includes('giveaways:enter');
    const { id: messageId, components } = await platform.waitForMessage(guild.channelId, isPosted, WITHIN.timeout);
    const [, button = ''] = /"custom_id":"(giveaways:enter:[^"]+)"/.exec(JSON.stringify(components)) ?? [];
    for (const person of people) await chat.press(messageId, button, person);
    if (heldUp !== null) await holdUpTheEnd(world, guild, heldUp, () => results().length > 0);
    await killed.kill();
    platform.recover();
    if (heldUp === null) await letDaysPass(location, guild);
    await letLeasesPass(location);
    const after = await startBotProcess(world, location);
    onTestFinished(after.close);

    const { db } = after.services.database;
    const isWaiting = db
      .selectFrom('acts')
      .select('name')
      .where('state', '=', 'waiting')
      .where('name', 'like', 'giveaways.%');
    await expect.poll(() => results().length, WITHIN).toBe(1);
    await expect.poll(() => isWaiting.execute(), WITHIN).toEqual([]);
    const { rows } = await sql`
      select count(*)::integer as paid, count(distinct user_id)::integer as winners, sum(balance)::integer as money
      from ledger where guild_id = ${guild.id} and kind = 'giveaway'`.execute(db);
    expect(rows).toEqual([{ paid: 2, winners: 2, money: 60 }]);
    expect(await after.services.ledger.holdings(guild.id, guild.owner.id)).toEqual({ balance: 40, xp: 0 });
    expect((await checkBooks(db)).difference).toBeNull();
    expect(results()).toHaveLength(1);
    const told = people.map((person) => directMessages(world, person).length);
    expect(told.toSorted((one, other) => one - other)).toEqual([0, 1, 1]);
  },
);

/** Has it drawn, and comes back once what holds it up was asked for. */
async function holdUpTheEnd(
  { simulator: { world: platform } }: World,
  { owner, channelId }: GuildFixture,
  heldUp: NonNullable<Case['heldUp']>,
  isOver: () => boolean,
): Promise<void> {
  const asked = () =>
    platform.requests().filter(({ method, path }) => method === heldUp.method && heldUp.path.test(path)).length;
  // The draw waits until what is to hold it up is in place.
  platform.fail({ ...LOOKING, status: 'slow', delayMs: 2_000, times: 3 });
  platform.say(owner.id, channelId, '!giveaway end');
  await platform.waitForMessage(channelId, ({ content }) => content.includes('being drawn'), WITHIN.timeout);
  const before = heldUp.status === 'slow' ? 0 : asked();
  if (heldUp.status === 'lost') platform.fail({ ...heldUp, times: 10 });
  await vi.waitFor(() => {
    if (asked() <= before && !isOver()) throw new Error('It was not held up yet');
  }, WITHIN);
}

async function ownDatabase(): Promise<DatabaseLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-giveaways-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  return location;
}

async function giveMoney(
  { config, simulator }: World,
  { id: guildId, owner }: GuildFixture,
  location: DatabaseLocation,
): Promise<void> {
  const { ledger, close } = await connectSecondProcess({ config: { ...config, database: location }, simulator });
  await ledger.change({ guildId, userId: owner.id, kind: 'demo', balance: 100 });
  await close();
}

/** As if its end had been three days ago, and nobody there. */
async function letDaysPass(location: DatabaseLocation, { id }: GuildFixture): Promise<void> {
  const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
  await sql`update giveaways set ends_at = now() - interval '3 days' where guild_id = ${id}`.execute(db);
  await sql`
    update acts set due_at = now() - interval '3 days', next_at = now() - interval '3 days'
    where guild_id = ${id} and name = 'giveaways.end'`.execute(db);
  await close();
}

function directMessages({ simulator }: World, personId: string) {
  return simulator.world.directMessages(personId).filter(({ authorId }) => authorId === BOT_ID);
}

test('a message that is deleted while the bot is away is noticed when it is back', { timeout: 240_000 }, async () => {
  const world = await startWorld({ withBot: false });
  onTestFinished(world.close);
  const location = await ownDatabase();
  const guild = createGuild(world);
  const before = await startBotProcess(world, location);
  openChat(world, { ...guild, member: guild.owner }).say('!giveaway start 1h Book');
  const isPosted = ({ components }: { components: unknown }) => JSON.stringify(components).includes('giveaways:enter');
  const { id } = await world.simulator.world.waitForMessage(guild.channelId, isPosted, WITHIN.timeout);
  await actsAreOver(before);
  await before.close();
  await platformOf(world).call('DELETE', `/channels/${guild.channelId}/messages/${id}`);

  const after = await startBotProcess(world, location);
  onTestFinished(after.close);

  const found = after.services.database.db.selectFrom('giveaways').select('problem');
  await expect.poll(() => found.execute(), WITHIN).toEqual([{ problem: 'messageGone' }]);
});
