import { commitmentTo } from '@perigee/core/games/fairness/commitment';
import { drawGiveaway } from '@perigee/core/games/fairness/giveaway';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { fairGiveaway, giveawaySchema } from '@perigee/core/rewards/giveaways/giveaway';
import { timeZoneSection } from '@perigee/core/base/time-zone/section';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { test } from '../../support/fixtures.ts';
import { openGivingAway } from '../../support/economy/giving-away.ts';

const { fair, fairEntrants } = giveawaysEndpoints;

const WITHIN = { timeout: 60_000 };

describe('Giveaways', () => {
  test('A giveaway is drawn from its committed seed, and anyone can verify the draw', async ({ world, guild, api }) => {
    const { open, enter, join, step, drawn, results, privateReplyTo } = openGivingAway(world, guild);
    const giveaway = await open({ winners: 2 });
    const people = ['ann', 'ben', 'cid'].map(join);

    for (const person of people) await enter(giveaway.messageId, person);
    await enter(giveaway.messageId, people[0]);
    await step(giveaway.id, 'end');
    const ended = await drawn(giveaway.id);

    const params = { id: giveaway.id };
    const record = z.parse(fairGiveaway, (await api.call(null, fair, { params })).body);
    const seed = record.serverSeed ?? '';
    expect([commitmentTo(seed), record.commitment]).toEqual([giveaway.commitment, giveaway.commitment]);
    const list = await api.call(null, fairEntrants, { params });
    expect(list.body).toEqual({ userIds: people.toSorted(), next: null });
    const draw = drawGiveaway(seed, people, 2);
    expect(record).toMatchObject({ entrantsHash: draw.entrantsHash, entrants: 3, rules: 'v1' });
    expect(record.results.map(({ userId }) => userId)).toEqual(draw.drawn);
    expect(ended).toMatchObject({ entries: 3, results: draw.drawn.map((id) => ({ user: { id }, state: 'won' })) });
    expect(privateReplyTo(people[0] ?? '')?.content).toContain('already entered');
    await expect.poll(() => results().length).toBe(1);
    expect(results()[0]?.content).toContain('A book');
  });

  test('A member who misses the requirements cannot enter and sees what is missing', async ({ world, guild }) => {
    const { open, enter, join, read, privateReplyTo } = openGivingAway(world, guild);
    const role = world.simulator.world.createRole(guild.id, { name: 'Reader' });
    const { id, messageId } = await open({ requiredRoles: [role], requiredXp: 50, requiredDays: 3 });
    const newcomer = join('newcomer');

    await enter(messageId, newcomer);

    const content = privateReplyTo(newcomer)?.content ?? '';
    expect(content).toContain(`<@&${role}>`);
    expect(content).toContain('50 more experience');
    expect(content).toContain('You can enter <t:');
    expect((await read(id)).entries).toBe(0);
  });

  test('Entrants can leave an open giveaway, and a paused one refuses new entries', async ({ world, guild }) => {
    const { open, enter, buttonOf, chat, read, step, privateReplyTo } = openGivingAway(world, guild);
    const { id, messageId } = await open();
    const person = guild.member.id;
    await enter(messageId);
    await enter(messageId);

    const reminderId = privateReplyTo(person)?.id ?? '';
    await chat.press(reminderId, buttonOf(reminderId, 'leave'));
    const left = (await read(id)).entries;
    await enter(messageId);
    await step(id, 'pause');
    await chat.press(messageId, `giveaways:enter:1:${id}`, guild.owner.id);

    expect([left, (await read(id)).entries]).toEqual([0, 1]);
    expect(privateReplyTo(guild.owner.id)?.content).toBe('This giveaway isn’t taking entries right now.');
  });

  test('The entry button shows the number of entrants after a few seconds', async ({ world, guild }) => {
    const { open, enter, join } = openGivingAway(world, guild);
    const { messageId } = await open();
    const shown = () =>
      JSON.stringify(world.simulator.world.messages(guild.channelId).find(({ id }) => id === messageId)?.components);

    for (const name of ['ann', 'ben']) await enter(messageId, join(name));

    await expect.poll(shown).toContain('Enter · 2');
  });

  test('A paused giveaway keeps its remaining time, and a running one ends on schedule', async ({ world, guild }) => {
    const { open, step, read, edit, drawn } = openGivingAway(world, guild);
    const { id } = await open({ duration: 3_600_000 });

    const paused = await step(id, 'pause');
    const resumed = await step(id, 'resume');
    const soon = new Date(Date.now() + 5_000).toISOString();
    await edit(id, { duration: null, endsAt: soon });
    const { endedAt } = await drawn(id);

    expect(paused.body).toMatchObject({ state: 'paused', endsAt: null });
    expect(Object(paused.body).duration).toBeGreaterThan(3_500_000);
    expect(resumed.body).toMatchObject({ state: 'running', duration: null });
    const late = Date.parse(endedAt ?? '') - Date.parse(soon);
    expect(late).toBeGreaterThanOrEqual(0);
    expect((await read(id)).results).toEqual([]);
  });

  test('The draw skips members who left the server and records them as departed in the public proof', async ({
    world,
    guild,
    api,
  }) => {
    const { open, enter, join, step, drawn } = openGivingAway(world, guild);
    const { id, messageId } = await open();
    const people = ['ann', 'ben', 'cid'].map(join);
    for (const person of people) await enter(messageId, person);
    const [departed = '', , left = ''] = people;
    for (const person of [departed, left]) world.simulator.world.removeMember(guild.id, person);

    await step(id, 'end');
    await drawn(id);

    const { results, serverSeed } = z.parse(fairGiveaway, (await api.call(null, fair, { params: { id } })).body);
    const order = drawGiveaway(serverSeed ?? '', people, 3).drawn;
    const place = order.indexOf(people[1] ?? '');
    expect(results.map(({ userId, state }) => [userId, state])).toEqual(
      order.slice(0, place + 1).map((userId) => [userId, userId === people[1] ? 'won' : 'departed']),
    );
  });

  test('A giveaway without its channel becomes a draft, and one without its message is still drawn', async ({
    world,
    guild,
  }) => {
    const { open, create, enter, step, drawn, read } = openGivingAway(world, guild);
    const { channels } = world.services.api;
    const elsewhere = await world.services.api.guilds.createChannel(guild.id, { name: 'elsewhere' });
    const { id, messageId } = await open();
    await enter(messageId);

    const draft = await create({ channel: elsewhere.id }, true);
    await channels.delete(elsewhere.id);
    const unposted = z.parse(giveawaySchema, draft.body).id;
    await step(unposted, 'start');
    await channels.deleteMessage(guild.channelId, messageId);
    await step(id, 'end');
    const ended = await drawn(id);

    expect(ended.results).toHaveLength(1);
    await expect.poll(async () => (await read(id)).problem, WITHIN).toBe('messageGone');
    await expect
      .poll(() => read(unposted), WITHIN)
      .toMatchObject({ state: 'draft', problem: 'notPosted', duration: 86_400_000, commitment: null });
  });
});

