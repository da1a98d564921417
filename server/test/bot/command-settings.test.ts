import { refusalsSection } from '@perigee/core/base/refusals/section';
import { describe, expect } from 'vitest';
import { denyInChannel } from '../support/moderation/deny-in-channel.ts';
import { openChat } from '../support/chat.ts';
import { saveCommand, setPastPlatform, slashId } from '../support/bot/command-settings.ts';
import { buildGeneral, createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import { BOT_ID, type World } from '../support/world.ts';

function giveRole({ simulator }: World, { id, member }: GuildFixture): string {
  const roleId = simulator.world.createRole(id, { name: 'Given', position: 0 });
  simulator.world.grantRole(id, member.id, roleId);
  return roleId;
}

describe('Disabled commands', () => {
  test('The bot ignores a disabled command when it is typed, even by the owner', async ({ world, guild }) => {
    await setPastPlatform(world, guild, 'info', { enabled: false });
    const chat = openChat(world, { ...guild, member: guild.owner });

    chat.say('!info');
    await chat.ask('!ping');

    expect(chat.answers()).toHaveLength(1);
  });

  test('Only administrators see a disabled slash command, and it tells them that it is off', async ({
    world,
    guild,
    api,
  }) => {
    await slashId(world);
    await saveCommand(api, guild.owner.token, { guildId: guild.id, name: 'info' }, { enabled: false });

    const notice = await openChat(world, { ...guild, member: guild.owner }).slash('info');
    const offered = world.simulator.world.slash(guild.member.id, guild.channelId, 'info');

    expect(notice).toMatchObject({ content: 'This command is turned off on this server.', isEphemeral: true });
    await expect(offered).rejects.toThrow('/info is not available to this person here');
  });

  test('Help omits a disabled command, and the mention reply omits a disabled help command', async ({
    world,
    guild,
  }) => {
    await setPastPlatform(world, guild, 'info', { enabled: false });
    const chat = openChat(world, guild);

    const overview = await chat.ask('!help');
    const details = await chat.ask('!help info');
    await setPastPlatform(world, guild, 'help', { enabled: false });
    const hint = await chat.ask(`<@${BOT_ID}>`);

    expect(JSON.stringify(overview.embeds)).not.toContain('!info');
    expect(details.content).toBe('“command” isn’t clear. Did you mean user, server, or role?');
    expect(hint.content).toBe('The prefix on this server is `!`.');
  });
});

describe('Command roles', () => {
  test('A forbidden role overrides an allowed role, both for typed and for slash commands', async ({
    world,
    guild,
  }) => {
    const [forbidden, allowed] = [giveRole(world, guild), giveRole(world, guild)];
    await setPastPlatform(world, guild, 'info', { forbiddenRoles: [forbidden], allowedRoles: [allowed] });
    const chat = openChat(world, guild);

    const answers = [await chat.ask('!info'), await chat.slash('info')];

    expect(answers.map(({ content }) => content)).toEqual([
      'One of your roles isn’t allowed to use this command.',
      'One of your roles isn’t allowed to use this command.',
    ]);
    expect(answers[1]).toMatchObject({ isEphemeral: true });
  });

  test('Only members with an allowed role can use a command, and a refusal names the allowed roles', async ({
    world,
    guild,
    api,
  }) => {
    await slashId(world);
    const role = giveRole(world, guild);
    await saveCommand(api, guild.owner.token, { guildId: guild.id, name: 'info' }, { allowedRoles: [role] });
    const [member, manager] = [openChat(world, guild), openChat(world, { ...guild, member: guild.manager })];

    const admitted = [await member.ask('!info'), await member.slash('info')];
    const refused = await manager.ask('!info');
    const offered = world.simulator.world.slash(guild.manager.id, guild.channelId, 'info');

    expect(admitted).toMatchObject([{ embeds: [{ title: 'Perigee' }] }, { embeds: [{ title: 'Perigee' }] }]);
    expect(refused).toMatchObject({
      content: `Only members with one of these roles can use this command: <@&${role}>.`,
      mentionRoleIds: [],
    });
    await expect(offered).rejects.toThrow('/info is not available to this person here');
  });

  test('An allowed role does not replace a permission that the command requires', async ({ world, guild, api }) => {
    await slashId(world);
    const role = giveRole(world, guild);
    await saveCommand(api, guild.owner.token, { guildId: guild.id, name: 'prefix' }, { allowedRoles: [role] });
    const chat = openChat(world, guild);

    const answers = [await chat.ask('!prefix ?'), await chat.slash('prefix', { prefix: '?' })];

    expect(answers.map(({ content }) => content)).toEqual([
      'To use this command you need: Manage Server.',
      'To use this command you need: Manage Server.',
    ]);
  });

  test('Role and channel restrictions do not apply to administrators', async ({ world, guild }) => {
    await setPastPlatform(world, guild, 'info', {
      forbiddenChannels: [guild.channelId],
      allowedRoles: [giveRole(world, guild)],
    });
    const chat = openChat(world, { ...guild, member: guild.owner });

    const answers = [await chat.ask('!info'), await chat.slash('info')];

    expect(answers).toMatchObject([{ embeds: [{ title: 'Perigee' }] }, { embeds: [{ title: 'Perigee' }] }]);
  });
});

describe('Command channels', () => {
  test('A command in a forbidden channel is refused, and the answer suggests a channel the member sees', async ({
    world,
  }) => {
    const guild = createGuild(world, { channels: ['one', 'two', 'staff'] });
    const [one = '', two = '', staff = ''] = guild.channelIds;
    await denyInChannel(world, { ...guild, channelId: staff }, 'ViewChannel');
    await setPastPlatform(world, guild, 'info', { forbiddenChannels: [one] });
    const chat = openChat(world, guild);

    const answers = [await chat.ask('!info'), await chat.slash('info')];
    await setPastPlatform(world, guild, 'info', { allowedChannels: [staff] });
    const nowhere = await chat.ask('!info');

    const notice = `This command doesn’t work in this channel. Try: <#${two}>.`;
    expect(answers.map(({ content }) => content)).toEqual([notice, notice]);
    expect(answers[1]).toMatchObject({ isEphemeral: true });
    expect(nowhere.content).toBe('This command doesn’t work in this channel.');
  });

  test('Only slash commands in a forbidden channel get an answer if silent refusals are on', async ({
    world,
    guild,
    api,
  }) => {
    await setPastPlatform(world, guild, 'info', { forbiddenChannels: [guild.channelId] });
    await api.call(guild.owner.token, refusalsSection.save, { params: { guildId: guild.id }, body: { silent: true } });
    const chat = openChat(world, guild);

    chat.say('!info');
    const slash = await chat.slash('info');
    await chat.ask('!ping');

    expect(slash).toMatchObject({ content: 'This command doesn’t work in this channel.', isEphemeral: true });
    expect(chat.answers().filter(({ onlyFor }) => onlyFor === null)).toHaveLength(1);
  });

  test('A refusal lists the allowed channels in the language of the server', async ({ world }) => {
    const guild = createGuild(world, { channels: ['one', 'two'] });
    const [, two = ''] = guild.channelIds;
    await setPastPlatform(world, guild, 'info', { allowedChannels: [two] });
    const value = buildGeneral({ prefix: '!' });
    await world.services.settings.save({
      guildId: guild.id,
      section: 'general',
      value,
      savedBy: guild.owner.id,
      caller: null,
    });

    const chat = openChat(world, guild);
    const refused = [await chat.ask('!info'), await chat.slash('info')];
    const answered = await openChat(world, { ...guild, channelId: two }).ask('!info');

    const notice = `Команда работает в других каналах: <#${two}>.`;
    expect(refused).toMatchObject([{ content: notice }, { content: notice, isEphemeral: true }]);
    expect(answered.embeds).toMatchObject([{ title: 'Перигей' }]);
  });

  test('Discord does not offer a slash command in its forbidden channels', async ({ world, guild, api }) => {
    await slashId(world);
    const set = { forbiddenChannels: [guild.channelId] };
    await saveCommand(api, guild.owner.token, { guildId: guild.id, name: 'info' }, set);

    const offered = world.simulator.world.slash(guild.member.id, guild.channelId, 'info');

    await expect(offered).rejects.toThrow('/info is not available to this person here');
  });
});

describe('Deletion of command messages', () => {
  test('The command message is deleted when the command runs, and the answer references no message', async ({
    world,
    guild,
  }) => {
    await setPastPlatform(world, guild, 'info', { deleteUsage: true });
    const chat = openChat(world, guild);

    chat.say('!info');
    const isAnswer = ({ authorId }: { authorId: string }) => authorId === BOT_ID;
    const answer = await world.simulator.world.waitForMessage(guild.channelId, isAnswer, 2_500);

    await expect.poll(() => contents(world, guild)).not.toContain('!info');
    expect(answer).toMatchObject({ referenceId: null, embeds: [{ title: 'Perigee' }] });
  });

  test('The command message stays when the command is refused', async ({ world, guild }) => {
    await setPastPlatform(world, guild, 'prefix', { deleteUsage: true });

    await openChat(world, guild).ask('!prefix ?');

    expect(contents(world, guild)).toContain('!prefix ?');
  });

  test('A command is answered even if the bot lacks the permission to delete its message', async ({ world }) => {
    const guild = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages', 'EmbedLinks'] });
    await setPastPlatform(world, guild, 'info', { deleteUsage: true });

    const answer = await openChat(world, guild).ask('!info');

    expect(answer.embeds).toMatchObject([{ title: 'Perigee' }]);
    expect(contents(world, guild)).toContain('!info');
  });
});

test('Help lists only commands that the member can use here, and shows a command’s restrictions', async ({
  world,
  guild,
}) => {
  await setPastPlatform(world, guild, 'poll', { forbiddenRoles: [giveRole(world, guild)] });
  await setPastPlatform(world, guild, 'remind', { forbiddenChannels: [guild.channelId] });
  const chat = openChat(world, guild);

  const [list, details] = [await chat.ask('!help'), await chat.ask('!help remind')];
  const ofManager = await openChat(world, { ...guild, member: guild.manager }).ask('!help');

  const [mine, theirs] = [JSON.stringify(list.embeds), JSON.stringify(ofManager.embeds)];
  expect(['!poll', '!remind`', '!prefix', '!ping'].map((name) => mine.includes(name))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(['!poll', '!remind`', '!prefix'].map((name) => theirs.includes(name))).toEqual([true, false, true]);
  expect(details.embeds).toMatchObject([
    { fields: expect.arrayContaining([expect.objectContaining({ name: 'Not in', value: `<#${guild.channelId}>` })]) },
  ]);
});

function contents({ simulator }: World, { channelId }: GuildFixture): string[] {
  return simulator.world.messages(channelId).map(({ content }) => content);
}
