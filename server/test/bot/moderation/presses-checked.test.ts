import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { expect } from 'vitest';
import { setPastPlatform } from '../../support/bot/command-settings.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { DONE_WITHIN_MS, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

const RUSSIAN = { commands: 'ru', interface: 'ru' } as const;

function speakRussian({ services }: World, { id, owner }: GuildFixture) {
  const value = { prefix: '!', language: RUSSIAN };
  return services.settings.save({ guildId: id, section: 'general', value, savedBy: owner.id, caller: null });
}

test.for([
  { language: 'en', order: '!kick', notice: 'This command is turned off on this server.' },
  { language: 'ru', order: '!кик', notice: 'На этом сервере команда отключена.' },
] as const)(
  'A mass kick is not confirmed after kick was turned off ($language)',
  async ({ language, order, notice }, { world }) => {
    const { chat, cases, buttonsOf, guild, join, moderator } = openModerating(world);
    if (language === 'ru') await speakRussian(world, guild);
    const raiders = ['a', 'b', 'c', 'd'].map((name) => join(name).id);
    const { id } = await chat.ask(`${order} ${raiders.join(' ')} raid`);
    await setPastPlatform(world, guild, 'kick', { enabled: false });

    await chat.press(id, buttonsOf(id)[0] ?? '', moderator.id);

    await expect.poll(() => chat.answers().at(-1), { timeout: DONE_WITHIN_MS }).toMatchObject({ content: notice });
    expect(await cases()).toEqual([]);
  },
);

test('A confirmed mass kick leaves out a member who left since, and says so', async ({ world }) => {
  const { chat, cases, buttonsOf, contentOf, control, guild, join, moderator } = openModerating(world);
  const [gone = '', ...raiders] = ['a', 'b', 'c', 'd'].map((name) => join(name).id);
  const { id } = await chat.ask(`!kick ${[gone, ...raiders].join(' ')} raid`);
  control.removeMember(guild.id, gone);

  await chat.press(id, buttonsOf(id)[0] ?? '', moderator.id);

  await expect.poll(() => contentOf(id), { timeout: DONE_WITHIN_MS }).toContain('case **#3**');
  expect(contentOf(id)).toContain('“a” isn’t on this server.');
  expect((await cases()).map(({ member }) => member.id).toSorted()).toEqual(raiders.toSorted());
});

test('A mass kick of members who have all left since is refused, and opens no case', async ({ world }) => {
  const { chat, cases, buttonsOf, control, guild, join, moderator } = openModerating(world);
  const raiders = ['a', 'b', 'c', 'd'].map((name) => join(name).id);
  const { id } = await chat.ask(`!kick ${raiders.join(' ')} raid`);
  for (const raider of raiders) control.removeMember(guild.id, raider);

  await chat.press(id, buttonsOf(id)[0] ?? '', moderator.id);

  const refusal = () => chat.answers().at(-1)?.content;
  await expect.poll(refusal, { timeout: DONE_WITHIN_MS }).toContain('isn’t on this server');
  expect(await cases()).toEqual([]);
});

test('A mass ban is not confirmed by a moderator whose role was forbidden from it since', async ({ world }) => {
  const { chat, cases, buttonsOf, guild, join, moderator, moderatorRole } = openModerating(world);
  const { id } = await chat.ask(`!ban ${['a', 'b', 'c', 'd'].map((name) => join(name).id).join(' ')} raid`);
  await setPastPlatform(world, guild, 'ban', { forbiddenRoles: [moderatorRole] });

  await chat.press(id, buttonsOf(id)[0] ?? '', moderator.id);

  const notice = 'One of your roles isn’t allowed to use this command.';
  await expect.poll(() => chat.answers().at(-1), { timeout: DONE_WITHIN_MS }).toMatchObject({ content: notice });
  expect(await cases()).toEqual([]);
});

test('A mass ban from a list follows the settings of massban, not those of ban', async ({ world }) => {
  const { chat, cases, buttonsOf, guild, join, moderator } = openModerating(world, {
    moderatorMay: ['BanMembers', 'ManageGuild'],
  });
  const { id } = await chat.ask(`!massban ${['a', 'b', 'c', 'd'].map((name) => join(name).id).join(' ')}`);
  await setPastPlatform(world, guild, 'massban', { enabled: false });

  await chat.press(id, buttonsOf(id)[0] ?? '', moderator.id);

  const notice = 'This command is turned off on this server.';
  await expect.poll(() => chat.answers().at(-1), { timeout: DONE_WITHIN_MS }).toMatchObject({ content: notice });
  expect(await cases()).toEqual([]);
});

test('The harsher-punishment button gives no mute to a moderator whose role is forbidden from mute', async ({
  world,
  api,
}) => {
  const { buttonsOf, cases, chat, chatOf, guild, join, moderator, moderatorRole } = openModerating(world, {
    channels: ['log', 'moderation'],
  });
  await saveModeration(api, guild, { automodLog: guild.channelId, useTimeout: true });
  const words = { ...DEFAULT_AUTOMOD.words, enabled: true, options: { words: ['spam'], match: 'whole' as const } };
  const punishment = { enabled: true, type: 'warn' as const, duration: 0, reason: '' };
  const params = { guildId: guild.id };
  await api.call(guild.owner.token, automodEndpoints.words, { params, body: { ...words, punishment } });
  await setPastPlatform(world, guild, 'mute', {
    forbiddenRoles: [moderatorRole],
    allowedChannels: guild.channelIds.slice(1),
  });
  chatOf(join('spammer')).say('spam');
  const entry = () => chat.answers().find(({ embeds }) => embeds.length > 0)?.id ?? '';
  const harsher = () => buttonsOf(entry()).find((id) => id.includes('harsher')) ?? '';
  await expect.poll(harsher, { timeout: DONE_WITHIN_MS }).not.toBe('');

  await chat.press(entry(), harsher(), moderator.id);

  const notice = 'One of your roles isn’t allowed to use this command.';
  await expect.poll(() => chat.answers().at(-1), { timeout: DONE_WITHIN_MS }).toMatchObject({ content: notice });
  expect((await cases()).map(({ type }) => type)).toEqual(['warn']);
});

test('A large deletion is not confirmed after clear was turned off', async ({ world }) => {
  const { buttonsOf, chat, control, guild, moderator } = openModerating(world, { moderatorMay: ['ManageMessages'] });
  for (let index = 0; index < 60; index += 1) control.say(guild.member.id, guild.channelId, `word ${index}`);
  const { id } = await chat.ask('!clear 60');
  await setPastPlatform(world, guild, 'clear', { enabled: false });

  await chat.press(id, buttonsOf(id).find((each) => each.startsWith('clear:go')) ?? '', moderator.id);

  const notice = 'This command is turned off on this server.';
  await expect.poll(() => chat.answers().at(-1), { timeout: DONE_WITHIN_MS }).toMatchObject({ content: notice });
  expect(control.messages(guild.channelId).filter(({ content }) => content.startsWith('word'))).toHaveLength(60);
});
