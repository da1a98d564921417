import { OverwriteType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { BOT_ID, type World } from '../../support/world.ts';

const RIGHTS = ['ViewChannel', 'SendMessages', 'ReadMessageHistory', 'ManageRoles', 'ManageChannels'] as const;

const ownerChat = (world: World, guild: GuildFixture) => openChat(world, { ...guild, member: guild.owner });

/** The overwrites of a channel, in a fixed order. */
const overwritesOf = async (world: World, id: string) =>
  (await platformOf(world).channel(id)).permission_overwrites.toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe('What a lock closes', () => {
  test('A lock also closes for roles and members allowed in the channel, and unlocking restores them', async ({
    world,
    guild,
  }) => {
    const { world: control } = world.simulator;
    const platform = platformOf(world);
    control.grantRole(guild.id, BOT_ID, control.createRole(guild.id, { name: 'Bots', position: 10 }));
    const writers = control.createRole(guild.id, { name: 'Writers', position: 2 });
    control.grantRole(guild.id, guild.member.id, writers);
    const { channelId } = guild;
    await platform.setOverwrite(channelId, writers, { allow: Bits.SendMessages | Bits.EmbedLinks });
    await platform.setOverwrite(channelId, guild.manager.id, { allow: Bits.SendMessages, type: OverwriteType.Member });
    const before = await overwritesOf(world, channelId);
    const chat = ownerChat(world, guild);

    const locked = (await chat.ask('!lock raid')).content;
    const [role, member] = [
      await platform.overwrite(channelId, writers),
      await platform.overwrite(channelId, guild.manager.id),
    ];
    await chat.ask('!unlock');

    expect(locked).toBe(`🔒 <#${channelId}> is locked. Reason: raid`);
    expect([role.allow, member.allow]).toEqual([Bits.EmbedLinks, 0n]);
    expect(await overwritesOf(world, channelId)).toEqual(before);
  });

  test('A lock names the roles that keep writing because they are not below the bot’s', async ({ world }) => {
    const guild = createGuild(world, { botPermissions: [...RIGHTS] });
    const { world: control } = world.simulator;
    const platform = platformOf(world);
    const above = control.createRole(guild.id, { name: 'Above', position: 20 });
    await platform.setOverwrite(guild.channelId, above, { allow: Bits.SendMessages });

    const { content } = await ownerChat(world, guild).ask('!lock');

    expect(content).toContain(`<@&${above}> can still write: these roles aren’t below mine.`);
    expect((await platform.overwrite(guild.channelId, above)).allow).toBe(Bits.SendMessages);
  });

  test('The moderator who locks a channel can still write there, until it is unlocked', async ({ world, guild }) => {
    const { world: control } = world.simulator;
    const platform = platformOf(world);
    const keepers = control.createRole(guild.id, { name: 'Keepers', permissions: ['ManageChannels'] });
    control.grantRole(guild.id, guild.member.id, keepers);
    const chat = openChat(world, guild);

    const { content } = await chat.ask('!lock');
    const own = await platform.overwrite(guild.channelId, guild.member.id);
    await chat.ask('!unlock');

    expect(content).toContain('You can still write there.');
    expect(own.allow & Bits.SendMessages).toBe(Bits.SendMessages);
    expect((await platform.overwrite(guild.channelId, guild.member.id)).isThere).toBe(false);
  });
});

describe('What can be locked at once', () => {
  test('A category is locked and unlocked with its channels, exactly as they were', async ({ world, guild }) => {
    const platform = platformOf(world);
    const category = await platform.createChannel(guild.id, { name: 'Talk', type: 4 });
    const inside = [
      await platform.createChannel(guild.id, { name: 'one', parent_id: category }),
      await platform.createChannel(guild.id, { name: 'two', parent_id: category }),
    ];
    await platform.setOverwrite(inside[0] ?? '', guild.id, { allow: Bits.SendMessages, deny: Bits.AddReactions });
    const all = [category, ...inside];
    const read = async () => Promise.all(all.map(async (id) => overwritesOf(world, id)));
    const before = await read();
    const chat = ownerChat(world, guild);

    const locked = (await chat.ask(`!lock <#${category}> raid`)).content;
    const denied = await Promise.all(all.map(async (id) => (await platform.overwrite(id, guild.id)).deny));
    const outside = await platform.overwrite(guild.channelId, guild.id);
    const opened = (await chat.ask(`!unlock <#${category}>`)).content;

    expect([locked, opened]).toEqual([
      '🔒 3 channels are locked.\nReason: raid',
      '🔓 What I locked there is unlocked; its permissions are as before.',
    ]);
    expect(denied.every((deny) => (deny & Bits.SendMessages) !== 0n)).toBe(true);
    expect(outside.isThere).toBe(false);
    expect(await read()).toEqual(before);
  });

  test('The whole server is locked except for channels that members cannot see', async ({ world }) => {
    const guild = createGuild(world, { channels: ['general', 'news', 'staff'] });
    const platform = platformOf(world);
    const [general = '', news = '', staff = ''] = guild.channelIds;
    await platform.setOverwrite(staff, guild.id, { deny: Bits.ViewChannel });
    const isClosed = async (id: string) =>
      ((await platform.overwrite(id, guild.id)).deny & Bits.SendMessages) === Bits.SendMessages;
    const chat = ownerChat(world, guild);

    const locked = (await chat.ask('!lock server: raid')).content;
    const during = await Promise.all([general, news, staff].map(isClosed));
    const opened = (await chat.ask('!unlock server')).content;

    expect(locked).toBe('🔒 2 channels are locked.\nReason: raid');
    expect(during).toEqual([true, true, false]);
    expect(opened).toMatch(/^🔓 What I locked there/);
    expect(await Promise.all([general, news, staff].map(isClosed))).toEqual([false, false, false]);
  });

  test('Channels that the bot may not change are named, and the others are locked', async ({ world }) => {
    const guild = createGuild(world, { channels: ['general', 'news'], botPermissions: [...RIGHTS] });
    const platform = platformOf(world);
    const [, news = ''] = guild.channelIds;
    await platform.denyBot(news, Bits.SendMessages);

    const { content } = await ownerChat(world, guild).ask('!lock server');

    expect(content).toBe(`🔒 1 channel is locked.\n🚫 <#${news}>: For this I need: Send Messages.`);
  });

  test('A thread is locked and unlocked', async ({ world, guild }) => {
    const platform = platformOf(world);
    const created = await platform.call('POST', `/channels/${guild.channelId}/threads`, { name: 'talk', type: 11 });
    const thread = String(Object(created).id);
    const isLocked = async () => Object(await platform.call('GET', `/channels/${thread}`)).thread_metadata.locked;
    const chat = ownerChat(world, guild);

    const locked = (await chat.ask(`!lock <#${thread}>`)).content;
    const during = await isLocked();
    const again = (await chat.ask(`!lock <#${thread}>`)).content;
    const opened = (await chat.ask(`!unlock <#${thread}>`)).content;

    expect(locked).toBe(`🔒 <#${thread}> is locked: only those who may manage threads can write there.`);
    expect(again).toContain('is already locked');
    expect(opened).toBe(`🔓 <#${thread}> is unlocked.`);
    expect([during, await isLocked()]).toEqual([true, false]);
  });
});
