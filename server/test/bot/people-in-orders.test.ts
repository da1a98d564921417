import { describe, expect } from 'vitest';
import { saveCommand } from '../support/bot/command-settings.ts';
import { test } from '../support/fixtures.ts';
import { DONE_WITHIN_MS } from '../support/punishing.ts';

import { openNamed, plain } from '../support/named-people.ts';

describe('Names of people', () => {
  test.for([
    { typed: '!warn Mia Lindqvist spamming', reason: 'spamming' },
    { typed: '!warn mia  LINDQVIST', reason: '' },
    { typed: '!warn @Mia Lindqvist: spamming', reason: 'spamming' },
    { typed: '!warn "Mia Lindqvist" spamming', reason: 'spamming' },
    { typed: '!warn mia.l spamming', reason: 'spamming' },
    { typed: '!warn «Mia Lindqvist» спам', reason: 'спам' },
  ])('"$typed" warns Mia Lindqvist, not Mia', async ({ typed, reason }, { world }) => {
    const { chat, cases, join } = openNamed(world);
    join('mia');
    const lindqvist = join('mia.l', 'Mia Lindqvist');

    await chat.ask(typed);

    expect(await cases()).toMatchObject([{ type: 'warn', member: { id: lindqvist }, reason }]);
  });

  test('A Russian order takes a Russian name of several words', async ({ world, api }) => {
    const { chat, cases, join, speakRussian } = openNamed(world);
    await speakRussian(api);
    join('masha', 'Маша');
    const petrova = join('petrova', 'Маша Петрова');

    await chat.ask('!варн маша петрова спам');

    expect(await cases()).toMatchObject([{ member: { id: petrova }, reason: 'спам' }]);
  });

  test.for(['and', 'и', '&', ','])('Mentions joined by "%s" are all named', async (joint, { world }) => {
    const { chat, cases, join } = openNamed(world);
    const [ann, bob] = [join('ann'), join('bob')];

    await chat.ask(`!warn <@${ann}> ${joint} <@${bob}> and so on`);

    expect(await cases()).toMatchObject([
      { member: { id: ann }, reason: 'and so on' },
      { member: { id: bob }, reason: 'and so on' },
    ]);
  });

  test('A nickname names its member', async ({ world }) => {
    const { chat, owners, cases, join } = openNamed(world);
    const ann = join('ann');
    await owners.ask(`!nick <@${ann}> Queen of Hearts`);

    await chat.ask('!warn queen of hearts spam');

    expect(await cases()).toMatchObject([{ member: { id: ann }, reason: 'spam' }]);
  });

  test('Money, profiles and games take names too', async ({ world }) => {
    const { chat, owners, moderator, join, give, balanceOf } = openNamed(world);
    const mia = join('mia.l', 'Mia Lindqvist');
    await give(moderator.id, 1000);

    await chat.ask('!pay Mia Lindqvist 50');
    await owners.ask('!money add mia lindqvist 200 prize');
    const { embeds: balance } = await chat.ask('!balance mia lindqvist');
    const { embeds: user } = await chat.ask('!user @mia.l please');
    const { embeds: challenge } = await chat.ask('!duel 10 Mia Lindqvist');

    expect(await balanceOf(mia)).toBe(247);
    expect(JSON.stringify(balance)).toContain('247');
    expect(JSON.stringify(user)).toContain(mia);
    expect(JSON.stringify(challenge)).toContain(`<@${mia}>`);
  });

  test('Money for “@Bob” does not go to whoever calls themselves that, without a question', async ({ world }) => {
    const { chat, moderator, join, give, balanceOf, offeredIn } = openNamed(world);
    const bob = join('bob');
    const thief = join('bob_thief', '@Bob');
    await give(moderator.id, 1000);

    const question = await chat.ask('!pay @Bob 100');

    expect(offeredIn(question.id).values.toSorted()).toEqual([bob, thief].toSorted());
    expect(await balanceOf(thief)).toBe(0);
  });

  test('Somebody who left is found by name, and not taken for a member with a shorter one', async ({ world }) => {
    const { chat, cases, control, guild, join, give } = openNamed(world);
    const { memberNames } = world.services;
    join('bob');
    const smith = join('smith', 'Bob Smith');
    await give(smith, 100);
    control.removeMember(guild.id, smith);
    await expect.poll(() => memberNames.search(guild.id, 'bob', 10)).toMatchObject([{ departed: true }]);

    const refused = await chat.ask('!kick bob smith raid');
    await chat.ask('!ban bob smith raid');

    expect(refused.content).toContain('“smith” isn’t on this server.');
    await expect
      .poll(cases, { timeout: DONE_WITHIN_MS })
      .toMatchObject([{ type: 'ban', member: { id: smith }, reason: 'raid' }]);
  });
});

