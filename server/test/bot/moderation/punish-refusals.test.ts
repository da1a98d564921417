import { describe, expect } from 'vitest';
import { saveCommand } from '../../support/bot/command-settings.ts';
import { createPerson, test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { saveModeration } from '../../support/punishing.ts';
import { BOT_ID } from '../../support/world.ts';

/** Answers without mentions, which differ from run to run. */
const plain = (content: string) => content.replaceAll(/<@&?\d+>/g, '<@>');

describe('the hierarchy', () => {
  test('is told by its own words for each reason', async ({ world }) => {
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

  test('keeps the bot from whoever is above it, also when the owner asks', async ({ world }) => {
    const { chatOf, control, guild, join } = openModerating(world);
    const high = join('high', control.createRole(guild.id, { name: 'Above the bot', position: 20 }));

    const { content } = await chatOf(guild.owner).ask(`!ban ${high.id}`);

    expect(plain(content)).toBe('🚫 <@> (high)’s highest role isn’t below mine: move my role above it.');
  });

  test('says that an administrator can not be muted', async ({ world, api }) => {
    const { chatOf, control, guild, join } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const admin = join('admin', control.createRole(guild.id, { permissions: ['Administrator'] }));

    const { content } = await chatOf(guild.owner).ask(`!mute ${admin.id} 1h`);

    expect(plain(content)).toContain('<@> (admin) is an administrator');
  });

  test('stands against nobody who is not there: they can be banned, and only banned', async ({ world }) => {
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

describe('a name', () => {
  test('is found in any case, and asked about where it is not clear', async ({ world }) => {
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
      '🚫 Nobody is called “anna”. Did you mean one of these: <@> (annabelle)?',
      '⚠️ Warned: <@> (bob marley) · case **#2**',
      '🚫 Can’t find “nobody”.',
    ]);
  });

  test('of several is answered with all of them', async ({ world }) => {
    const { chat, join } = openModerating(world);
    join('ann');
    join('ann');

    const { content } = await chat.ask('!warn ann');

    expect(plain(content)).toBe(
      '🚫 Several people are called “ann”: <@> (ann), <@> (ann). Mention the right one or give their ID.',
    );
  });
});

describe('what is missing', () => {
  test('is named, of the member and of the bot', async ({ world }) => {
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
      'Can’t mute for that long: set up the mute role, or turn timeouts on and mute for less than 28 days.',
    ]);
  });

  test('a mute role above the bot is said before anything is done', async ({ world, api }) => {
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
  { given: '10 spam', answer: '“duration” must be a duration with units' },
])('a ban for $given is refused', async ({ given, answer }, { world }) => {
  const { chat, guild, cases } = openModerating(world);

  const { content } = await chat.ask(`!ban ${guild.member.id} ${given}`);

  expect(content).toContain(answer);
  expect(content).toContain('Usage: `!ban <member…> [duration] [delete:…] [reason]`');
  expect(await cases()).toEqual([]);
});

test('a ban of 365 days is none too long', async ({ world }) => {
  const { chat, guild, cases } = openModerating(world);

  await chat.ask(`!ban ${guild.member.id} 365d`);

  expect(await cases()).toMatchObject([{ state: 'done', durationMs: 31_536_000_000 }]);
});

test('the commands’ own roles and channels hold', async ({ world, api }) => {
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
