import { describe, expect } from 'vitest';
import { booksOf } from '../../support/books.ts';
import { createPerson, test } from '../../support/fixtures.ts';
import { openLevelling } from '../../support/economy/levelling.ts';
import { openShopping } from '../../support/economy/shopping.ts';
import { HOUR_MS, MINUTE_MS, passTime } from '../../support/pass-time.ts';

const WITHIN = { timeout: 60_000 };

describe('Level-ups', () => {
  test('A multi-level gain grants each reward once, keeps lower roles and is announced once', async ({
    world,
    guild,
    api,
  }) => {
    const { save, gain, settle, role, contentsIn, rolesOf, holdings, levelOf } = openLevelling(world, guild, api);
    const { sell, owned } = openShopping(world, guild, api);
    const [regular, veteran] = [role('Regular'), role('Veteran')];
    await sell({ name: 'Telescope' });
    await save({
      message: { place: 'channel', channel: guild.channelId, template: '' },
      rewards: [
        { level: 1, role: regular },
        { level: 2, money: 500, item: 'Telescope' },
        { level: 3, role: veteran, money: 250 },
      ],
    });
    await settle();

    await gain(310);
    await settle();
    await gain(1);
    await settle();

    await expect.poll(() => rolesOf(), WITHIN).toEqual([regular, veteran].toSorted());
    await expect
      .poll(() => contentsIn(), WITHIN)
      .toEqual([`🎉 <@${guild.member.id}> reached level 3!\nReward: Regular, Veteran, 750 💰, Telescope`]);
    expect(await holdings()).toEqual({ balance: 750, xp: 311 });
    expect(await levelOf()).toEqual({ level: 3, top: 3 });
    expect(await booksOf(world, guild)).toEqual({ total: 0, accounts: { 'mint:level': -750 } });
    expect(await owned()).toEqual({ Telescope: 1 });
  });

  test('A demoted member loses revocable roles, and is not paid again on the way back up', async ({
    world,
    guild,
    api,
  }) => {
    const { save, gain, settle, role, rolesOf, holdings, levelOf } = openLevelling(world, guild, api);
    const [bronze, silver, medal] = [role('Bronze'), role('Silver'), role('Medal')];
    await save({
      rewards: [
        { level: 1, role: bronze, keepRole: false },
        { level: 2, role: medal, takeBack: false, keepRole: true },
        { level: 3, role: silver, money: 100 },
      ],
    });
    await settle();
    await gain(300);
    await settle();
    await expect.poll(() => rolesOf(), WITHIN).toEqual([medal, silver].toSorted());

    await gain(-200);
    await settle();
    await expect.poll(() => rolesOf(), WITHIN).toEqual([medal]);
    await gain(200);
    await settle();

    await expect.poll(() => rolesOf(), WITHIN).toEqual([medal, silver].toSorted());
    expect(await holdings()).toEqual({ balance: 100, xp: 300 });
    expect(await levelOf()).toEqual({ level: 3, top: 3 });
  });

  test('A level-up is announced in the member’s channel with the server’s template and without pings', async ({
    world,
    guild,
    api,
  }) => {
    const { save, settle, contentsIn } = openLevelling(world, guild, api);
    const template = '{{ member.username }}: {{ level.previous }} → {{ level.number }}, {{ level.left }} @everyone';
    await save({ message: { place: 'here', channel: null, template } });
    await settle();
    const gains = [{ guildId: guild.id, userId: guild.member.id, xp: 60, channelId: guild.channelId }];

    await world.services.ledger.gainXp({ kind: 'messageXp', key: `here:${guild.id}`, gains });
    await settle();

    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member: 0 → 1, 90 @everyone']);
    const [notice] = world.simulator.world.messages(guild.channelId).slice(-1);
    expect([notice?.mentionsEveryone, notice?.mentionUserIds]).toEqual([false, []]);
  });

  test('Level-ups are announced by direct message if the server chooses so', async ({ world, guild, api }) => {
    const { save, gain, settle } = openLevelling(world, guild, api);
    await save({ message: { place: 'direct', channel: null, template: 'Level {{ level.number }}' } });
    await settle();

    await gain(50);
    await settle();
    // Other tests of this world may have used up this minute's announcements.
    await passTime(world, guild, MINUTE_MS);

    const inbox = () => world.simulator.world.directMessages(guild.member.id).map(({ content }) => content);
    await expect.poll(inbox, WITHIN).toEqual(['Level 1']);
  });
});

