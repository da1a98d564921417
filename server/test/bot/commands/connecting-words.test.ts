import { describe, expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { openNamed } from '../../support/named-people.ts';

describe('Little words between options', () => {
  test.for([
    { typed: '!pay 100 to @mia', isRussian: false },
    { typed: '!pay to @mia 100', isRussian: false },
    { typed: '!give 100 to mia', isRussian: false },
    { typed: '!pay @mia with 100', isRussian: false },
    { typed: '!перевести 100 для @mia', isRussian: true },
    { typed: '!перевести 100 пользователю @mia', isRussian: true },
    { typed: '!дать 100 участнику mia', isRussian: true },
  ])('"$typed" pays 100', async ({ typed, isRussian }, { world, api }) => {
    const { chat, moderator, join, give, balanceOf, speakRussian } = openNamed(world);
    if (isRussian) await speakRussian(api);
    const mia = join('mia');
    await give(moderator.id, 10_000);

    await chat.ask(typed.replace('@mia', `<@${mia}>`));

    expect(await balanceOf(moderator.id)).toBe(9900);
    expect(await balanceOf(mia)).toBe(95);
  });

  test('A payment “from” somebody is refused, as only the receiver can be named', async ({ world }) => {
    const { chat, moderator, join, give, balanceOf } = openNamed(world);
    const mia = join('mia');
    await give(moderator.id, 10_000);

    const { content } = await chat.ask('!pay 100 from mia');

    expect(content).toContain('“user” is who gets the money, so “from” doesn’t fit here.');
    expect(await balanceOf(mia)).toBe(0);
  });

  test.for(['!money take 30 from @mia', '!money remove from mia 30'])('"%s" takes 30', async (typed, { world }) => {
    const { owners, join, give, balanceOf } = openNamed(world);
    const mia = join('mia');
    await give(mia, 100);

    await owners.ask(typed.replace('@mia', `<@${mia}>`));

    expect(await balanceOf(mia)).toBe(70);
  });

  test.for([
    { typed: '!clear 2 from @mia', isRussian: false },
    { typed: '!clear 2 from mia', isRussian: false },
    { typed: '!clear last 2 messages from mia', isRussian: false },
    { typed: '!очистить 2 от @mia', isRussian: true },
    { typed: '!очистить последние 2 сообщения от mia', isRussian: true },
  ])('"$typed" deletes two messages of hers alone', async ({ typed, isRussian }, { world, api }) => {
    const { chatOf, control, guild, join, speakRussian } = openNamed(world);
    if (isRussian) await speakRussian(api);
    const [mia, bob] = [join('mia'), join('bob')];
    for (const text of ['one', 'two', 'three']) control.say(mia, guild.channelId, text);
    control.say(bob, guild.channelId, 'four');
    const kept = () => control.messages(guild.channelId).map(({ content }) => content);

    chatOf(guild.owner).say(typed.replace('@mia', `<@${mia}>`));

    await expect.poll(() => kept().includes('two'), { timeout: 60_000 }).toBe(false);
    expect(kept()).toEqual(expect.arrayContaining(['one', 'four']));
    expect(kept()).not.toContain('three');
  });

  test('A member called like such a word is named by it', async ({ world }) => {
    const { chat, moderator, join, give, balanceOf } = openNamed(world);
    const to = join('to');
    join('mia');
    await give(moderator.id, 10_000);

    await chat.ask('!pay to 100');

    expect(await balanceOf(to)).toBe(95);
  });

  test('A balance can be set "to" a sum', async ({ world }) => {
    const { owners, join, give, balanceOf } = openNamed(world);
    const bob = join('bob');
    await give(bob, 100);

    await owners.ask('!money set bob to 20');

    expect(await balanceOf(bob)).toBe(20);
  });
});

describe('Everyone', () => {
  test.for([
    { typed: '!pay everyone 10', answer: '“user” takes one member, not everyone.' },
    { typed: '!pay 10 @everyone', answer: '“user” takes one member, not everyone.' },
    { typed: '!nick @here King', answer: '“member” takes one member, not everyone.' },
    { typed: '!ban everyone', answer: '“member” takes members that you name, not everyone.' },
    { typed: '!warn @everyone spam', answer: '“member” takes members that you name, not everyone.' },
    { typed: '!money remove everyone 10', answer: 'use the slash command and choose @everyone' },
    { typed: '!money add all 10', answer: 'use the slash command and choose @everyone' },
  ])('"$typed" is refused, and the answer says who can be named', async ({ typed, answer }, { world }) => {
    const { owners } = openNamed(world);

    const { content } = await owners.ask(typed);

    expect(content).toContain(answer);
  });

  test('A Russian order for everyone is refused in Russian', async ({ world, api }) => {
    const { owners, speakRussian } = openNamed(world);
    await speakRussian(api);

    const { content } = await owners.ask('!бан всех');

    expect(content).toContain('Параметр «участник» — это названные участники, а не все.');
  });
});
