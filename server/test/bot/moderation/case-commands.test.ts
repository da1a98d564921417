import { describe, expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { openPunishing } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

const ownerChat = (world: World, guild: GuildFixture) => openChat(world, { ...guild, member: guild.owner });

/** Opens cases against the guild's member, by its owner. */
const open = ({ services }: World, guild: GuildFixture, reasons: readonly string[]) =>
  services.punishments.note({
    guildId: guild.id,
    members: [{ id: guild.member.id, name: 'member' }],
    moderator: { id: guild.owner.id, name: 'owner' },
    reason: reasons[0] ?? '',
    source: 'command',
  });
const warn = ({ services }: World, guild: GuildFixture, reason: string) =>
  services.punishments.punish({
    guildId: guild.id,
    type: 'warn',
    members: [{ id: guild.member.id, name: 'member' }],
    moderator: { id: guild.owner.id, name: 'owner' },
    reason,
    source: 'command',
  });
const ban = ({ services }: World, guild: GuildFixture, durationMs: number) =>
  services.punishments.punish({
    guildId: guild.id,
    type: 'ban',
    members: [{ id: guild.member.id, name: 'member' }],
    moderator: { id: guild.owner.id, name: 'owner' },
    reason: 'spam',
    source: 'command',
    durationMs,
  });

interface Shown {
  embeds?: readonly object[];
  components?: readonly unknown[];
}
const embedOf = ({ embeds = [] }: Shown) => {
  const [embed = {}] = embeds;
  return { title: '', description: '', url: '', ...embed };
};
const buttonsOf = ({ components }: Shown) => JSON.stringify(components).match(/cases:page:[^"]+/g) ?? [];

describe('Case command', () => {
  test('Shows a case with its trail and a link to the dashboard', async ({ world, guild }) => {
    const chat = ownerChat(world, guild);
    await warn(world, guild, 'spam [x](https://evil.example)');
    await chat.ask('!reason 1 flood');

    const { title, description, url } = embedOf(await chat.ask('!case 1'));

    expect(title).toBe('#1 · Warning');
    expect(url).toBe(`http://localhost:3000/guilds/${guild.id}/cases/1`);
    expect(description).toContain('flood');
    expect(description).toContain(String.raw`reason changed · «spam \[x](https://evil.example)» → «flood»`);
    expect(description).toContain(`Moderator: <@${guild.owner.id}>`);
  });

  test('The text of a note is hidden in the channel but shown by the slash command', async ({ world, guild }) => {
    await open(world, guild, ['secret']);
    const chat = ownerChat(world, guild);

    const typed = embedOf(await chat.ask('!case 1'));
    const listed = embedOf(await chat.ask(`!cases <@${guild.member.id}>`));
    const slash = embedOf(await chat.slash('case', { number: 1 }));

    expect([typed, listed].some(({ description }) => description.includes('secret'))).toBe(false);
    expect(slash.description).toContain('secret');
  });

  test('The case command refuses unknown numbers and members without permission', async ({ world, guild }) => {
    const answers = [await ownerChat(world, guild).ask('!case 7'), await openChat(world, guild).ask('!case 1')];

    expect(answers.map(({ content }) => content)).toEqual([
      'There’s no case #7.',
      'To use this command you need: Time Out Members.',
    ]);
  });

  test('A case of another server is not found', async ({ world, guild }) => {
    const other = createGuild(world);
    await warn(world, other, 'there');

    const { content } = await ownerChat(world, guild).ask('!case 1');

    expect(content).toBe('There’s no case #1.');
  });
});

test('A member’s history says when a punishment in force expires, and no longer once it is over', async ({
  world,
  guild,
}) => {
  const { punish, lift } = openPunishing(world, guild);
  const chat = openChat(world, { ...guild, member: guild.owner });
  const listed = async () => embedOf(await chat.ask(`!cases <@${guild.member.id}>`)).description;
  await punish({ type: 'ban', durationMs: 3_600_000 });

  const during = await listed();
  await lift('unban');

  expect(during).toMatch(/expires <t:\d+:R>/);
  expect(await listed()).not.toContain('expires');
});

test('A member’s history counts cases by type, and only its requester can turn the pages', async ({ world, guild }) => {
  for (let index = 1; index <= 11; index += 1) await warn(world, guild, `reason ${index}`);
  await open(world, guild, ['seen']);
  const chat = ownerChat(world, guild);

  const first = await chat.ask(`!cases <@${guild.member.id}>`);
  const shown = { ...embedOf(first) };
  const [, older = ''] = buttonsOf(first);
  await chat.press(first.id, older, guild.manager.id);
  const refused = chat.answers().at(-1);
  await chat.press(first.id, older);
  const second = embedOf(chat.answers().find(({ id }) => id === first.id) ?? {});

  expect(shown.title).toBe('12 cases');
  expect(shown.description).toContain('Warning: 11 · Note: 1');
  expect(shown.description).toContain('reason 11');
  expect(shown.description).not.toContain('reason 2 ');
  expect(refused).toMatchObject({ onlyFor: guild.manager.id });
  expect(second.description).toMatch(/reason 2\n.*reason 1$/);
});

describe('Duration command', () => {
  test('A new duration counts from the start of the case, and 0 removes the end', async ({ world, guild }) => {
    await ban(world, guild, 3_600_000);
    await world.services.punishments.settled(guild.id, [1], 5_000);
    const chat = ownerChat(world, guild);

    const longer = await chat.ask('!duration 1 2 days');
    const changed = await world.services.cases.find({ guildId: guild.id, number: 1 });
    const endless = await chat.ask('!duration 1 0');

    expect(longer.content).toMatch(/^Case #1 now ends <t:\d+:f> \(<t:\d+:R>\): <@\d+>/i);
    expect((changed?.endsAt?.getTime() ?? 0) - (changed?.createdAt.getTime() ?? 0)).toBe(2 * 86_400_000);
    expect(endless.content).toContain(`Case #1 now lasts until it’s lifted: <@${guild.member.id}>`);
  });

  test.for([
    { given: '366d', says: 'A duration is 1 second to 365 days' },
    { given: '999999999999s', says: 'A duration is 1 second to 365 days' },
    { given: 'soon', says: '“duration” must be a time' },
    { given: '10', says: 'Did you mean 10 minutes, 10 hours, or 10 days?' },
  ])('Rejects the case duration $given', async ({ given, says }, { world, guild }) => {
    await warn(world, guild, 'spam');

    const { content } = await ownerChat(world, guild).ask(`!duration 1 ${given}`);

    expect(content).toContain(says);
  });

  test('The duration command refuses warnings', async ({ world, guild }) => {
    await warn(world, guild, 'spam');

    const { content } = await ownerChat(world, guild).ask('!duration 1 1h');

    expect(content).toBe('Case #1 isn’t a mute or a ban, so it has no duration.');
  });
});

test('A moderator who can’t ban can’t change the reason of a ban', async ({ world, guild }) => {
  await ban(world, guild, 3_600_000);
  const { createRole, grantRole } = world.simulator.world;
  grantRole(guild.id, guild.manager.id, createRole(guild.id, { permissions: ['ModerateMembers'] }));
  const chat = openChat(world, { ...guild, member: guild.manager });

  const { content } = await chat.ask('!reason 1 other');

  expect(content).toBe('To use this command you need: Ban Members.');
});

test('A reason has at most 512 characters', async ({ world, guild }) => {
  await warn(world, guild, 'spam');
  const chat = ownerChat(world, guild);

  const answers = [await chat.ask(`!reason 1 ${'x'.repeat(512)}`), await chat.ask(`!reason 1 ${'x'.repeat(513)}`)];

  expect(answers[0]?.content).toContain('The reason for case #1 has been changed: <@');
  expect(answers[1]?.content).toMatch(/512/);
});
