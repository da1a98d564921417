import { describe, expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { saveModeration } from '../../support/punishing.ts';

const HOUR_MS = 3_600_000;
const CLOSED = { code: 50_007, message: 'Cannot send messages to this user' };

/** Answers without the parts that change from run to run. */
function plain(content: string): string {
  return content.replaceAll(/<t:\d+:(\w)>/g, '<t:$1>').replaceAll(/<@\d+>/g, '<@>');
}

describe('Warn command', () => {
  test('Opens a case for a typed warn command and for a slash command', async ({ world }) => {
    const { chat, join, cases } = openModerating(world);
    const ann = join('ann');

    const typed = await chat.ask(`!warn <@${ann.id}> so it goes`);
    const slash = await chat.slash('warn', { member: ann.id, reason: 'again' });

    expect([typed, slash].map(({ content }) => plain(content))).toEqual([
      '⚠️ Warned: <@> (ann) · case **#1**\nActive warnings: 1\n> so it goes',
      '⚠️ Warned: <@> (ann) · case **#2**\nActive warnings: 2\n> again',
    ]);
    expect(await cases()).toMatchObject([
      { number: 1, type: 'warn', state: 'done', delivery: 'sent', reason: 'so it goes', source: 'command' },
      { number: 2, type: 'warn', reason: 'again' },
    ]);
  });

  test('A warning sent as a reply targets the author and stores the message', async ({ world }) => {
    const { chat, control, guild, join, cases } = openModerating(world);
    const ann = join('ann');
    const spam = control.say(ann.id, guild.channelId, 'buy!');

    const { content } = await chat.write({ content: '!warn so it goes', replyTo: spam });

    expect(plain(content)).toContain('⚠️ Warned: <@> (ann) · case **#1**');
    expect(await cases()).toMatchObject([
      { member: { id: ann.id }, reason: 'so it goes', message: { id: spam, channelId: guild.channelId, text: 'buy!' } },
    ]);
  });

  test('A warning reply with another member’s name asks which one is meant', async ({ world }) => {
    const { chat, control, guild, join, cases } = openModerating(world);
    const [ann, bob] = [join('ann'), join('bob')];
    const complaint = control.say(ann.id, guild.channelId, 'bob is rude');

    const answers = [
      await chat.write({ content: '!warn bob for that', replyTo: complaint }),
      await chat.write({ content: `!warn <@${bob.id}> for that`, replyTo: complaint }),
    ];

    expect(answers.map(({ content }) => plain(content).split('\n')[0])).toEqual([
      'Do you mean the member called “bob”, or <@> (ann), who you’re replying to?',
      '⚠️ Warned: <@> (bob) · case **#1**',
    ]);
    expect(await cases()).toMatchObject([{ member: { id: bob.id }, message: { id: complaint } }]);
  });

  test('The answer to a warning includes the escalation it triggers', async ({ world, api }) => {
    const { chat, guild, join } = openModerating(world);
    await saveModeration(api, guild, {
      warnsPunishments: [{ warns: 1, punishment: { type: 'kick', duration: 0, reason: 'enough' } }],
    });
    const ann = join('ann');

    const { content } = await chat.ask(`!warn ${ann.id}`);

    expect(plain(content)).toContain('↪️ 👢 Kicked: <@> (ann) · case **#2**');
  });

  test('The answer to a warning reports an undelivered direct message', async ({ world }) => {
    const { chat, join, control } = openModerating(world);
    const ann = join('ann');
    control.fail({ method: 'POST', path: '/users/@me/channels', status: 403, body: CLOSED, times: 1 });

    const { content } = await chat.ask(`!warn ${ann.id}`);

    expect(plain(content)).toContain('-# ✉️ Direct message not delivered: <@> (ann)');
  });
});

test('Kick, ban, softban, mute and note commands open cases with their options', async ({ world, api }) => {
  const { chat, guild, join, cases } = openModerating(world);
  await saveModeration(api, guild, { useTimeout: true });
  const [ann, bob, cid, dan] = ['ann', 'bob', 'cid', 'dan'].map((name) => join(name));

  const answers = [
    await chat.ask(`!mute ${ann?.id} 1h 30m so it goes`),
    await chat.slash('mute', { member: bob?.id ?? '', duration: '1 час', reason: 'spam' }),
    await chat.ask(`!kick ${ann?.id}`),
    await chat.ask(`!ban ${bob?.id} неделя delete:7 spam`),
    await chat.slash('softban', { member: cid?.id ?? '', delete: 2 }),
    await chat.ask(`!note ${dan?.id} keep an eye`),
  ];

  expect(answers.map(({ content }) => plain(content))).toEqual([
    '🔇 Muted: <@> (ann) · until <t:f> (<t:R>) · case **#1**\n> so it goes',
    '🔇 Muted: <@> (bob) · until <t:f> (<t:R>) · case **#2**\n> spam',
    '👢 Kicked: <@> (ann) · case **#3**',
    '🔨 Banned: <@> (bob) · until <t:f> (<t:R>) · case **#4**\n> spam',
    '🧹 Kicked, recent messages deleted: <@> (cid) · case **#5**',
    '📝 Note added: <@> (dan) · case **#6**\n> keep an eye',
  ]);
  expect(await cases()).toMatchObject([
    { type: 'mute', durationMs: 1.5 * HOUR_MS, method: 'timeout' },
    { type: 'mute', durationMs: HOUR_MS },
    { type: 'kick' },
    { type: 'ban', durationMs: 168 * HOUR_MS, deleteSeconds: 7 * 86_400 },
    { type: 'softban', deleteSeconds: 2 * 86_400 },
    { type: 'note', reason: 'keep an eye', delivery: 'none' },
  ]);
});

test('Unmute and unban lift active punishments and report when there are none', async ({ world, api }) => {
  const { chat, guild, join, control } = openModerating(world);
  await saveModeration(api, guild, { useTimeout: true });
  const ann = join('ann');
  await chat.ask(`!mute ${ann.id} 1h`);

  const answers = [
    await chat.ask(`!unmute ${ann.id} mercy`),
    await chat.ask(`!unmute ${ann.id}`),
    await chat.ask(`!unban ${ann.id}`),
    await chat.ask(`!ban ${ann.id}`),
    await chat.slash('unban', { person: ann.id }),
  ];

  expect(answers.map(({ content }) => plain(content))).toEqual([
    '🔊 Unmuted: <@> (ann) · case **#2**\n> mercy',
    '🚫 <@> (ann) isn’t muted.',
    '🚫 <@> (ann) isn’t banned.',
    '🔨 Banned: <@> (ann) · until lifted · case **#3**',
    '🕊️ Unbanned: <@> (ann) · case **#4**',
  ]);
  expect(control.isBanned(guild.id, ann.id)).toBe(false);
});

test('The unban command finds a banned person by name', async ({ world }) => {
  const { chat, join } = openModerating(world);
  const ann = join('ann of green gables');
  await chat.ask(`!ban ${ann.id}`);

  const { content } = await chat.ask('!unban "Ann of Green Gables"');

  expect(plain(content)).toContain('🕊️ Unbanned');
});

describe('Unwarn command', () => {
  test('Removes a warning by number or the member’s latest, and lists remaining penalties', async ({ world, api }) => {
    const { chat, guild, join, cases } = openModerating(world);
    await saveModeration(api, guild, {
      useTimeout: true,
      warnsPunishments: [{ warns: 2, punishment: { type: 'mute', duration: HOUR_MS, reason: '' } }],
    });
    const ann = join('ann');
    for (let count = 0; count < 2; count += 1) await chat.ask(`!warn ${ann.id} spam`);

    const answers = [await chat.ask(`!unwarn <@${ann.id}> mercy`), await chat.slash('unwarn', { number: 1 })];

    expect(answers.map(({ content }) => plain(content))).toEqual([
      '↩️ Removed warning **#2**: <@> (ann)\nActive warnings: 1\nThe penalties it led to stay: #3',
      '↩️ Removed warning **#1**: <@> (ann)\nActive warnings: 0',
    ]);
    expect((await cases()).map(({ state }) => state)).toEqual(['lifted', 'lifted', 'done']);
  });

  test('Unwarn refuses warnings that no longer count or do not exist', async ({ world }) => {
    const { chat, join } = openModerating(world);
    const ann = join('ann');
    await chat.ask(`!warn ${ann.id}`);
    await chat.ask('!unwarn 1');

    const answers = [
      await chat.ask('!unwarn 1'),
      await chat.ask('!unwarn ann'),
      await chat.slash('unwarn', { number: 99 }),
    ];

    expect(answers.map(({ content }) => plain(content))).toEqual([
      'Warning #1 no longer counts.',
      '<@> (ann) has no active warnings.',
      'Case #99 isn’t a warning on this server.',
    ]);
  });

  test('A moderator can’t remove their own warning', async ({ world }) => {
    const { chat, chatOf, guild, moderator } = openModerating(world);
    await chatOf(guild.owner).ask(`!warn ${moderator.id}`);

    const { content } = await chat.ask('!unwarn 1');

    expect(content).toBe('You can’t remove your own warning.');
  });
});

test('The warns command lists active warnings, newest first', async ({ world }) => {
  const { chat, join } = openModerating(world);
  const ann = join('ann');
  const none = await chat.ask('!warns ann');
  await chat.ask('!warn ann spam');
  await chat.ask('!warn ann ads');

  const { embeds } = await chat.slash('warns', { member: ann.id });

  expect(plain(none.content)).toBe('<@> (ann) has no active warnings.');
  expect(embeds).toMatchObject([{ title: 'Active warnings: 2' }]);
  expect(plain(JSON.stringify(embeds))).toContain(
    String.raw`"description":"<@> (ann)\n\n**#2** · <t:f> · <@> · ads\n**#1** · <t:f> · <@> · spam"`,
  );
});

test('Moderation commands work in Russian under their Russian names', async ({ world, api }) => {
  const { chat, chatOf, guild, join } = openModerating(world);
  await saveModeration(api, guild, { useTimeout: true });
  const ann = join('ann');
  await chatOf(guild.owner).ask('!language ru');

  const answers = [
    await chat.ask(`!пред ${ann.id} флуд`),
    await chat.ask(`!мут ${ann.id} 1ч 30м`),
    await chat.ask('!бан ann удалить:1 1 day спам'),
    await chat.slash('warn', { member: ann.id }),
  ];

  expect(answers.map(({ content }) => plain(content))).toEqual([
    '⚠️ Предупреждение: <@> (ann) · случай **№ 1**\nАктивных предупреждений: 1\n> флуд',
    '🔇 Мут: <@> (ann) · до <t:f> (<t:R>) · случай **№ 2**',
    '🔨 Бан: <@> (ann) · до <t:f> (<t:R>) · случай **№ 3**\n> спам',
    '🚫 «ann» нет на этом сервере.',
  ]);
});
