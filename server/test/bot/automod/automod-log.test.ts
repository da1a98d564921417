import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { hitsOf, sparedOf } from '../../support/moderation/automod-records.ts';

const WORDS = { ...DEFAULT_AUTOMOD.words, enabled: true, options: { words: ['spam'], match: 'whole' as const } };

function saveWords(api: ApiClient, { id, owner }: GuildFixture, changes: Partial<typeof WORDS>) {
  return api.call(owner.token, automodEndpoints.words, { params: { guildId: id }, body: { ...WORDS, ...changes } });
}

/** The log's entries and their buttons. */
function logEntries({ simulator }: World, { channelId }: GuildFixture) {
  const entries = simulator.world.messages(channelId).filter(({ embeds }) => embeds.length > 0);
  return entries.map(({ id, embeds, components }) => ({
    id,
    title: embeds[0]?.['title'],
    text: JSON.stringify(embeds[0]?.['description']),
    buttons: components.flatMap((row) =>
      Array.isArray(row['components']) ? row['components'].map((button) => String(Object(button).custom_id)) : [],
    ),
  }));
}

test('A log-only rule logs its hit and takes no action', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveWords(api, guild, {
    logOnly: true,
    punishment: { enabled: true, type: 'ban', duration: 0, reason: '' },
  });

  openChat(world, guild).say('buy spam now');

  await expect
    .poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ title: 'Would have fired: Words' }]);
  expect(logEntries(world, guild)[0]?.text).toContain('buy **spam** now');
  expect(world.simulator.world.messages(guild.channelId).map(({ content }) => content)).toContain('buy spam now');
  expect(await openPunishing(world, guild).numbers()).toEqual([]);
});

test('A moderator can undo a wrong hit with a button', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId, useTimeout: true });
  await saveWords(api, guild, { punishment: { enabled: true, type: 'warn', duration: 0, reason: '' } });
  const chat = openChat(world, guild);
  chat.say('spam');
  await expect
    .poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ title: 'Automoderation: Words' }]);
  const [entry] = logEntries(world, guild);
  const button = entry?.buttons[0] ?? '';

  await chat.press(entry?.id ?? '', button);
  const afterMember = await openPunishing(world, guild).find(1);
  await chat.press(entry?.id ?? '', button, guild.owner.id);
  const unconfirmed = await openPunishing(world, guild).find(1);
  const question = world.simulator.world
    .messages(guild.channelId)
    .find(({ components }) => JSON.stringify(components).includes('automod:undo'));
  const confirm = /automod:undo:[^"]+/.exec(JSON.stringify(question?.components))?.[0] ?? '';
  await chat.press(question?.id ?? '', confirm, guild.owner.id);
  await chat.press(question?.id ?? '', confirm, guild.owner.id);

  expect(unconfirmed).toMatchObject({ state: 'done' });
  expect(afterMember).toMatchObject({ type: 'warn', state: 'done', reason: 'Words' });
  expect(await openPunishing(world, guild).find(1)).toMatchObject({ state: 'lifted' });
  await expect
    .poll(() => logEntries(world, guild)[0], { timeout: DONE_WITHIN_MS })
    .toMatchObject({
      buttons: [expect.stringContaining('automod:except')],
      text: expect.stringContaining('marked this as a mistake'),
    });
});

test('Each harsher-punishment button works once and escalates by one step', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId, useTimeout: true });
  await saveWords(api, guild, { punishment: { enabled: true, type: 'warn', duration: 0, reason: '' } });
  const chat = openChat(world, guild);
  chat.say('spam');
  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  const harsher = () => logEntries(world, guild)[0]?.buttons.find((id) => id.includes('harsher')) ?? '';
  const id = logEntries(world, guild)[0]?.id ?? '';
  const first = harsher();

  await Promise.all([chat.press(id, first, guild.owner.id), chat.press(id, first, guild.owner.id)]);
  await expect.poll(harsher, { timeout: DONE_WITHIN_MS }).not.toBe(first);
  await chat.press(id, harsher(), guild.owner.id);

  await expect.poll(() => openPunishing(world, guild).numbers(), { timeout: DONE_WITHIN_MS }).toEqual([1, 2, 3]);
  expect(await openPunishing(world, guild).find(2)).toMatchObject({ type: 'mute', moderator: { id: guild.owner.id } });
  expect(await openPunishing(world, guild).find(3)).toMatchObject({ type: 'kick' });
});

