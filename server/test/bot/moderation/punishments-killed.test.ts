import { expect, test } from 'vitest';
import type { Services } from '../../../src/features/index.ts';
import type { PunishmentOrder } from '../../../src/features/moderation/cases/punishments/punishments.ts';
import { createGuild, type GuildFixture } from '../../support/fixtures.ts';
import { type Killable, passUntilReported, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { openPunishing } from '../../support/punishing.ts';

const ban = { method: 'PUT', path: /\/bans\/\d+$/ };
const unban = { method: 'DELETE', path: /\/bans\/\d+$/ };
const kick = { method: 'DELETE', path: /\/guilds\/\d+\/members\/\d+$/ };
const message = { method: 'POST', path: /\/channels\/\d+\/messages$/ };

/** The punishment, the call after which the process is killed, and the calls allowed only once. */
interface Case {
  type: PunishmentOrder['type'];
  lostCall: Call;
  calls: Call[];
}

const ON_THE_SERVER: Case[] = [
  { type: 'ban', lostCall: ban, calls: [ban] },
  { type: 'kick', lostCall: kick, calls: [kick] },
  { type: 'softban', lostCall: ban, calls: [ban] },
  { type: 'softban', lostCall: unban, calls: [ban] },
];
/** Separate, because an unanswered direct message delays a punishment only by seconds. */
const TO_THE_MEMBER: Case[] = [{ type: 'kick', lostCall: message, calls: [kick, message] }];

test.for([
  { what: 'the moderation call', given: ON_THE_SERVER },
  { what: 'the direct message', given: TO_THE_MEMBER },
])('A punishment runs once when its process is killed right after $what', async ({ given }) => {
  const killable = await openKillable();
  const { world: platform } = killable.simulator;
  const cases = given.map((each) => ({ ...each, guild: createGuild(killable) }));
  await killable.withoutBot(async (services) => {
    for (const { guild, type } of cases) await order(services, guild, { type });
  });
  for (const { lostCall, guild } of cases) {
    const about = lostCall === message ? guild.member.id : guild.id;
    platform.fail({ ...lostCall, about, status: 'lost', times: 1 });
  }
  const lostCalls = () => cases.map(({ lostCall, guild }) => callsTo(killable, lostCall, guild));

  const killed = killable.spawn();
  await expect.poll(() => lostCalls().every((count) => count > 0), WITHIN).toBe(true);
  await killed.kill();
  const untilKilled = lostCalls();
  const { services } = await killable.startNext();

  for (const [index, { guild, lostCall, calls }] of cases.entries()) {
    const punishing = openPunishing({ ...killable, services }, guild);
    await expect.poll(() => punishing.find(1), WITHIN).toMatchObject({ state: 'done', delivery: 'sent' });
    // The lost call was not repeated after the kill; a slow machine may have made it twice before.
    for (const call of calls) expect(callsTo(killable, call, guild)).toBe(call === lostCall ? untilKilled[index] : 1);
    expect(platform.directMessages(guild.member.id)).toHaveLength(1);
    expect((await punishing.trail(1)).map(({ kind }) => kind)).toEqual(['opened', 'done']);
  }
});

test('Reports to the moderator in the channel when the process dies before answering', async () => {
  const killable = await openKillable();
  const guild = createGuild(killable);
  const report = { channelId: guild.channelId, moderatorId: guild.manager.id };
  await killable.withoutBot((services) => order(services, guild, { type: 'ban', report }));
  const notices = () =>
    killable.simulator.world.messages(guild.channelId).find(({ content }) => content.includes('#1'))?.content;

  const next = await killable.startNext();
  await passUntilReported(next, guild, () => notices() !== undefined);

  expect(notices()).toContain(`<@${guild.manager.id}>`);
});

/** Opens the case without executing it. */
function order(
  { punishments }: Services,
  { id: guildId, member, manager }: GuildFixture,
  input: Pick<PunishmentOrder, 'type'> & Partial<PunishmentOrder>,
) {
  return punishments.punish({
    guildId,
    members: [{ id: member.id, name: 'member' }],
    moderator: { id: manager.id, name: 'manager' },
    reason: 'spam',
    source: 'command',
    ...input,
  });
}

interface Call {
  method: string;
  path: RegExp;
}

/** How often the call was made in that guild, or to its member's direct channel. */
function callsTo({ simulator }: Killable, { method, path }: Call, { id, member }: GuildFixture): number {
  const inboxes = simulator.world.directMessages(member.id).map(({ channelId }) => channelId);
  return simulator.world
    .requests()
    .map((request) => ({ method: request.method, path: request.path.split('?')[0] ?? '' }))
    .filter((request) => request.method === method && path.test(request.path))
    .filter((request) => [id, ...inboxes].some((each) => request.path.split('/').includes(each))).length;
}