describe('Questions about people', () => {
  test('Two people of one name are offered to the giver alone, and the choice is carried out once', async ({
    world,
  }) => {
    const { chat, guild, cases, contentOf, join, offeredIn } = openNamed(world);
    const [one, other] = [join('ann.one', 'Ann'), join('ann.two', 'Ann')];

    const question = await chat.ask('!warn ann spam');
    const { content: asked } = question;
    const { selectId, values, about } = offeredIn(question.id);
    await chat.choose(question.id, selectId, one, guild.owner.id);
    const before = await cases();
    await chat.choose(question.id, selectId, other);
    await chat.choose(question.id, selectId, one);

    expect(asked).toBe('Several people are called “ann”. Who do you mean?');
    expect(values.toSorted()).toEqual([one, other].toSorted());
    expect(about.map((each) => each.replace(/since .*/, 'since')).toSorted()).toEqual([
      '@ann.one · account since',
      '@ann.two · account since',
    ]);
    expect(before).toEqual([]);
    expect(await cases()).toMatchObject([{ member: { id: other }, reason: 'spam' }]);
    expect(plain(contentOf(question.id))).toContain('⚠️ Warned: <@> (ann.two)');
    expect(chat.answers().at(-1)?.content).toContain('already');
  });

  test('A Russian question is asked in Russian', async ({ world, api }) => {
    const { chat, cases, join, speakRussian, offeredIn } = openNamed(world);
    await speakRussian(api);
    join('anya', 'Аня');
    const other = join('anna', 'Аня');

    const question = await chat.ask('!пред аня спам');
    const { content: asked } = question;
    await chat.choose(question.id, offeredIn(question.id).selectId, other);

    expect(asked).toBe('Имя «аня» носят несколько человек. Кого вы имеете в виду?');
    expect(await cases()).toMatchObject([{ member: { id: other }, reason: 'спам' }]);
  });

  test('A command that was forbidden since refuses the answer', async ({ world, api }) => {
    const { chat, guild, cases, join, offeredIn, contentOf } = openNamed(world);
    const [one] = [join('ann.one', 'Ann'), join('ann.two', 'Ann')];

    const question = await chat.ask('!warn ann spam');
    const place = { guildId: guild.id, name: 'warn' };
    await saveCommand(api, guild.owner.token, place, { forbiddenChannels: [guild.channelId] });
    await chat.choose(question.id, offeredIn(question.id).selectId, one);

    await expect.poll(() => contentOf(question.id)).toContain('doesn’t work in this channel');
    expect(await cases()).toEqual([]);
  });

  test.for([
    {
      typed: '!warn Mai Lindqvist spamming',
      said: 'Nobody is called “Mai Lindqvist”. Did you mean',
      reason: 'spamming',
    },
    { typed: '!warn mia lind spamming', said: 'Nobody is called “mia lind”. Did you mean', reason: 'spamming' },
    { typed: '!warn mia', said: 'Nobody is called “mia”. Did you mean', reason: '' },
  ])('"$typed" offers the member whose name nearly fits', async ({ typed, said, reason }, { world }) => {
    const { chat, cases, join, offeredIn } = openNamed(world);
    const mia = join('lindqvist', 'Mia Lindqvist');

    const question = await chat.ask(typed);
    const { content: asked } = question;
    const before = await cases();
    await chat.press(question.id, offeredIn(question.id).buttons.get(mia) ?? '');

    expect(asked).toContain(said);
    expect(before).toEqual([]);
    expect(await cases()).toMatchObject([{ member: { id: mia }, reason }]);
  });

  test('A name that nobody has is repeated', async ({ world }) => {
    const { chat, cases } = openNamed(world);

    const { content } = await chat.ask('!ban Bob Smith raid');

    expect(content.split('\n')[0]).toBe('Can’t find “Bob Smith”.');
    expect(await cases()).toEqual([]);
  });

  test.for([
    { typed: '!ban Bob Smith raid', reason: 'Smith raid' },
    { typed: '!mute Bob Smith raid', reason: 'Smith raid' },
  ])('"$typed" asks before it punishes Bob', async ({ typed, reason }, { world }) => {
    const { chat, cases, join, offeredIn } = openNamed(world);
    const bob = join('bob', 'Bob');

    const question = await chat.ask(typed);
    const { content: asked } = question;
    const before = await cases();
    await chat.press(question.id, offeredIn(question.id).buttons.get(bob) ?? '');

    expect(plain(asked)).toBe(`Nobody is called “Bob Smith”. Do you mean <@> (bob), and “${reason}” as the reason?`);
    expect(before).toEqual([]);
    await expect
      .poll(async () => JSON.stringify([await cases(), chat.answers().at(-1)?.content]), { timeout: DONE_WITHIN_MS })
      .toMatch(/Smith raid|mute/);
  });

  test.for(['!ban <@BOB> Smith raid', '!ban BOB Smith raid', '!ban Bob, Smith raid', '!ban Bob raid', '!ban Bob NSFW'])(
    '"%s" bans Bob at once',
    async (typed, { world }) => {
      const { chat, cases, join } = openNamed(world);
      const bob = join('bob', 'Bob');

      await chat.ask(typed.replace('BOB', bob));

      expect(await cases()).toMatchObject([{ type: 'ban', member: { id: bob } }]);
    },
  );
});
