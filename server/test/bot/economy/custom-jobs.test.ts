import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import type { CustomJob } from '@perigee/core/economy/custom-jobs/schema';
import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { booksOf } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { buildCustomJob } from '../../support/economy-builders.ts';
import { buildGeneral, type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

async function addJobs(api: ApiClient, guild: GuildFixture, ...jobs: Partial<CustomJob>[]): Promise<void> {
  for (const job of jobs) {
    const body = buildCustomJob(job);
    const reply = await api.call(guild.owner.token, customJobsEndpoints.create, {
      params: { guildId: guild.id },
      body,
    });
    expect(reply.status).toBe(200);
  }
}

const balanceOf = async ({ services }: World, { id, member }: GuildFixture) =>
  (await services.ledger.holdings(id, member.id))?.balance ?? 0;

const salary = (amount: number) => ({ min: amount, max: amount });

/** The custom ids of a message's components. */
function idsOf(world: World, { channelId }: GuildFixture, messageId: string): string[] {
  const message = world.simulator.world.messages(channelId).find(({ id }) => id === messageId);
  return [...JSON.stringify(message?.components).matchAll(/"custom_id":"([^"]+)"/g)].map(([, id = '']) => id);
}

describe('Job list', () => {
  test('The job list shows salaries, cooldowns and requirements unless they are hidden', async ({
    world,
    guild,
    api,
  }) => {
    await addJobs(
      api,
      guild,
      { name: 'Miner', description: 'Digs.', salary: { min: -50, max: 1_250 }, requiredXp: 500, cooldown: 5_400_000 },
      { name: 'Spy', hideOptions: true, requiredXp: 900 },
    );

    const { embeds } = await openChat(world, guild).ask('!jobs');

    expect(embeds).toMatchObject([
      {
        title: 'Miner',
        description: 'Digs.',
        fields: [
          { name: 'Salary', value: '-50 to 1,250 💰' },
          { name: 'Cooldown', value: '1 hour 30 minutes' },
          { name: 'Requirements', value: '500 experience' },
        ],
      },
      { title: 'Spy', fields: [] },
    ]);
  });

  test('Only the member who opened the job list can turn its pages', async ({ world, guild, api }) => {
    await addJobs(api, guild, ...Array.from({ length: 5 }, (_, index) => ({ name: `Job ${index + 1}` })));
    const chat = openChat(world, guild);
    const { id, content } = await chat.ask('!jobs');
    const next = idsOf(world, guild, id).at(-1) ?? '';

    await chat.press(id, next, guild.manager.id);
    await chat.press(id, next);

    const now = () => world.simulator.world.messages(guild.channelId).find((message) => message.id === id);
    expect(content).toBe('Page 1 of 2');
    await expect.poll(() => now()?.content).toBe('Page 2 of 2');
    expect(now()?.embeds).toMatchObject([{ title: 'Job 5' }]);
    expect(chat.answers().at(-1)).toMatchObject({ onlyFor: guild.manager.id });
  });

  test('An empty job list links to the page where jobs are added', async ({ world, guild }) => {
    const { content } = await openChat(world, guild).ask('!jobs');

    expect(content).toContain(`/guilds/${guild.id}/economy`);
  });
});

describe('Jobs', () => {
  test('A job is found by name in any case, pays once per cooldown and uses its own message', async ({
    world,
    guild,
    api,
  }) => {
    const message = '{{ member.name }} as {{ work.name }}: {{ work.salary }} {{ work.symbol }}, now {{ work.balance }}';
    await addJobs(api, guild, { name: 'Night guard', salary: salary(70), message });
    const chat = openChat(world, guild);

    const first = await chat.ask('!work NIGHT guard');
    const second = await chat.ask('!work night guard');

    expect(first.content).toBe('member as Night guard: 70 💰, now 70');
    expect(second.content).toMatch(/^You’ve already done this job\. You can do it again <t:\d+:R>\.$/);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'mint:job': -70 } });
  });

  test('A job chosen from the list pays the member who opened the list', async ({ world, guild, api }) => {
    await addJobs(api, guild, { name: 'Miner', salary: salary(70) });
    const chat = openChat(world, guild);
    const { id } = await chat.ask('!jobs');
    const [select = ''] = idsOf(world, guild, id);

    await chat.choose(id, select, 'Miner', guild.manager.id);
    await chat.choose(id, select, 'Miner');

    await expect.poll(() => JSON.stringify(chat.answers().at(-1)?.embeds)).toContain('You worked as **Miner**');
    expect(await balanceOf(world, guild)).toBe(70);
  });

  test('Fifty simultaneous attempts at a job pay once', async ({ world, guild, api }) => {
    await addJobs(api, guild, { name: 'Miner', salary: salary(70) });
    const chat = openChat(world, guild);

    // On a busy machine some answers are too late for the platform, but all shifts count.
    await Promise.allSettled(Array.from({ length: 50 }, () => chat.slash('work', { job: 'Miner' })));

    await expect.poll(() => balanceOf(world, guild)).toBe(70);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
  });

  test('A job can cost money and take the balance below zero', async ({ world, guild, api }) => {
    await addJobs(api, guild, { name: 'Volunteer', salary: salary(-30) });

    const { embeds } = await openChat(world, guild).ask('!work volunteer');

    expect(embeds).toMatchObject([
      {
        description: expect.stringContaining('You worked as **Volunteer**, and it cost you **30 💰**.'),
        footer: { text: 'You have -30 💰' },
      },
    ]);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'sink:job': 30 } });
  });

  test('Jobs require experience and roles, and refusals name them unless they are hidden', async ({
    world,
    guild,
    api,
  }) => {
    const role = world.simulator.world.createRole(guild.id, { name: 'Crew' });
    await addJobs(
      api,
      guild,
      { name: 'Pilot', salary: salary(10), requiredXp: 100, requiredRoles: [role] },
      { name: 'Spy', salary: salary(10), requiredXp: 100, hideOptions: true },
    );
    const chat = openChat(world, guild);

    const before = await chat.ask('!work pilot');
    const hidden = await chat.ask('!work spy');
    await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', xp: 100 });
    world.simulator.world.grantRole(guild.id, guild.member.id, role);
    await chat.ask('!work pilot');

    expect(before.content).toBe(`You don’t meet the requirements for this job yet: 100 experience, <@&${role}>.`);
    expect(hidden.content).toBe('You don’t meet the requirements for this job.');
    expect(await balanceOf(world, guild)).toBe(10);
  });

  test('Jobs above the limit are paused after a boost ends', async ({ world, guild, api }) => {
    await world.setBoost(guild.id, true);
    await addJobs(api, guild, ...Array.from({ length: 6 }, (_, index) => ({ name: `Job ${index + 1}` })));
    await world.setBoost(guild.id, false);
    const chat = openChat(world, guild);

    const answer = await chat.ask('!work job 6');
    const { content, components } = await chat.ask('!jobs');

    expect(answer.content).toContain('This job is paused');
    expect(content).toBe('Page 1 of 2');
    expect(JSON.stringify(components)).not.toContain('Job 6');
    expect(await balanceOf(world, guild)).toBe(0);
  });

  test('Job names are autocompleted, and an unknown job is refused', async ({ world, guild, api }) => {
    await addJobs(api, guild, { name: 'Miner' }, { name: 'Pilot' });
    const place = { personId: guild.member.id, channelId: guild.channelId, name: 'work' };
    const options = [{ name: 'job', type: 3, value: 'pi', focused: true }];
    const chat = openChat(world, guild);

    const unknown = await chat.ask('!work astronaut');
    const offered = await world.simulator.world.interact({
      ...place,
      type: 4,
      data: { id: '1', name: 'work', type: 1, options },
    });

    expect(unknown.content).toContain('There’s no such job');
    expect(offered).toEqual({ kind: 'choices', choices: [{ name: 'Pilot', value: 'Pilot' }] });
  });

  test('Job results are in Russian on a Russian-language server', async ({ world, guild, api }) => {
    await addJobs(api, guild, { name: 'Пилот', salary: salary(1_250) });
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.manager.token, generalSection.save, { params: { guildId: guild.id }, body });

    const { embeds } = await openChat(world, guild).ask('!работать пилот');

    expect(JSON.stringify(embeds)).toContain('Вы поработали: **Пилот**. Заработано **1\u00a0250 💰**.');
  });
});
