import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseLocation } from '../../../src/database/database.ts';
import { expectAllBooksHold } from '../../support/books.ts';
import { readRounds } from '../../support/economy/gaming.ts';
import { HOUR_MS, passTime } from '../../support/pass-time.ts';
import { openChat } from '../../support/chat.ts';
import { createGuild, type GuildFixture } from '../../support/fixtures.ts';
import { expireLeases, spawnBot } from '../../support/programs/spawn-bot.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { connectSecondProcess, startBotProcess, startWorld, type World } from '../../support/world.ts';

/** Time for a process to start and pick up the work of its predecessor. */
const WITHIN = { timeout: 60_000 };

test('Rounds continue after the bot is killed, and each is settled once', async () => {
  const world = await startWorld({ withBot: false });
  onTestFinished(world.close);
  const location = await ownDatabase();
  const guild = createGuild(world);
  const { world: platform } = world.simulator;
  await give(world, guild, location, 1_000);
  const chat = openChat(world, guild);
  const playing = spawnBot(world, location);
  onTestFinished(() => playing.kill());
  const isConnected = () => platform.requests().some(({ path }) => path.includes('/commands'));
  await expect.poll(isConnected, WITHIN).toBe(true);
  platform.say(guild.member.id, guild.channelId, '!crash 100');
  const crash = await waitForGame(world, guild, 'Crash');
  platform.say(guild.manager.id, guild.channelId, '!minefield 100');
  await waitForGame(world, guild, 'Minefield');

  await playing.kill();
  await expireLeases(location);
  const after = await startBotProcess(world, location);
  onTestFinished(after.close);
  const balances = async () => {
    const held = await Promise.all(
      [guild.member, guild.manager].map(({ id }) => after.services.ledger.holdings(guild.id, id)),
    );
    return held.map((each) => each?.balance);
  };
  expect(await balances()).toEqual([900, 900]);
  await chat.press(crash, buttonOf(world, guild, crash, 'cashOut'));
  await passTime(after, guild, HOUR_MS);

  // If a round's message id was not stored, the result is posted in another message.
  await expect.poll(() => proofsIn(world, guild), WITHIN).toBe(2);
  expect(await balances()).toEqual([1_000, 1_000]);
  expect(await readRounds(after, guild)).toMatchObject([
    { game: 'crash', state: 'settled', paid: 100 },
    { game: 'minefield', state: 'settled', paid: 100 },
  ]);
  await expectAllBooksHold(after);
});

async function ownDatabase(): Promise<DatabaseLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-games-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  return location;
}

async function give(
  { config, simulator }: World,
  { id: guildId, member, manager }: GuildFixture,
  location: DatabaseLocation,
  balance: number,
): Promise<void> {
  const { ledger, close } = await connectSecondProcess({ config: { ...config, database: location }, simulator });
  for (const { id: userId } of [member, manager]) await ledger.change({ guildId, userId, kind: 'demo', balance });
  await close();
}

function messageOf({ simulator }: World, { channelId }: GuildFixture, messageId: string) {
  return simulator.world.messages(channelId).find(({ id }) => id === messageId);
}

/** The number of rounds whose proofs the channel's messages link to. */
function proofsIn({ simulator }: World, { channelId }: GuildFixture): number {
  const shown = JSON.stringify(simulator.world.messages(channelId)).matchAll(/\/fair\/([\da-f-]{36})/g);
  return new Set([...shown].map(([, id]) => id)).size;
}

async function waitForGame({ simulator }: World, { channelId }: GuildFixture, title: string): Promise<string> {
  const isIt = ({ embeds }: { embeds?: readonly unknown[] }) => JSON.stringify(embeds ?? []).includes(title);
  return (await simulator.world.waitForMessage(channelId, isIt, WITHIN.timeout)).id;
}

function buttonOf(world: World, guild: GuildFixture, messageId: string, move: string): string {
  const components = JSON.stringify(messageOf(world, guild, messageId)?.components ?? []);
  return new RegExp(`"custom_id":"(game:act:[^"]*:${move})"`).exec(components)?.[1] ?? '';
}
