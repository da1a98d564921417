import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { openGaming } from '../support/economy/gaming.ts';
import { openShopping } from '../support/economy/shopping.ts';
import { BOT_ID, type World } from '../support/world.ts';
import { listJobs } from '../support/bot/list-jobs.ts';
import { openGivingAway } from '../support/economy/giving-away.ts';

const WITHIN_MS = 60_000;

/**
 * Has the owner of a guild send a command; then deletes the answer, delivers the event again, and waits for the second
 * answer.
 */
function openRepeating(world: World, guild: GuildFixture) {
  const { world: platform, control } = world.simulator;
  const answerTo = (requested: string) =>
    platform.waitForMessage(
      guild.channelId,
      ({ authorId, referenceId }) => authorId === BOT_ID && referenceId === requested,
      WITHIN_MS,
    );
  const repeat = (requested: string) => control.repeatEvents('MESSAGE_CREATE', `"id":"${requested}"`);
  return {
    platform,
    hear: repeat,
    async twice(content: string, between: () => Promise<unknown> = () => Promise.resolve()) {
      const requested = platform.say(guild.owner.id, guild.channelId, content);
      const first = await answerTo(requested);
      await between();
      platform.deleteMessage(guild.owner.id, guild.channelId, first.id);
      repeat(requested);
      const second = await answerTo(requested);
      return [first.content, second.content] as const;
    },
  };
}

const stateOf = async ({ services }: World, { id, owner, member }: GuildFixture) => ({
  owner: await services.ledger.holdings(id, owner.id),
  member: await services.ledger.holdings(id, member.id),
});

describe('Redelivered commands', () => {
  const MONEY = ['!money add <member> 100', '!pay <member> 10', '!work', '!buy Sword', '!coinflip 10 heads'] as const;

  test.for(MONEY)('The redelivered command "%s" moves money once', async (command, { world, guild }) => {
    const { twice } = openRepeating(world, guild);
    const shop = openShopping(world, guild);
    await shop.give(1_000, guild.owner.id);
    await shop.sell({ name: 'Sword', price: 10 });
    await openGaming(world, guild);
    const seen: Awaited<ReturnType<typeof stateOf>>[] = [];
    const look = async () => seen.push(await stateOf(world, guild));
    await look();

    await twice(command.replace('<member>', `<@${guild.member.id}>`), look);
    await look();

    expect(seen[1]).not.toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[1]);
  });

  test('Redelivered commands create one reminder, poll and giveaway, and repeat the same answer', async ({
    world,
    guild,
  }) => {
    const { twice } = openRepeating(world, guild);

    const reminded = await twice('!remind 1h tea');
    const opened = await twice('!giveaway start 1h A book');
    const pollButtons = () =>
      world.simulator.world
        .messages(guild.channelId)
        .map(({ components }) => JSON.stringify(components))
        .filter((buttons) => buttons.includes('poll:'));
    let buttonsBefore: string[] = [];
    await twice('!poll "Tea or coffee?" "Tea | Coffee"', async () => {
      buttonsBefore = pollButtons();
    });

    for (const [first, second] of [reminded, opened]) expect(second).toBe(first);
    expect(await listJobs(world, { guild, name: 'reminder.deliver' })).toHaveLength(1);
    expect(await openGivingAway(world, guild).listOpen()).toHaveLength(1);
    // Buttons name their poll.
    expect(buttonsBefore).toHaveLength(1);
    expect(pollButtons()).toEqual(buttonsBefore);
  });

  test('Redelivered clear and say commands run once', async ({ world, guild }) => {
    const { platform, hear } = openRepeating(world, guild);
    const contents = () => platform.messages(guild.channelId).map(({ content }) => content);
    for (let count = 1; count <= 5; count += 1) platform.say(guild.member.id, guild.channelId, `word ${count}`);
    const cleared = platform.say(guild.owner.id, guild.channelId, '!clear 2');
    await expect.poll(contents, { timeout: WITHIN_MS }).toEqual(['word 1', 'word 2', 'word 3']);

    hear(cleared);
    const messageId = platform.say(guild.owner.id, guild.channelId, '!say hello');
    await expect.poll(contents, { timeout: WITHIN_MS }).toContain('hello');
    hear(messageId);
    await openChat(world, { ...guild, member: guild.owner }).ask('!ping');

    expect(contents().filter((content) => content.startsWith('word'))).toEqual(['word 1', 'word 2', 'word 3']);
    expect(contents().filter((content) => content === 'hello')).toHaveLength(1);
  });
});