test('A burst of level-ups is announced for ten members, and one message counts the rest', async ({
  world,
  guild,
  api,
}) => {
  const { save, gain, settle, contentsIn } = openLevelling(world, guild, api);
  await save({ message: { place: 'channel', channel: guild.channelId, template: 'Level {{ level.number }}' } });
  await settle();
  const people = Array.from({ length: 47 }, (_, index) => createPerson(world, `crowd${index}`));
  for (const { id } of people) world.simulator.world.addMember(guild.id, id);

  await Promise.all(people.map(({ id }) => gain(160, id)));
  await settle();
  // All members are counted now; the messages are sent up to a minute later.
  await passTime(world, guild, MINUTE_MS);

  await expect
    .poll(() => contentsIn(), WITHIN)
    .toEqual([...Array(10).fill('Level 2'), 'And 37 others reached a new level.']);
});

test('A level role refused by Discord is retried, and the overview reports it until it is granted', async ({
  world,
  guild,
  api,
}) => {
  const { save, gain, settle, role, rolesOf, problems } = openLevelling(world, guild, api);
  const king = role('King', 1);
  await save({ rewards: [{ level: 1, role: king }] });
  await settle();
  world.simulator.world.fail({
    method: 'PUT',
    path: new RegExp(`/roles/${king}$`),
    status: 403,
    body: { code: 50_013, message: 'Missing Permissions' },
    times: 1,
  });

  await gain(50);
  await settle();
  await expect.poll(() => problems(), WITHIN).toContain('rewards.0.role: levelRolesRefused');
  expect(await rolesOf()).toEqual([]);
  await passTime(world, guild, HOUR_MS);

  await expect.poll(() => rolesOf(), WITHIN).toEqual([king]);
  await expect.poll(() => problems(), WITHIN).not.toContain('rewards.0.role: levelRolesRefused');
});

test('A member who rejoins gets the roles of their level back', async ({ world, guild, api }) => {
  const { save, gain, settle, role, rolesOf } = openLevelling(world, guild, api);
  const regular = role('Regular');
  await save({ rewards: [{ level: 1, role: regular }] });
  await settle();
  await gain(50);
  await settle();
  await expect.poll(() => rolesOf(), WITHIN).toEqual([regular]);

  world.simulator.world.removeMember(guild.id, guild.member.id);
  world.simulator.world.addMember(guild.id, guild.member.id);

  await expect.poll(() => rolesOf(), WITHIN).toEqual([regular]);
});

test('Changing the curve or the rewards updates roles without payments or announcements', async ({
  world,
  guild,
  api,
}) => {
  const { save, gain, settle, role, rolesOf, contentsIn, holdings, levelOf } = openLevelling(world, guild, api);
  const [one, two] = [role('One'), role('Two')];
  const message = { place: 'channel' as const, channel: guild.channelId, template: '' };
  await gain(200);
  await save({ message, rewards: [{ level: 2, role: one, money: 10 }] });
  await settle();
  await expect.poll(() => rolesOf(), WITHIN).toEqual([one]);

  await save({
    message,
    steepness: 'gentle',
    rewards: [
      { level: 2, role: two, money: 10 },
      { level: 3, money: 10 },
    ],
  });
  await settle();

  await expect.poll(() => rolesOf(), WITHIN).toEqual([two]);
  expect(await levelOf()).toEqual({ level: 2, top: 2 });
  expect([contentsIn(), await holdings()]).toEqual([[], { balance: 0, xp: 200 }]);
});

test('Chat commands show level rewards, progress and a leaderboard by level', async ({ world, guild, api }) => {
  const { save, gain, role } = openLevelling(world, guild, api);
  const { chat, textOf } = openShopping(world, guild, api);
  const regular = role('Regular');
  const off = await chat.ask('!levels');
  await save({
    rewards: [
      { level: 1, money: 500 },
      { level: 3, role: regular },
    ],
  });
  await gain(100);
  const textOfAnswer = async (command: string) => textOf((await chat.ask(command)).id);
  // Boards lag until all earlier transactions have ended.
  await expect.poll(() => textOfAnswer('!profile'), WITHIN).toContain('50 XP to level 2');

  const levels = textOf((await chat.ask('!levels')).id);
  const board = textOf((await chat.ask('!leaderboard level')).id);

  expect(off.content).toBe('Levels are off on this server.');
  expect(levels).toContain('**Level 1**\n▰▰▰▰▰▰▱▱▱▱▱▱ 100 of 150 XP to level 2');
  expect(levels).toContain(`Next reward at level 3, in 200 XP: <@&${regular}>`);
  expect(levels).toContain(`✅ **Level 1** — 500 💰\n▫️ **Level 3** — <@&${regular}>`);
  expect(board).toContain('**member** — level 1');
});
