import { expect } from 'vitest';
import { setPastPlatform } from '../../support/bot/command-settings.ts';
import { openChat } from '../../support/chat.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

/** The custom id of the button below a roll. */
function againOf(world: World, { channelId }: GuildFixture, messageId: string): string {
  const message = world.simulator.world.messages(channelId).find(({ id }) => id === messageId);
  const [, customId = ''] = /"custom_id":"(roll:[^"]+)"/.exec(JSON.stringify(message?.components)) ?? [];
  return customId;
}

test('A roll shows each die and the sum, both as a typed and as a slash command', async ({ world, guild }) => {
  const chat = openChat(world, guild);

  const typed = await chat.ask('!roll 3d1000+5');
  const slash = await chat.slash('roll', { dice: '2к6' });

  const [, one, two, three, sum] =
    /^🎲 3d1000\+5: (\d+) \+ (\d+) \+ (\d+) \+ 5 = \*\*(\d+)\*\*$/.exec(typed.content) ?? [];
  expect(Number(one) + Number(two) + Number(three) + 5).toBe(Number(sum));
  expect(slash.content).toMatch(/^🎲 2d6: [1-6] \+ [1-6] = \*\*\d+\*\*$/);
});

test('The roll command rolls one six-sided die by default', async ({ world, guild }) => {
  const answer = await openChat(world, guild).ask('!roll');

  expect(answer.content).toMatch(/^🎲 1d6: \*\*[1-6]\*\*$/);
});

test.for(['!roll 51d6', '!roll dice', '!roll 2d1'])(
  'The bot answers %s with the dice notation',
  async (line, { world, guild }) => {
    const answer = await openChat(world, guild).ask(line);

    expect(answer.content).toBe('Write dice like 2d6+1: up to 50 dice with 2 to 1000 sides.\nUsage: `!roll [dice]`');
  },
);

test('The member who rolled can roll again in the same message', async ({ world, guild }) => {
  const chat = openChat(world, guild);
  const { id } = await chat.ask('!roll 50d1000-7');
  const contentNow = () =>
    world.simulator.world.messages(guild.channelId).find((message) => message.id === id)?.content;
  const before = contentNow();

  await chat.press(id, againOf(world, guild, id));

  expect(contentNow()).toMatch(/^🎲 50d1000-7: /);
  expect(contentNow()).not.toBe(before);
  expect(chat.answers()).toHaveLength(1);
});

test('Only the member who rolled can roll again, and others get a private refusal', async ({ world, guild }) => {
  const chat = openChat(world, guild);
  const { id, content } = await chat.ask('!roll 50d1000');

  await chat.press(id, againOf(world, guild, id), guild.manager.id);

  const [rolled, refusal] = chat.answers();
  expect(rolled?.content).toBe(content);
  expect(refusal).toMatchObject({ content: 'This button isn’t for you.', onlyFor: guild.manager.id });
});

test('The roll button is refused once the command is off or the channel is forbidden', async ({ world, guild }) => {
  const chat = openChat(world, guild);
  const { id, content } = await chat.ask('!roll 50d1000');
  const button = againOf(world, guild, id);

  await setPastPlatform(world, guild, 'roll', { enabled: false });
  await chat.press(id, button);
  await setPastPlatform(world, guild, 'roll', { forbiddenChannels: [guild.channelId] });
  await chat.press(id, button);

  const [rolled, ...refusals] = chat.answers();
  expect(rolled?.content).toBe(content);
  expect(refusals).toMatchObject([
    { content: 'This command is turned off on this server.', onlyFor: guild.member.id },
    { content: 'This command doesn’t work in this channel.', onlyFor: guild.member.id },
  ]);
});
