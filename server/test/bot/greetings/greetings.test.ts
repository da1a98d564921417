import { activityEndpoints } from '@perigee/core/insights/activity/endpoints';
import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { describe, expect } from 'vitest';
import { waitForJobs } from '../../support/bot/wait-for-jobs.ts';
import { createApiClient } from '../../support/api-client.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { openGreeting } from '../../support/bot/greeting.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { dropJobs, listJobs } from '../../support/bot/list-jobs.ts';
import { MINUTE_MS } from '../../support/pass-time.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const DM = { ...DEFAULT_GREETINGS.dm, enabled: true, message: 'Hello from {{ guild.name }}' };

/** A guild with every kind of greeting enabled. */
async function openAll(world: World) {
  const greeting = openGreeting(world);
  const roleId = greeting.control.createRole(greeting.guild.id, { name: 'Newcomer', position: 1 });
  const all = { join: {}, dm: DM, joinRoles: [roleId] };
  await greeting.save(all);
  return { ...greeting, roleId, all };
}

/** The pending acts in the overview, each with its feature and the person concerned. */
async function actedIn(world: World, { id, manager }: GuildFixture): Promise<string[]> {
  const { read } = overviewEndpoints;
  const { body } = await createApiClient(world.apiUrl).call(manager.token, read, { params: { guildId: id } });
  const { acts: jobs } = read.schema.response[200].parse(body);
  return jobs.map(({ feature, person }) => `${feature} ${person}`).toSorted();
}

async function chartOf(world: World, { id, manager }: GuildFixture) {
  const { read } = activityEndpoints;
  const endpoint = { ...read, url: `${read.url}?span=day` as const };
  const { body } = await createApiClient(world.apiUrl).call(manager.token, endpoint, { params: { guildId: id } });
  return read.schema.response[200].parse(body).points;
}