test('One press under a phishing hit allows its domain, for members who may manage the server', async ({
  world,
  guild,
  api,
}) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  const body = { ...DEFAULT_AUTOMOD.phishing, enabled: true };
  await api.call(guild.owner.token, automodEndpoints.phishing, { params: { guildId: guild.id }, body });
  const chat = openChat(world, guild);
  chat.say('see https://steam-login.example.org/faq');
  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  const [entry] = logEntries(world, guild);
  const button = entry?.buttons.find((id) => id.includes('allow')) ?? '';
  const allowed = async () =>
    (await world.services.settingsCache.get(guild.id)).autoModeration.phishing.options.allowed;

  await chat.press(entry?.id ?? '', button);
  const afterMember = await allowed();
  await chat.press(entry?.id ?? '', button, guild.owner.id);

  expect(afterMember).toEqual([]);
  await expect.poll(allowed, { timeout: DONE_WITHIN_MS }).toEqual(['example.org']);
});

test('Saving a regular expression that the engine refuses names the part at fault', async ({ guild, api }) => {
  const save = (expressions: string[]) =>
    api.call(guild.owner.token, automodEndpoints.words, {
      params: { guildId: guild.id },
      body: { ...WORDS, options: { ...DEFAULT_AUTOMOD.words.options, expressions } },
    });

  const refused = await save(['fine+', '(?=a)b', '(a', 'a{1000}', 'a*', '(a)\\1']);
  const saved = await save(['fr[e3]+\\W+nitro', 'a{2,3}']);

  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    issues: [
      { path: 'options.expressions.1', code: 'expressionUnsupported', params: { text: '(?=' } },
      { path: 'options.expressions.2', code: 'expressionInvalid', params: { text: '(a' } },
      { path: 'options.expressions.3', code: 'expressionTooBig' },
      { path: 'options.expressions.4', code: 'expressionMatchesAll', params: { text: 'a*' } },
      { path: 'options.expressions.5', code: 'expressionUnsupported', params: { text: '\\1' } },
    ],
  });
  expect(saved.status).toBe(200);
});

test('A member ignored by a moderator is exempt from automoderation', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveWords(api, guild, {});
  const chat = openChat(world, guild);
  chat.say('spam one');
  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  const [entry] = logEntries(world, guild);
  const customId = entry?.buttons.find((id) => id.includes('ignore'));
  const other = createPerson(world, 'other');

  await chat.choose(entry?.id ?? '', customId ?? '', 'day', guild.owner.id);
  await expect
    .poll(() => sparedOf(world, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ memberId: guild.member.id, rule: '', byId: guild.owner.id }]);
  chat.say('spam two');
  // The next person is not ignored and posts later.
  world.simulator.world.addMember(guild.id, other.id);
  world.simulator.world.say(other.id, guild.channelId, 'spam three');

  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(2);
  const contents = () => world.simulator.world.messages(guild.channelId).map(({ content }) => content);
  await expect.poll(contents, { timeout: DONE_WITHIN_MS }).not.toContain('spam three');
  expect(contents()).toContain('spam two');
});

test('A member ignored by one rule is still subject to the others', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveWords(api, guild, {});
  const body = { ...DEFAULT_AUTOMOD.caps, enabled: true };
  await api.call(guild.owner.token, automodEndpoints.caps, { params: { guildId: guild.id }, body });
  const chat = openChat(world, guild);
  chat.say('spam');
  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  const [entry] = logEntries(world, guild);
  const customId = entry?.buttons.find((id) => id.includes('ignore')) ?? '';

  await chat.choose(entry?.id ?? '', customId, 'forever words', guild.owner.id);
  await expect
    .poll(() => sparedOf(world, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ rule: 'words', until: null }]);
  chat.say('spam again');
  chat.say('SPAM AND SHOUTING');

  await expect
    .poll(() => hitsOf(world, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ rules: ['words'] }, { rules: ['caps'] }]);
});