describe('The giveaway command', () => {
  test('The giveaway command opens, edits, lists and ends giveaways, and refuses invalid actions', async ({
    world,
    guild,
  }) => {
    const { chat, read, drawn, listOpen } = openGivingAway(world, { ...guild, member: guild.owner });

    const started = await chat.ask('!giveaway start 2h A nice book winners:3 about:"For readers"');
    const id = (await listOpen())[0]?.id ?? '';
    const changed = await chat.ask('!giveaway edit winners:2 end:3d');
    const listed = await chat.ask('!gw list');
    const refused = await chat.ask('!giveaway resume');
    const ended = await chat.ask('!giveaway end 1');
    await drawn(id);
    const rerolled = await chat.ask('!giveaway reroll');

    expect(started.content).toContain(
      `Giveaway #1 is open in <#${guild.channelId}>.\n**A nice book** · 3 winners\nEnds <t:`,
    );
    expect(await read(id)).toMatchObject({
      prize: { kind: 'text', text: 'A nice book' },
      winners: 2,
      description: 'For readers',
    });
    expect([changed.content, refused.content, ended.content, rerolled.content]).toEqual([
      expect.stringMatching(/^Giveaway #1 updated\.\n\*\*A nice book\*\* · 2 winners\nEnds <t:/),
      'There’s no giveaway you can do this with.',
      expect.stringContaining('Drawing giveaway #1…\n**A nice book** · 2 winners'),
      'This member isn’t a winner.',
    ]);
    expect(JSON.stringify(listed.embeds)).toContain('A nice book');
  });

  test.for([
    { typed: 'till sunday 8pm 2 winners Discord Nitro 1 month', says: '**Discord Nitro 1 month** · 2 winners' },
    { typed: '1h 1 winner: Nitro', says: '**Nitro** · 1 winner' },
    { typed: 'до воскресенья 20:00 3 победителя Nitro на месяц', says: '**Nitro на месяц** · 3 winners' },
    { typed: '1ч 5 победителей Nitro', says: '**Nitro** · 5 winners' },
    { typed: '1h 2 winners Nitro winners:3', says: '**2 winners Nitro** · 3 winners' },
    { typed: '1h 2 winnerships', says: '**2 winnerships** · 1 winner' },
  ])('Opens a giveaway of "$says" for "!gw start $typed"', async ({ typed, says }, { world, guild }) => {
    const { chat } = openGivingAway(world, { ...guild, member: guild.owner });

    const { content } = await chat.ask(`!gw start ${typed}`);

    expect(content).toContain(`${says}\n`);
  });

  test('Only managers can start giveaways, and end times use the server’s time zone', async ({ world, guild, api }) => {
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, timeZoneSection.save, { params, body: { zone: 'Asia/Tokyo' } });
    const { chat: members } = openGivingAway(world, guild);
    const { chat: owners, listOpen } = openGivingAway(world, { ...guild, member: guild.owner });

    const refused = await members.ask('!giveaway start 2h A book');
    await owners.ask('!giveaway start "2027-01-01 09:00" A book');

    expect(refused.content).not.toContain('is open');
    const [first] = await listOpen();
    expect(first?.endsAt).toBe('2027-01-01T00:00:00.000Z');
  });
});