describe('New members', () => {
  test('A new member gets the messages and roles, and the overview lists each step', async ({ world }) => {
    const { joinMember, contentsIn, inbox, rolesOf, roleId, guild } = await openAll(world);

    const alice = joinMember('alice');

    await expect.poll(() => contentsIn(), WITHIN).toEqual([`Hi <@${alice}>`]);
    await expect.poll(() => inbox(alice), WITHIN).toEqual(['Hello from Test guild']);
    await expect.poll(() => rolesOf(alice), WITHIN).toEqual([roleId]);
    await expect
      .poll(() => actedIn(world, guild), WITHIN)
      .toEqual(['directMessage alice', 'joinMessage alice', 'joinRoles alice']);
    expect((await chartOf(world, guild)).at(-1)).toMatchObject({ joins: 1, messages: 0, leaves: 0 });
  });

  test('A greeting includes the member count in its embed', async ({ world }) => {
    const { save, joinMember, posts } = openGreeting(world);
    const embed = { ...DEFAULT_EMBED, enabled: true, title: 'Number {{ guild.members }}' };
    await save({ join: { message: '', embed } });

    joinMember('alice');
    await expect.poll(() => posts(), WITHIN).toHaveLength(1);
    joinMember('bob');

    await expect
      .poll(() => posts().map(({ embeds }) => embeds[0]?.['title']), WITHIN)
      .toEqual(['Number 5', 'Number 6']);
  });

  test('A greeting pings only through its template, whatever the member’s name contains', async ({ world }) => {
    const { save, joinMember, posts, guild } = openGreeting(world);
    await save({ join: { message: '{{ member.name }} is {{ member.mention }}' } });

    const names = [
      `@everyone <@${guild.owner.id}> <@&${guild.id}>`,
      '🚀'.repeat(16),
      '\u202eгуглереП <#1>',
      '# ||ﷺ|| `x` [y](https://z.example)',
    ];
    for (const name of names) {
      const id = joinMember('joker', name);
      await expect.poll(() => posts().some(({ mentionUserIds }) => mentionUserIds.includes(id)), WITHIN).toBe(true);
    }

    expect(posts()).toHaveLength(names.length);
    for (const { mentionUserIds, mentionRoleIds, mentionsEveryone } of posts()) {
      expect([mentionUserIds.length, mentionRoleIds, mentionsEveryone]).toEqual([1, [], false]);
    }
  });

  test('A new member gets nothing when every greeting is off', async ({ world }) => {
    const { save, joinMember, guild, posts, waiting } = openGreeting(world);
    await save({ join: { enabled: false }, dm: { ...DM, enabled: false } });

    joinMember('alice');
    await waitForJobs(world, guild);

    expect(posts()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('A member who leaves before their turn is not greeted', async ({ world }) => {
    const { save, joinMember, control, guild, contentsIn } = openGreeting(world);
    await save({ join: {} });

    joinMember('first');
    joinMember('second');
    const third = joinMember('third');
    control.removeMember(guild.id, third);
    const fourth = joinMember('fourth');

    await expect.poll(() => contentsIn().at(-1), WITHIN).toBe(`Hi <@${fourth}>`);
    expect(contentsIn()).toHaveLength(3);
  });

  test('A member who rejoins within a minute is greeted once and gets the roles again', async ({ world }) => {
    const { joinMember, control, guild, contentsIn, inbox, rolesOf, roleId } = await openAll(world);
    const alice = joinMember('alice');
    await expect.poll(() => inbox(alice), WITHIN).toHaveLength(1);
    await expect.poll(() => rolesOf(alice), WITHIN).toEqual([roleId]);

    control.removeMember(guild.id, alice);
    control.addMember(guild.id, alice);

    await expect.poll(() => rolesOf(alice), WITHIN).toEqual([roleId]);
    await waitForJobs(world, guild);
    expect([contentsIn(), inbox(alice)]).toEqual([[`Hi <@${alice}>`], ['Hello from Test guild']]);
  });
});

describe('Membership screening', () => {
  test('A member gets the messages and roles only after passing screening', async ({ world }) => {
    const { joinMember, control, guild, contentsIn, inbox, rolesOf, roleId, waiting } = await openAll(world);
    control.setScreening(guild.id, true);
    const alice = joinMember('alice');
    await waitForJobs(world, guild);
    expect([contentsIn(), await waiting()]).toEqual([[], []]);

    control.acceptRules(guild.id, alice);

    await expect.poll(() => contentsIn(), WITHIN).toEqual([`Hi <@${alice}>`]);
    await expect.poll(() => inbox(alice), WITHIN).toHaveLength(1);
    await expect.poll(() => rolesOf(alice), WITHIN).toEqual([roleId]);
    control.grantRole(guild.id, alice, roleId);
    await waitForJobs(world, guild);
    expect(contentsIn()).toHaveLength(1);
  });

  test('A member is greeted before screening when the setting says so', async ({ world }) => {
    const { save, joinMember, control, guild, contentsIn } = openGreeting(world);
    await save({ join: {}, afterScreening: false });
    control.setScreening(guild.id, true);

    const alice = joinMember('alice');

    await expect.poll(() => contentsIn(), WITHIN).toEqual([`Hi <@${alice}>`]);
  });

  test('A member who leaves during screening gets neither a greeting nor a farewell', async ({ world }) => {
    const { save, joinMember, control, guild, contentsIn, waiting } = openGreeting(world);
    await save({ join: {}, leave: {} });
    control.setScreening(guild.id, true);

    const alice = joinMember('alice');
    control.removeMember(guild.id, alice);
    control.setScreening(guild.id, false);
    const bob = joinMember('bob');

    await expect.poll(() => contentsIn(), WITHIN).toEqual([`Hi <@${bob}>`]);
    await expect.poll(() => waiting(), WITHIN).toEqual([]);
  });
});

describe('Many new members', () => {
  test('Members beyond the limit per minute are counted in one line', async ({ world }) => {
    const { save, joinMember, contentsIn, passTime } = openGreeting(world);
    await save({ join: {}, perMinute: 2 });

    const ids = Array.from({ length: 39 }, (_, index) => joinMember(`raider${index}`));
    await expect.poll(() => contentsIn(), WITHIN).toHaveLength(2);
    await passTime(MINUTE_MS);

    await expect
      .poll(() => contentsIn(), WITHIN)
      .toEqual([`Hi <@${ids[0]}>`, `Hi <@${ids[1]}>`, 'And 37 others joined.']);
    const late = joinMember('late');
    await expect.poll(() => contentsIn().at(-1), WITHIN).toBe(`Hi <@${late}>`);
  });

  test('Without a limit, 500 greetings are scheduled in order at a pace the channel allows', async ({ world }) => {
    const { save, joinMember, guild } = openGreeting(world);
    await save({ join: {}, perMinute: 0 });

    const ids = Array.from({ length: 500 }, (_, index) => joinMember(`raider${index}`));

    const planned = () => listJobs(world, { guild, name: 'greetings.post' });
    await expect.poll(planned, WITHIN).toHaveLength(500);
    const due = await planned();
    expect(due.map(({ payload }) => JSON.stringify(payload).match(/"id":"(\d+)"/)?.[1])).toEqual(ids);
    const lasts = (due.at(-1)?.dueAt.getTime() ?? 0) - (due[0]?.dueAt.getTime() ?? 0);
    expect(lasts).toBeGreaterThan(498 * 1_250 - 10_000);
    await save({});
    await dropJobs(world, guild);
  });
});
