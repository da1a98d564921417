import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { openGivingAway } from '../support/economy/giving-away.ts';
import { test } from '../support/fixtures.ts';

import { openNamed } from '../support/named-people.ts';

describe('Replies', () => {
  test('A reply names its author wherever a member is wanted', async ({ world }) => {
    const { chat, control, guild, moderator, join, give, balanceOf } = openNamed(world);
    const ann = join('ann');
    await give(moderator.id, 1000);
    const message = control.say(ann, guild.channelId, 'hello');
    const reply = (content: string) => chat.write({ content, replyTo: message });

    await reply('!pay 10');
    const { embeds: balance } = await reply('!balance');
    const { embeds: user } = await reply('!user');
    const { embeds: challenge } = await reply('!duel 10');

    expect(await balanceOf(ann)).toBe(9);
    expect(JSON.stringify(balance)).toContain('ann');
    expect(JSON.stringify(user)).toContain(ann);
    expect(JSON.stringify(challenge)).toContain(`<@${ann}>`);
  });

  test('A reply to the bot shows the member’s own balance', async ({ world }) => {
    const { chat, moderator, give } = openNamed(world);
    await give(moderator.id, 777);
    const { id: replyTo } = await chat.ask('!ping');

    const { embeds } = await chat.write({ content: '!balance', replyTo });

    expect(JSON.stringify(embeds)).toContain('777');
  });

  test('A reply that names another member asks, and the author’s answer keeps the whole reason', async ({ world }) => {
    const { chat, control, guild, cases, join, offeredIn } = openNamed(world);
    const [ann, bob] = [join('ann'), join('bob')];
    const replyTo = control.say(ann, guild.channelId, 'bob is rude');

    const question = await chat.write({ content: '!warn bob for that', replyTo });
    const { buttons } = offeredIn(question.id);
    await chat.press(question.id, buttons.get(ann) ?? '');

    expect([...buttons.keys()]).toEqual([ann, bob]);
    expect(await cases()).toMatchObject([{ member: { id: ann }, reason: 'bob for that', message: { id: replyTo } }]);
  });
});

describe('Order of options', () => {
  test('A mention or a name may come before or after the amount', async ({ world }) => {
    const { chat, owners, moderator, join, give, balanceOf } = openNamed(world);
    const mia = join('mia');
    await give(moderator.id, 1000);

    await chat.ask(`!pay 10 <@${mia}>`);
    await chat.ask('!pay 5 mia');
    await owners.ask(`!money add 100 <@${mia}> for the win`);
    const { embeds: challenge } = await chat.ask(`!duel <@${mia}> 50`);

    expect(await balanceOf(mia)).toBe(113);
    expect(JSON.stringify(challenge)).toContain(`<@${mia}>`);
  });

  test('A ban may begin with how long it lasts', async ({ world }) => {
    const { chat, cases, join } = openNamed(world);
    const mia = join('mia');

    await chat.ask(`!ban 10m <@${mia}> spam`);

    expect(await cases()).toMatchObject([{ member: { id: mia }, durationMs: 600_000, reason: 'spam' }]);
  });

  test.for(['!giveaway reroll NUMBER @WINNER', '!giveaway reroll @WINNER NUMBER', '!giveaway reroll NUMBER NAME'])(
    '"%s" draws only that winner’s prize again',
    async (typed, { world, guild }) => {
      const { open, enter, join, step, drawn } = openGivingAway(world, guild);
      const giveaway = await open({ winners: 2 });
      const names = new Map(['sasha', 'lee', 'kim'].map((name) => [join(name), name]));
      for (const person of names.keys()) await enter(giveaway.messageId, person);
      await step(giveaway.id, 'end');
      const statesOf = ({ results }: Awaited<ReturnType<typeof drawn>>) =>
        results.map(({ user, state }) => [user.id, state]);
      const [[winner = '', won] = [], other = []] = statesOf(await drawn(giveaway.id));
      const text = typed
        .replace('NUMBER', String(giveaway.number))
        .replace('@WINNER', `<@${winner}>`)
        .replace('NAME', names.get(winner) ?? '');

      await openChat(world, { ...guild, member: guild.owner }).ask(text);

      expect(won).toBe('won');
      await expect
        .poll(async () => statesOf(await drawn(giveaway.id)))
        .toEqual([[winner, 'rerolled'], other, [expect.any(String), 'won']]);
    },
  );

  test('A sum with a space before a name asks which number is meant', async ({ world }) => {
    const { owners, join } = openNamed(world);
    join('bob');

    const { content } = await owners.ask('!money add 1 500 bob');

    expect(content).toContain('1,500');
  });
});

describe('Words that no option takes', () => {
  test('A coupon lasts as long as its order says, or the order is refused', async ({ world, api }) => {
    const { chat, moderator, give, balanceOf, letGift } = openNamed(world);
    await letGift(api);
    await give(moderator.id, 10_000);

    const short = await chat.ask('!coupon gift 100 1 3d');
    const long = await chat.ask('!coupon gift 100 1 40d');
    const odd = await chat.ask('!coupon gift 100 1 soon');

    expect(short.content).toMatch(/<t:\d+/);
    expect(long.content).toContain('must be between');
    expect(odd.content).toContain('“amount” as 100 and “uses” as 1 and don’t know what “soon” means');
    expect(await balanceOf(moderator.id)).toBe(9900);
  });

  test('A refusal in Russian says what was understood', async ({ world, api }) => {
    const { chat, moderator, join, give, speakRussian } = openNamed(world);
    await speakRussian(api);
    await give(moderator.id, 1000);
    const mia = join('mia');

    const { content } = await chat.ask(`!перевести <@${mia}> 10 завтра`);

    expect(content.split('\n')[0]).toBe(
      `Я понял «пользователь» как <@${mia}> и «сумма» как 10, но не знаю, что значит «завтра», поэтому ничего не сделал.`,
    );
  });

  test('Remarks on commands that only show something are ignored', async ({ world }) => {
    const { chat } = openNamed(world);

    const { content } = await chat.ask('!ping are you there');

    expect(content).not.toContain('don’t know');
  });
});
