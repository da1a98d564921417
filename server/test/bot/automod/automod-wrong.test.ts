import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../../support/api-client.ts';
import { openChat } from '../../support/chat.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';
import { BOT_ID, type World } from '../../support/world.ts';
import { savedVersions } from '../../support/data/history.ts';

const WORDS = {
  ...DEFAULT_AUTOMOD.words,
  enabled: true,
  options: { words: ['spam', 'ham'], match: 'whole' as const },
  punishment: { enabled: true, type: 'warn' as const, duration: 0, reason: '' },
};

function saveWords(api: ApiClient, { id, owner }: GuildFixture, changes: Partial<typeof WORDS> = {}) {
  return api.call(owner.token, automodEndpoints.words, { params: { guildId: id }, body: { ...WORDS, ...changes } });
}

const hitsReply = automodSiteEndpoints.hits.schema.response[200];

async function listHits(api: ApiClient, { id, manager }: GuildFixture) {
  const { body } = await api.call(manager.token, automodSiteEndpoints.hits, { params: { guildId: id }, query: {} });
  return z.parse(hitsReply, body).hits;
}

/** The only hit, once it is stored. */
async function onlyHit(api: ApiClient, guild: GuildFixture) {
  await expect.poll(() => listHits(api, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  const [hit] = await listHits(api, guild);
  if (hit === undefined) throw new Error('There is no hit');
  return hit;
}

const markWrong = (api: ApiClient, { id, owner }: GuildFixture, hitId: string) =>
  api.call(owner.token, automodSiteEndpoints.wrong, { params: { guildId: id, hitId } });

const messagesIn = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world.messages(channelId).filter(({ authorId, embeds }) => authorId === BOT_ID && embeds.length === 0);

test('A wrongly deleted message is reposted once without pings, and the log links to it', async ({
  world,
  guild,
  api,
}) => {
  await saveModeration(api, guild, { automodLog: guild.channelIds.at(-1) ?? guild.channelId });
  await saveWords(api, guild);
  const text = `spam for <@${guild.owner.id}> and @everyone`;
  openChat(world, guild).say(text);
  const hit = await onlyHit(api, guild);

  const replies = await Promise.all([markWrong(api, guild, hit.id), markWrong(api, guild, hit.id)]);

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  await expect
    .poll(() => listHits(api, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ restoring: 'done', restoredId: expect.any(String) }]);
  const restored = messagesIn(world, guild);
  expect(restored).toHaveLength(1);
  expect(restored[0]?.content).toContain(`<@${guild.member.id}> (member)`);
  expect(restored[0]?.content.endsWith(`>>> ${text}`)).toBe(true);
  expect(restored[0]).toMatchObject({ mentionUserIds: [], mentionsEveryone: false });
  expect(await openPunishing(world, guild).find(1)).toMatchObject({ state: 'lifted' });
  const entries = world.simulator.world.messages(guild.channelIds.at(-1) ?? guild.channelId);
  expect(JSON.stringify(entries)).toContain(`/channels/${guild.id}/${guild.channelId}/${restored[0]?.id}`);
});

test('A reposted message names the files that couldn’t be restored', async ({ world, guild, api }) => {
  const body = { ...DEFAULT_AUTOMOD.attachments, enabled: true };
  await api.call(guild.owner.token, automodEndpoints.attachments, { params: { guildId: guild.id }, body });
  const files = [{ name: 'game.exe', type: 'application/octet-stream', data: Buffer.from('x') }];
  await openChat(world, guild).post({ content: 'try this', files });
  const hit = await onlyHit(api, guild);

  await markWrong(api, guild, hit.id);

  expect(hit.files).toEqual(['game.exe']);
  await expect
    .poll(() => messagesIn(world, guild).map(({ content }) => content), { timeout: DONE_WITHIN_MS })
    .toHaveLength(1);
  expect(messagesIn(world, guild)[0]?.content).toContain('Files that couldn’t be restored: game.exe\n>>> try this');
});

test('A hit is marked as failed when its message can’t be reposted', async ({ world, guild, api }) => {
  await saveWords(api, guild);
  openChat(world, guild).say('spam');
  const hit = await onlyHit(api, guild);
  const headers = { authorization: 'Bot test-bot-token' };
  await fetch(`${world.simulator.apiUrl}/v10/channels/${guild.channelId}`, { method: 'DELETE', headers });

  await markWrong(api, guild, hit.id);

  await expect
    .poll(() => listHits(api, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ restoring: 'failed', restoredId: null }]);
});

test('Only authorized members can add an offered exception, and the history records it', async ({
  world,
  guild,
  api,
}) => {
  await saveWords(api, guild);
  openChat(world, guild).say('spam');
  const hit = await onlyHit(api, guild);
  const params = { guildId: guild.id, hitId: hit.id };
  const call = (token: string, body: object) => api.call(token, automodSiteEndpoints.except, { params, body });

  const { body: offers } = await api.call(guild.manager.token, automodSiteEndpoints.offers, { params });
  const word = { rule: 'words', kind: 'word', value: 'spam' };
  const byMember = await call(guild.member.token, word);
  const notOffered = await call(guild.manager.token, { ...word, value: 'ham' });
  const unknown = await call(guild.manager.token, { ...word, kind: 'planet' });
  const made = await call(guild.manager.token, word);

  expect(offers).toEqual([
    { ...word, name: null },
    { rule: 'words', kind: 'channel', value: guild.channelId, name: expect.any(String) },
  ]);
  expect([byMember, notOffered, unknown, made].map(({ status }) => status)).toEqual([403, 409, 400, 200]);
  const { autoModeration } = await world.services.settingsCache.get(guild.id);
  expect(autoModeration.words.options.words).toEqual(['ham']);
  const saved = await savedVersions(world, guild, 'automod');
  expect(saved.map(({ savedBy }) => savedBy)).toEqual([guild.owner.id, guild.manager.id]);
});

test('Only members who can change settings can choose an exception in the log', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveWords(api, guild);
  const chat = openChat(world, guild);
  chat.say('spam');
  const hit = await onlyHit(api, guild);
  await markWrong(api, guild, hit.id);
  const select = () => {
    const entry = world.simulator.world.messages(guild.channelId).find(({ embeds }) => embeds.length > 0);
    const found = z.safeParse(selectRow, entry?.components);
    return { id: entry?.id ?? '', options: found.data?.[0].components[0].options ?? [] };
  };
  await expect
    .poll(() => select().options.map(({ label }) => label), { timeout: DONE_WITHIN_MS })
    .toContain('Words: allow “spam”');
  const { id, options } = select();
  const channel = options.find(({ label }) => label.includes('exempt #'))?.value ?? '';
  const customId = `automod:except:1:${hit.id}`;

  await chat.choose(id, customId, channel);
  const before = (await world.services.settingsCache.get(guild.id)).autoModeration.words.whitelist.channels;
  await chat.choose(id, customId, channel, guild.manager.id);

  expect(before).toEqual([]);
  await expect
    .poll(async () => (await world.services.settingsCache.get(guild.id)).autoModeration.words.whitelist.channels, {
      timeout: DONE_WITHIN_MS,
    })
    .toEqual([guild.channelId]);
});

const selectRow = z.tuple([
  z.object({
    components: z.tuple([z.object({ options: z.array(z.object({ label: z.string(), value: z.string() })) })]),
  }),
]);
