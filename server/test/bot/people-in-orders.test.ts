import { generalSection } from '@perigee/core/community/general/section';
import { couponRulesSection } from '@perigee/core/rewards/coupons/section';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { saveCommand } from '../support/bot/command-settings.ts';
import { openChat } from '../support/chat.ts';
import { openGivingAway } from '../support/economy/giving-away.ts';
import { buildGeneral, test } from '../support/fixtures.ts';
import { openModerating } from '../support/moderation/moderating.ts';
import { DONE_WITHIN_MS } from '../support/punishing.ts';
import type { World } from '../support/world.ts';

/** A server with members of several names, its moderators, and people who have money. */
function openNamed(world: World) {
  const moderating = openModerating(world);
  const { control, guild } = moderating;
  const join = (username: string, globalName?: string) => {
    const id = control.createPerson({ username, ...(globalName !== undefined && { globalName }) });
    control.addMember(guild.id, id);
    return id;
  };
  const { ledger } = world.services;
  return {
    ...moderating,
    owners: moderating.chatOf(guild.owner),
    join,
    give: (userId: string, balance: number) => ledger.change({ guildId: guild.id, userId, kind: 'demo', balance }),
    balanceOf: async (userId: string) => (await ledger.holdings(guild.id, userId))?.balance ?? 0,
    letGift: (api: ApiClient) =>
      api.call(guild.owner.token, couponRulesSection.save, {
        params: { guildId: guild.id },
        body: { byMembers: true, total: { min: 10, max: 400 } },
      }),
    speakRussian: (api: ApiClient) =>
      api.call(guild.owner.token, generalSection.save, {
        params: { guildId: guild.id },
        body: buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } }),
      }),
    /** What a question offers: the values of its select, or the people on its buttons. */
    offeredIn: (messageId: string) => {
      const message = control.messages(guild.channelId).find(({ id }) => id === messageId);
      const text = JSON.stringify(message?.components ?? []);
      const pressed = [...text.matchAll(/"custom_id":"(commands:who:[^"]*:(\d+))"/g)];
      return {
        selectId: /"custom_id":"(commands:whom:[^"]*)"/.exec(text)?.[1] ?? '',
        values: [...text.matchAll(/"value":"(\d+)"/g)].map(([, value = '']) => value),
        about: [...text.matchAll(/"description":"([^"]+)"/g)].map(([, about = '']) => about),
        buttons: new Map(pressed.map(([, customId = '', personId = '']) => [personId, customId])),
      };
    },
  };
}

/** Answers without mentions, which differ from run to run. */
const plain = (content: string) => content.replaceAll(/<@&?\d+>/g, '<@>');

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
