import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { generalSection } from '@perigee/core/community/general/section';
import { openChat } from '../../support/chat.ts';
import { buildGeneral, createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { BOT_ID, type World } from '../../support/world.ts';

const RIGHTS = ['ViewChannel', 'SendMessages', 'ReadMessageHistory', 'ManageRoles', 'ManageMessages'] as const;

const KEEPING = ['ManageChannels', 'ManageThreads', 'ManageMessages'] as const;

/** The chat as the guild's owner. */
const ownerChat = (world: World, guild: GuildFixture) => openChat(world, { ...guild, member: guild.owner });
const write = ({ simulator }: World, { channelId, member }: GuildFixture, count: number, authorId = member.id) =>
  Array.from({ length: count }, (_, index) => simulator.world.say(authorId, channelId, `word ${index}`));

/** The bot's next answer starting with this text. The message it replied to may already be deleted. */
const nextAnswer = (world: World, { channelId }: GuildFixture, begins: string) =>
  world.simulator.world.waitForMessage(
    channelId,
    ({ authorId, content }) => authorId === BOT_ID && content.startsWith(begins),
    5_000,
  );

describe('Slowmode', () => {
  test('Slowmode can be set, shown and turned off', async ({ world, guild }) => {
    const chat = ownerChat(world, guild);
    const channel = `<#${guild.channelId}>`;

    const answers = [];
    for (const command of ['!slowmode', '!slowmode 1h 30m', '!slowmode', '!slowmode 21600', '!slowmode off']) {
      answers.push((await chat.ask(command)).content);
    }

    expect(answers).toEqual([
      `Slow mode is off in ${channel}.`,
      `🐢 Slow mode in ${channel}: 1 hour 30 minutes between a member’s messages.`,
      `Slow mode in ${channel}: 1 hour 30 minutes between a member’s messages.`,
      `🐢 Slow mode in ${channel}: 6 hours between a member’s messages.`,
      `🐇 Slow mode is off in ${channel}.`,
    ]);
    expect((await platformOf(world).channel(guild.channelId)).rate_limit_per_user).toBe(0);
  });

  test.for(['21601', '6h1s', 'soon', '-5'])('Slowmode refuses the duration %s', async (given, { world, guild }) => {
    const { content } = await ownerChat(world, guild).ask(`!slowmode ${given}`);

    expect(content).toMatch(/^Slow mode can be 0 to 6 hours/);
  });

  test('Slowmode refuses channels of other servers and missing permissions', async ({ world, guild }) => {
    const other = createGuild(world);
    const weak = createGuild(world, { botPermissions: [...RIGHTS] });

    const answers = [
      await ownerChat(world, guild).ask(`!slowmode 5s <#${other.channelId}>`),
      await openChat(world, guild).ask('!slowmode 5s'),
      await ownerChat(world, weak).ask('!slowmode 5s'),
    ];

    expect(answers.map(({ content }) => content)).toEqual([
      'I can’t see that channel on this server.',
      'To use this command you need: Manage Channels.',
      'For this I need: Manage Channels.',
    ]);
  });
});

describe('Lock and unlock', () => {
  test.for(['10m raid', 'for 2 hours', 'до завтра'])(
    '"!lock %s" locks nothing, as a lock has no end',
    async (typed, { world, guild }) => {
      const { content } = await ownerChat(world, guild).ask(`!lock ${typed}`);

      expect(content).toContain('Nothing was locked');
      expect((await platformOf(world).overwrite(guild.channelId, guild.id))?.deny ?? 0n).toBe(0n);
    },
  );

  test('Unlocking restores the exact permissions from before the lock', async ({ world, guild }) => {
    const platform = platformOf(world);
    const chat = ownerChat(world, guild);
    await platform.setOverwrite(guild.channelId, guild.id, { allow: Bits.SendMessages, deny: Bits.AddReactions });

    const locked = await chat.ask('!lock raid');
    const during = await platform.overwrite(guild.channelId, guild.id);
    const again = await chat.ask('!lock');
    const open = await chat.ask('!unlock');

    expect([locked, again, open].map(({ content }) => content)).toEqual([
      `🔒 <#${guild.channelId}> is locked. Reason: raid`,
      `<#${guild.channelId}> is already locked: members can’t write there.`,
      `🔓 <#${guild.channelId}> is unlocked; its permissions are as before.`,
    ]);
    const denied =
      Bits.SendMessages | Bits.SendMessagesInThreads | Bits.CreatePublicThreads | Bits.CreatePrivateThreads;
    expect(during).toMatchObject({ allow: 0n, deny: denied | Bits.AddReactions });
    expect(await platform.overwrite(guild.channelId, guild.id)).toMatchObject({
      allow: Bits.SendMessages,
      deny: Bits.AddReactions,
    });
  });

  test('The bot can still write in a locked channel, and unlocking leaves no permission overwrites', async ({
    world,
  }) => {
    const guild = createGuild(world, { botPermissions: [...RIGHTS, 'SendMessagesInThreads', 'CreatePublicThreads'] });
    const platform = platformOf(world);
    const chat = ownerChat(world, guild);

    const { content } = await chat.ask('!lock');
    const own = await platform.overwrite(guild.channelId, BOT_ID);
    await chat.ask('!unlock');

    expect(content).toMatch(/^🔒/);
    expect(own.allow).toBe(Bits.SendMessages);
    for (const id of [guild.id, BOT_ID]) expect((await platform.overwrite(guild.channelId, id)).isThere).toBe(false);
  });

  test('Unlocking keeps permissions that changed during the lock', async ({ world, guild }) => {
    const platform = platformOf(world);
    const chat = ownerChat(world, guild);
    await chat.ask('!lock');
    const { deny } = await platform.overwrite(guild.channelId, guild.id);
    await platform.setOverwrite(guild.channelId, guild.id, { deny: deny | Bits.AttachFiles });

    await chat.ask('!unlock');

    expect(await platform.overwrite(guild.channelId, guild.id)).toMatchObject({ allow: 0n, deny: Bits.AttachFiles });
  });

  test('A channel mention before the reason locks that channel', async ({ world }) => {
    const guild = createGuild(world, { channels: ['here', 'there'] });
    const [, there = ''] = guild.channelIds;

    const { content } = await ownerChat(world, guild).ask(`!lock <#${there}> raid`);

    expect(content).toBe(`🔒 <#${there}> is locked. Reason: raid`);
    expect((await platformOf(world).overwrite(there, guild.id)).deny & Bits.SendMessages).toBe(Bits.SendMessages);
  });

  test('Lock and unlock refuse unlocked channels and missing permissions', async ({ world, guild }) => {
    const weak = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages'] });
    const chat = ownerChat(world, guild);

    const answers = [
      await chat.ask('!unlock'),
      await chat.ask('!lock category'),
      await chat.ask('!unlock server'),
      await openChat(world, guild).ask('!lock'),
      await ownerChat(world, weak).ask('!lock'),
    ];

    expect(answers.map(({ content }) => content)).toEqual([
      `I didn’t lock <#${guild.channelId}>. See the channel’s own settings for who can write there.`,
      'This channel is in no category.',
      'I locked no channel there.',
      'To use this command you need: Manage Channels.',
      'For this I need: Manage Roles.',
    ]);
  });
});

test('A moderator can neither lock nor slow down a channel they cannot see, nor find out about it', async ({
  world,
}) => {
  const guild = createGuild(world, { channels: ['general', 'hush'] });
  const { world: chat } = world.simulator;
  const [, hidden = ''] = guild.channelIds;
  const platform = platformOf(world);
  chat.grantRole(guild.id, guild.member.id, chat.createRole(guild.id, { name: 'Keepers', permissions: [...KEEPING] }));
  await platform.setOverwrite(hidden, guild.id, { deny: Bits.ViewChannel });
  const before = (await platform.channel(hidden)).permission_overwrites;
  const { ask, slash } = openChat(world, guild);

  const answers = [
    await ask(`!slowmode <#${hidden}>`),
    await ask(`!slowmode 5s <#${hidden}>`),
    await ask(`!lock <#${hidden}> Noise`),
    await ask(`!unlock <#${hidden}>`),
    await slash('lock', { channel: hidden }),
  ].map(({ content }) => content);

  expect(answers).toEqual(answers.map(() => 'I can’t see that channel on this server.'));
  expect((await platform.channel(hidden)).permission_overwrites).toEqual(before);
});

describe('Nicknames', () => {
  test('The nick command changes and resets a nickname', async ({ world, guild }) => {
    const chat = ownerChat(world, guild);
    const nickOf = async () =>
      Object(await platformOf(world).call('GET', `/guilds/${guild.id}/members/${guild.member.id}`)).nick;

    const set = await chat.ask(`!nick <@${guild.member.id}> Star Gazer`);
    const given = await nickOf();
    const reset = await chat.ask(`!nick <@${guild.member.id}>`);

    expect(set.content).toMatch(/is now called Star Gazer\.$/);
    expect(given).toBe('Star Gazer');
    expect(reset.content).toMatch(/^The nickname of .* is reset\.\nNickname before: Star Gazer$/);
    expect(await nickOf()).toBeNull();
  });

  test('The nick command enforces the length limit, the role hierarchy and permissions', async ({ world, guild }) => {
    const chat = ownerChat(world, guild);
    const who = `<@${guild.member.id}>`;

    const longest = await chat.ask(`!nick ${who} ${'x'.repeat(32)}`);
    const answers = [
      await chat.ask(`!nick ${who} ${'x'.repeat(33)}`),
      await chat.ask(`!nick <@${BOT_ID}> me`),
      await chat.ask(`!nick <@${guild.owner.id}> me`),
      await openChat(world, guild).ask(`!nick ${who} me`),
    ];

    expect(longest.content).toMatch(/is now called/);
    expect(answers[0]?.content).toMatch(/32/);
    expect(answers.slice(1, 3).every(({ content }) => content.length > 0 && !content.includes('is now'))).toBe(true);
    expect(answers[3]?.content).toBe('To use this command you need: Manage Nicknames.');
  });
});

test('Channel moderation answers in Russian on a Russian server', async ({ world, guild, api }) => {
  const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
  await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });
  const chat = ownerChat(world, guild);
  write(world, guild, 2);

  const slow = await chat.ask('!медленный 5м');
  const locked = await chat.ask('!закрыть рейд');
  chat.say('!очистить 4');
  const cleared = await nextAnswer(world, guild, '🧹');

  expect(slow.content).toBe(`🐢 Медленный режим в <#${guild.channelId}>: пауза между сообщениями участника — 5 минут.`);
  expect(locked.content).toBe(`🔒 <#${guild.channelId}>: канал закрыт. Причина: рейд`);
  expect(cleared.content).toMatch(/^🧹 Удалено 4 сообщения:/);
});
