import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import {
  ANSWERS,
  createBannedPerson,
  createReviewer,
  directMessages,
  supportOf,
  test,
} from '../support/moderation/appeals.ts';
import { spawnBot } from '../support/programs/spawn-bot.ts';
import { embeddedIn } from '../support/test-database.ts';
import { type BotProcess, connectSecondProcess, startBotProcess, type World } from '../support/world.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Time for a process to start and to act on the platform. */
const DONE_WITHIN = { timeout: 60_000 };

test.skipIf(hasServers)(
  'An approval interrupted by a kill after each step posts, unbans and notifies once',
  async ({ world }) => {
    const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { guildId, channelId } = supportOf(world);
    const { world: platform } = world.simulator;
    const person = createBannedPerson(world);
    // Appeals of other tests are in the same channel.
    const posted = () =>
      platform
        .messages(channelId)
        .filter((message) => message.components.length > 0 && JSON.stringify(message).includes(person.id));
    const location = embeddedIn(folder);
    await approveWithoutBot(world, folder, person.id);

    // The call is done but its answer is lost, so the process dies without knowing.
    platform.fail({ method: 'DELETE', path: `/guilds/${guildId}/bans/${person.id}`, status: 'lost', times: 1 });
    await killOnce(world, folder, () => !platform.isBanned(guildId, person.id));
    platform.fail({
      method: 'POST',
      path: new RegExp(`^/channels/(?!${channelId})\\d+/messages$`),
      status: 'lost',
      times: 1,
    });
    await killOnce(world, folder, () => directMessages(world, person).length > 0);
    platform.fail({ method: 'POST', path: `/channels/${channelId}/messages`, status: 'lost', times: 1 });
    await killOnce(world, folder, () => posted().length > 0);
    const after = await startBotProcess(world, location);
    onTestFinished(after.close);
    await vi.waitFor(
      async () => expect(await latest(after, world, person.id)).toMatchObject({ announced: 'sent' }),
      DONE_WITHIN,
    );

    expect(posted()).toHaveLength(1);
    expect(directMessages(world, person)).toHaveLength(1);
    const appeal = await latest(after, world, person.id);
    const events = appeal === null ? [] : await after.services.appeals.appealStore.events(appeal);
    expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'approved', 'lifted', 'announced']);
  },
);

function latest({ services }: BotProcess, world: World, userId: string) {
  return services.appeals.appealStore.latest(supportOf(world).guildId, userId);
}

/** Everything the site does for an approval, before the bot has seen any of it. */
async function approveWithoutBot(world: World, folder: string, userId: string): Promise<void> {
  const config = { ...world.config, database: embeddedIn(folder) };
  const services = await connectSecondProcess({ ...world, config });
  const { appealService, appealStore, reviews } = services.appeals;
  // Opening the database blocks the process for so long that Discord might have closed the connection.
  await vi.waitFor(() => appealService.submit(userId, ANSWERS, 'en'), DONE_WITHIN);
  const appeal = await appealStore.latest(supportOf(world).guildId, userId);
  const by = { id: createReviewer(world).id, username: 'reviewer' };
  if (appeal !== null) await reviews.decide(appeal, { by, verdict: 'approve', reason: null });
  await services.close();
}

async function killOnce(world: World, folder: string, isDone: () => boolean): Promise<void> {
  const { guildId, channelId } = supportOf(world);
  const bot = spawnBot(
    world,
    { kind: 'embedded', folder },
    { SUPPORT_GUILD_ID: guildId, APPEAL_REVIEW_CHANNEL_ID: channelId },
  );
  await vi.waitFor(() => expect(isDone()).toBe(true), DONE_WITHIN);
  await bot.kill();
}
