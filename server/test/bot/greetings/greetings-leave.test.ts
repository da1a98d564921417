import { describe, expect, onTestFinished } from 'vitest';
import { joinRaiders, saveRaid } from '../../support/moderation/raids.ts';
import { buildGeneral, type GuildFixture, test } from '../../support/fixtures.ts';
import { openGreeting } from '../../support/bot/greeting.ts';
import { DONE_WITHIN_MS, openPunishing } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { generalSection } from '@perigee/core/community/general/section';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../support/pass-time.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const MESSAGE =
  '{{ member.username }} {{ departure.type }}{% if moderator.username %} by {{ moderator.username }}{% endif %}{% if departure.reason %}: {{ departure.reason }}{% endif %}';

async function openLeaving(world: World) {
  const greeting = openGreeting(world);
  await greeting.save({ leave: { message: MESSAGE } });
  return greeting;
}

/** Hides the platform's audit log until the test ends or sets another delay. */
function hideAuditLog({ simulator }: World): void {
  simulator.world.setAuditDelay(null);
  onTestFinished(() => simulator.world.setAuditDelay(0));
}

const isGreetingJob = (name: string) => name.startsWith('greetings.');

/** How many cases of the guild took effect. */
async function kicksDone(world: World, guild: GuildFixture): Promise<number> {
  const punishing = openPunishing(world, guild);
  const cases = await Promise.all((await punishing.numbers()).map((number) => punishing.find(number)));
  return cases.filter((found) => found?.state === 'done').length;
}

describe('Farewells', () => {
  test('A member who leaves on their own gets a farewell for leaving', async ({ world }) => {
    const { control, guild, contentsIn } = await openLeaving(world);

    control.removeMember(guild.id, guild.member.id);

    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member left']);
  });

  test('The farewell after a manual kick names the moderator and reason', async ({ world }) => {
    const { control, guild, contentsIn } = await openLeaving(world);

    control.moderate(guild.id, guild.owner.id, { type: 'kick', targetId: guild.member.id, reason: 'Spam' });

    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member kicked by owner: Spam']);
  });

  test('The farewell after a manual ban reports the ban even without an audit log entry', async ({ world }) => {
    const { control, guild, contentsIn } = await openLeaving(world);
    hideAuditLog(world);

    control.moderate(guild.id, guild.owner.id, { type: 'ban', targetId: guild.member.id, reason: 'Spam' });
    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member banned']);
    control.setAuditDelay(0);

    control.moderate(guild.id, guild.owner.id, { type: 'ban', targetId: guild.manager.id, reason: 'Raid' });
    await expect.poll(() => contentsIn().at(-1), WITHIN).toBe('manager banned by owner: Raid');
  });

  test('A manual kick without an audit log entry gets a farewell for leaving', async ({ world }) => {
    const { control, guild, contentsIn } = await openLeaving(world);
    hideAuditLog(world);

    control.moderate(guild.id, guild.owner.id, { type: 'kick', targetId: guild.member.id, reason: 'Spam' });

    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member left']);
  });

  test('The farewell after a kick by the bot names the moderator and reason', async ({ world }) => {
    const { guild, contentsIn } = await openLeaving(world);

    await openPunishing(world, guild).punish({ type: 'kick', reason: 'Enough' });

    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member kicked by manager: Enough']);
  });

  test('Members kicked in a raid get no farewell, and members who leave then do', async ({ world }) => {
    const { control, guild, api, contentsIn, waiting } = await openLeaving(world);
    await saveRaid(api, guild);

    joinRaiders(world, guild, 30);
    await expect.poll(() => kicksDone(world, guild), WITHIN).toBe(30);
    control.removeMember(guild.id, guild.member.id);

    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member left']);
    await expect.poll(() => waiting().then((names) => names.filter(isGreetingJob)), WITHIN).toEqual([]);
    expect(contentsIn()).toEqual(['member left']);
  });

  test('A raider who comes back later and leaves gets a farewell', async ({ world }) => {
    const { control, guild, api, contentsIn, passTime } = await openLeaving(world);
    await saveRaid(api, guild);
    joinRaiders(world, guild, 4);
    await expect.poll(() => kicksDone(world, guild), WITHIN).toBe(4);
    const found = await openPunishing(world, guild).find(1);
    await passTime(DAY_MS);

    control.addMember(guild.id, found?.member.id ?? '');
    control.removeMember(guild.id, found?.member.id ?? '');

    await expect.poll(() => contentsIn(), WITHIN).toEqual([expect.stringMatching(/^raider\d left$/)]);
  });

  test('A farewell shows the length of stay in the server’s language', async ({ world }) => {
    const { save, joinMember, control, guild, contentsIn, api, isNoted, passTime } = openGreeting(world);
    await save({ leave: { message: '{{ member.name }}: {{ departure.stayed }}, {{ member.joined | date }}' } });
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, generalSection.save, { params, body: buildGeneral() });
    const alice = joinMember('alice');
    await isNoted(alice);
    await passTime(21 * DAY_MS + 2 * HOUR_MS);

    control.removeMember(guild.id, alice);

    await expect
      .poll(() => contentsIn(), WITHIN)
      .toEqual([expect.stringMatching(/^alice: 21 день 2 часа, <t:\d+:D>$/)]);
  });

  test('A farewell shows the length of stay for members from before it was set up', async ({ world }) => {
    const { save, control, guild, contentsIn, api, isNoted } = openGreeting(world);
    await save({ leave: { message: '{{ member.name }}: {{ departure.stayed }}' } });
    await isNoted(guild.member.id);
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body: buildGeneral() });

    control.removeMember(guild.id, guild.member.id);

    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member: меньше минуты']);
  });

  test('A member who leaves twice within a minute gets one farewell', async ({ world }) => {
    const { control, guild, contentsIn, waiting } = await openLeaving(world);

    control.removeMember(guild.id, guild.member.id);
    control.addMember(guild.id, guild.member.id);
    control.removeMember(guild.id, guild.member.id);
    control.removeMember(guild.id, guild.manager.id);

    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member left', 'manager left']);
    await expect.poll(() => waiting(), WITHIN).toEqual([]);
  });

  test('A leave event redelivered minutes later sends no second farewell', async ({ world }) => {
    const { control, guild, contentsIn, waiting, passTime } = await openLeaving(world);
    control.removeMember(guild.id, guild.member.id);
    await expect.poll(() => contentsIn(), WITHIN).toEqual(['member left']);
    await passTime(2 * MINUTE_MS);

    // Simulates a session that is resumed after a crash.
    world.simulator.control.repeatEvents('GUILD_MEMBER_REMOVE', guild.member.id);
    control.removeMember(guild.id, guild.manager.id);

    await expect.poll(() => contentsIn(), WITHIN).toContain('manager left');
    await expect.poll(() => waiting(), WITHIN).toEqual([]);
    expect(contentsIn()).toEqual(['member left', 'manager left']);
  });
});
