import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { buildGeneral, type GuildFixture, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

type Message = ReturnType<World['simulator']['world']['messages']>[number];

/** A poll's message in its current state. */
function findMessage({ simulator }: World, { channelId }: GuildFixture, id: string) {
  const message = simulator.world.messages(channelId).find((each) => each.id === id);
  const [embed] = message?.embeds ?? [];
  return { lines: JSON.stringify(embed?.['description']), buttons: buttonsOf(message), embed };
}

function buttonsOf(message: Pick<Message, 'components'> | undefined): string[] {
  return (message?.components ?? []).flatMap(({ components }) =>
    Array.isArray(components) ? components.map((button) => String(Object(button).custom_id)) : [],
  );
}

describe('Polls', () => {
  test('Each member has one vote in a poll, and a second press moves it', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const { id } = await chat.ask('!poll "Tea or coffee?" "Tea | Coffee"');
    const [tea = '', coffee = ''] = findMessage(world, guild, id).buttons;

    await chat.press(id, tea);
    await chat.press(id, tea, guild.owner.id);
    await chat.press(id, coffee);

    const { lines, embed } = findMessage(world, guild, id);
    expect(embed).toMatchObject({ title: 'Tea or coffee?', footer: { text: '2 votes' } });
    expect(lines).toMatch(/\*\*Tea\*\*\\n`█{6}░{6}` 1 · 50 %\\n\*\*Coffee\*\*\\n`█{6}░{6}` 1 · 50 %/);
  });

  test('A poll with buttons in the older format still takes votes and can be closed', async ({ world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });
    const { id } = await chat.ask('!poll Lunch? "Soup, Salad"');
    const pollId = findMessage(world, guild, id).buttons[0]?.split(':')[3] ?? '';

    await chat.press(id, `poll:${pollId}:1`);
    const { embed } = findMessage(world, guild, id);
    const voted = structuredClone(embed);
    await chat.press(id, `poll:${pollId}:close`);

    expect(voted).toMatchObject({ footer: { text: '1 vote' } });
    expect(findMessage(world, guild, id).buttons).toEqual([]);
  });

  test('A poll escapes links and formatting in its answers', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const { id } = await chat.ask('!poll Which? "[free](https://evil.example) | **b**\nc"');

    const { embed } = findMessage(world, guild, id);
    expect(embed?.['description']).toContain(String.raw`**\[free](https://evil.example)**`);
    expect(embed?.['description']).toContain(String.raw`**\*\*b\*\* c**`);
  });

  test('A poll closes when its time is up, shows the result and rejects further votes', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const { id } = await chat.slash('poll', { question: 'Now?', answers: 'Yes, No', duration: '1s' });
    const [yes = ''] = findMessage(world, guild, id).buttons;
    await chat.press(id, yes);

    await expect.poll(() => findMessage(world, guild, id).buttons, { timeout: 60_000 }).toEqual([]);
    await chat.press(id, yes, guild.owner.id);

    expect(findMessage(world, guild, id)).toMatchObject({
      lines: expect.stringContaining('· closed'),
      embed: { footer: { text: '1 vote' } },
    });
    const closed = { content: 'This poll is closed.', onlyFor: guild.owner.id };
    expect(chat.answers()).toContainEqual(expect.objectContaining(closed));
  });

  test('Only members who can manage messages can close another member’s poll', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const { id } = await chat.ask('!poll Lunch? "Soup, Salad"');
    const close = findMessage(world, guild, id).buttons.at(-1) ?? '';

    await chat.press(id, close, guild.manager.id);
    const refusal = chat.answers().at(-1);
    const stillOpen = findMessage(world, guild, id).buttons.length;
    await chat.press(id, close, guild.owner.id);

    expect(refusal?.content).toBe('Only its author and people who can manage messages can close a poll.');
    expect([stillOpen, findMessage(world, guild, id).buttons.length]).toEqual([3, 0]);
  });

  test('A poll has at most ten answers, in two rows of buttons plus a close button', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const numbered = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`).join('|');

    const most = await chat.ask(`!poll Which? ${numbered(10)}`);
    const refusals = [
      await chat.ask(`!poll Which? ${numbered(11)}`),
      await chat.ask('!poll Which?'),
      await chat.ask('!poll "Which?" "a,b" never'),
    ];

    expect(buttonsOf(most)).toHaveLength(11);
    expect(most.components).toHaveLength(3);
    expect(refusals.map(({ content }) => content.split('\n')[0])).toEqual([
      'A poll has 2 to 10 different answers of up to 80 characters, separated by commas or |.',
      '“answers” is missing.',
      '“duration” must be a time with units, such as 30m, 1h 30m, 2 weeks or “until friday 18:00”. ' +
        'Put text that starts with a number in quotes.',
    ]);
  });

  test.for([
    { text: '!poll "Movie night?" "Fri 8pm" "Sat 9pm"', answers: ['Fri 8pm', 'Sat 9pm'], closes: 0 },
    { text: '!poll Tea or coffee? tea, coffee 1h', answers: ['tea', 'coffee'], closes: 1 },
    { text: '!poll What time? | 19:00 | 20:30 | for 2 hours', answers: ['19:00', '20:30'], closes: 1 },
    { text: '!poll Lunch | soup | salad | duration:2h', answers: ['soup', 'salad'], closes: 1 },
  ])('The order $text is a poll as it is meant', async ({ text, answers, closes }, { world, guild }) => {
    const { embeds } = await openChat(world, guild).ask(text);

    const description = JSON.stringify(embeds);
    expect([...description.matchAll(/\*\*([^*]+)\*\*/g)].map(([, answer]) => answer)).toEqual(answers);
    expect(description.split('closes <t:')).toHaveLength(closes + 1);
  });

  test('A poll in Russian takes its answers without quotes', async ({ world, guild, api }) => {
    const chat = openChat(world, guild);
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });

    const timeless = await chat.ask('!опрос Во сколько рейд? | 19:00 | 20:30 | 21:00');
    const ending = await chat.ask('!опрос Обед: суп, салат на час');

    expect(timeless.embeds).toMatchObject([{ title: 'Во сколько рейд?' }]);
    expect(JSON.stringify(timeless)).toMatch(/\*\*19:00\*\*.*\*\*20:30\*\*.*\*\*21:00\*\*/);
    expect(ending.embeds).toMatchObject([{ title: 'Обед', description: expect.stringContaining('закроется <t:') }]);
  });

  test('A poll in Russian uses the correct plural forms', async ({ world, guild, api }) => {
    const chat = openChat(world, guild);
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });

    const { id, embeds } = await chat.ask('!опрос «Чай или кофе?» «Чай, кофе» 2ч');
    await chat.press(id, findMessage(world, guild, id).buttons[0] ?? '');

    expect(embeds).toMatchObject([{ title: 'Чай или кофе?', footer: { text: '0 голосов' } }]);
    expect(findMessage(world, guild, id).embed).toMatchObject({
      description: expect.stringContaining('закроется <t:'),
      footer: { text: '1 голос' },
    });
  });
});

describe('Poll results', () => {
  const resultOf = (world: World, { channelId }: GuildFixture, pollId: string) =>
    world.simulator.world.waitForMessage(channelId, ({ referenceId }) => referenceId === pollId, 10_000);

  test('The result is posted as a reply when a poll is closed manually or by its timer', async ({ world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });
    const byHand = await chat.ask('!poll Lunch? "Soup, Salad"');
    const [soup = '', , close = ''] = findMessage(world, guild, byHand.id).buttons;
    await chat.press(byHand.id, soup);
    await chat.press(byHand.id, close);
    const byTime = await chat.ask('!poll Dinner? "Soup, Salad" 1s');

    const results = [await resultOf(world, guild, byHand.id), await resultOf(world, guild, byTime.id)];

    expect(results.map(({ content }) => content)).toEqual([
      '📊 Lunch? – **Soup** wins with 1 vote.',
      '📊 Dinner? – nobody voted.',
    ]);
  });

  test('The result of a tied poll names all leading answers and escapes links', async ({ world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });
    const { id } = await chat.ask('!poll Which? "[one](https://evil.example) | two | three"');
    const [one = '', two = '', , close = ''] = findMessage(world, guild, id).buttons;
    await chat.press(id, one);
    await chat.press(id, two, guild.member.id);
    await chat.press(id, close);

    const { content } = await resultOf(world, guild, id);

    expect(content).toBe(
      String.raw`📊 Which? – a tie between **\[one](https://evil.example)**, **two** with 1 vote each.`,
    );
  });

  test('Closing a poll twice at once posts its result once', async ({ world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });
    const { id } = await chat.ask('!poll Again? "Yes, No"');
    const close = findMessage(world, guild, id).buttons.at(-1) ?? '';

    await Promise.all([chat.press(id, close), chat.press(id, close)]);
    await resultOf(world, guild, id);
    await chat.ask('!ping');

    expect(chat.answers().filter(({ referenceId }) => referenceId === id)).toHaveLength(1);
  });
});
