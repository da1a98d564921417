import { describe, expect } from 'vitest';
import { saveCommand } from '../../support/bot/command-settings.ts';
import { createPerson, test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { saveModeration } from '../../support/punishing.ts';
import { BOT_ID } from '../../support/world.ts';

/** Answers without mentions, which differ from run to run. */
const plain = (content: string) => content.replaceAll(/<@&?\d+>/g, '<@>');

describe('Role hierarchy', () => {
  test('A refused warning states its specific reason', async ({ world }) => {
    const { chat, guild, join, moderator, moderatorRole, control, cases } = openModerating(world);
    const equal = join('equal', moderatorRole);
    const stranger = createPerson(world, 'stranger');
    control.addMember(guild.id, stranger.id);
    control.removeMember(guild.id, stranger.id);

    const answers = [
      await chat.slash('warn', { member: BOT_ID }),
      await chat.slash('warn', { member: moderator.id }),
      await chat.slash('warn', { member: guild.owner.id }),
      await chat.slash('warn', { member: equal.id }),
      await chat.slash('warn', { member: stranger.id }),
      await chat.ask('!warn 123456789012345678'),
    ];

    expect(answers.map(({ content }) => plain(content))).toEqual([
      '🚫 That’s me. I won’t punish myself.',
      '🚫 You can’t punish yourself.',
      '🚫 <@> (owner) owns this server and can’t be punished.',
      '🚫 <@> (equal)’s highest role isn’t below yours.',
      '🚫 “stranger” isn’t on this server.',
      '🚫 Can’t find “123456789012345678”.',
    ]);
    expect(await cases()).toEqual([]);
  });

  test('Refuses to ban a member above the bot, even for the owner', async ({ world }) => {
    const { chatOf, control, guild, join } = openModerating(world);
    const high = join('high', control.createRole(guild.id, { name: 'Above the bot', position: 20 }));

    const { content } = await chatOf(guild.owner).ask(`!ban ${high.id}`);

    expect(plain(content)).toBe('🚫 <@> (high)’s highest role isn’t below mine: move my role above it.');
  });

  test('Refuses to time out an administrator', async ({ world, api }) => {
    const { chatOf, control, guild, join } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const admin = join('admin', control.createRole(guild.id, { permissions: ['Administrator'] }));

    const { content } = await chatOf(guild.owner).ask(`!mute ${admin.id} 1h`);

    expect(plain(content)).toContain('<@> (admin) is an administrator');
  });

  test('A person outside the server can be banned but not kicked', async ({ world }) => {
    const { chat, control, guild } = openModerating(world);
    const stranger = createPerson(world, 'stranger');

    const answers = [await chat.ask(`!kick ${stranger.id}`), await chat.ask(`!ban ${stranger.id}`)];

    expect(answers.map(({ content }) => plain(content))).toEqual([
      '🚫 “stranger” isn’t on this server.',
      '🔨 Banned: <@> (stranger) · until lifted · case **#1**\n-# ✉️ Direct message not delivered: <@> (stranger)',
    ]);
    expect(control.isBanned(guild.id, stranger.id)).toBe(true);
  });
});

describe('Member names', () => {
  test('Finds members by name in any case and suggests similar names', async ({ world }) => {
    const { chat, join } = openModerating(world);
    for (const name of ['ann', 'annabelle', 'bob marley']) join(name);

    const answers = [
      await chat.ask('!warn ANN'),
      await chat.ask('!warn anna'),
      await chat.ask('!warn "Bob Marley" spam'),
      await chat.ask('!warn nobody'),
    ];

    expect(answers.map(({ content }) => plain(content).split('\n')[0])).toEqual([
      '⚠️ Warned: <@> (ann) · case **#1**',
      'Nobody is called “anna”. Did you mean <@> (annabelle)?',
      '⚠️ Warned: <@> (bob marley) · case **#2**',
      'Can’t find “nobody”.',
    ]);
  });

  test('A slash command lists the members of an ambiguous name', async ({ world }) => {
    const { chat, join, registered } = openModerating(world);
    const bob = join('bob');
    join('ann');
    join('ann');
    await registered();

    const { content } = await chat.slash('warn', { member: bob.id, more: 'ann' });

    expect(plain(content)).toContain(
      'Several people are called “ann”: <@> (ann), <@> (ann). Mention the right one or give their ID.',
    );
  });
});

describe('Missing permissions', () => {
  test('A refusal names the permission that the member or the bot lacks', async ({ world }) => {
    const { chat, chatOf, guild } = openModerating(world, {
      moderatorMay: ['ModerateMembers', 'BanMembers', 'KickMembers'],
      botPermissions: ['ViewChannel', 'SendMessages', 'ReadMessageHistory'],
    });

    const answers = [
      await chatOf(guild.member).ask(`!ban ${guild.manager.id}`),
      await chat.ask(`!ban ${guild.member.id}`),
      await chat.ask(`!kick ${guild.member.id}`),
      await chat.ask(`!mute ${guild.member.id} 1h`),
    ];

    expect(answers.map(({ content }) => content)).toEqual([
      'To use this command you need: Ban Members.',
      'For this I need: Ban Members.',
      'For this I need: Kick Members.',
      'Mutes don’t work here yet: choose a mute role or turn timeouts on, in the moderation settings.',
    ]);
  });

  test('Refuses to mute when the mute role is above the bot, and opens no case', async ({ world, api }) => {
    const { chat, control, guild, botRole, cases } = openModerating(world);
    const muteRole = control.createRole(guild.id, { name: 'Muted', position: 5 });
    await saveModeration(api, guild, { muteRole });
    control.deleteRole(guild.id, botRole);

    const { content } = await chat.ask(`!mute ${guild.member.id}`);

    expect(plain(content)).toBe('I can’t give the mute role <@>: move my role above it.');
    expect(await cases()).toEqual([]);
  });
});

test.for([
  { given: '0s', answer: '“duration” must be between 1 second and 365 days.' },
  { given: '366d', answer: '“duration” must be between 1 second and 365 days.' },
  { given: '1000000000000s', answer: '“duration” must be between 1 second and 365 days.' },
  { given: '0 spam', answer: '“duration” must be a time with units' },
  { given: '-5m spam', answer: '“duration” is in the past.' },
])('Refuses a ban with the duration $given', async ({ given, answer }, { world }) => {
  const { chat, guild, cases } = openModerating(world);

  const { content } = await chat.ask(`!ban ${guild.member.id} ${given}`);

  expect(content).toContain(answer);
  expect(content).toContain('Usage: `!ban <member…> [duration] [delete:…] [reason] [silent:…]`');
  expect(await cases()).toEqual([]);
});

test('A ban can last 365 days', async ({ world }) => {
  const { chat, guild, cases } = openModerating(world);

  await chat.ask(`!ban ${guild.member.id} 365d`);

  expect(await cases()).toMatchObject([{ state: 'done', durationMs: 31_536_000_000 }]);
});

test('Moderation commands respect their forbidden roles and channels', async ({ world, api }) => {
  const { chat, guild, moderatorRole, cases } = openModerating(world);
  const set = (name: string, changes: object) =>
    saveCommand(api, guild.owner.token, { guildId: guild.id, name }, changes);
  await set('warn', { forbiddenRoles: [moderatorRole] });
  await set('ban', { forbiddenChannels: [guild.channelId] });

  const answers = [await chat.ask(`!warn ${guild.member.id}`), await chat.ask(`!ban ${guild.member.id}`)];

  expect(answers.map(({ content }) => content)).toEqual([
    'One of your roles isn’t allowed to use this command.',
    'This command doesn’t work in this channel.',
  ]);
  expect(await cases()).toEqual([]);
});
