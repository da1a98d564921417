import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { openChat } from '../../support/chat.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';
import { CLOSED, joinRaiders, guarding, OPEN, saveRaid } from '../../support/moderation/raids.ts';
import type { World } from '../../support/world.ts';
import { dropJobs, listJobs } from '../../support/bot/list-jobs.ts';
import { failOften } from '../../support/bot/retry-held-up.ts';
import { raidsOf } from '../../support/moderation/automod-records.ts';
import { DAY_MS, MINUTE_MS, passTime } from '../../support/pass-time.ts';

const logEntries = (world: World, guild: GuildFixture) =>
  world.simulator.world.messages(guild.channelId).map(({ id, content, embeds, components }) => ({
    id,
    text: `${content}${embeds.map(({ title }) => (typeof title === 'string' ? title : '')).join('')}`,
    button: /automod:raid:[^"]+/.exec(JSON.stringify(components))?.[0] ?? null,
  }));

test('A raid closes the server and kicks young accounts, and one button ends it', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveRaid(api, guild);

  joinRaiders(world, guild, 6);

  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toMatchObject([{ text: 'Raid' }]);
  expect(await guarding(world, guild)).toEqual(CLOSED);
  await expect.poll(() => openPunishing(world, guild).numbers(), { timeout: DONE_WITHIN_MS }).toHaveLength(6);
  expect(await openPunishing(world, guild).find(1)).toMatchObject({
    type: 'kick',
    source: 'automod',
    rule: 'raid',
    delivery: 'crowd',
  });

  const [entry] = logEntries(world, guild);
  await openChat(world, guild).press(entry?.id ?? '', entry?.button ?? '', guild.owner.id);

  await expect.poll(() => guarding(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(OPEN);
  await expect
    .poll(() => logEntries(world, guild).map(({ text }) => text), { timeout: DONE_WITHIN_MS })
    .toEqual(['Raid', 'The raid is over. Joined: 6. Kicked: 6.']);
});

test('The message of the raid rule is posted once and pings the role that it names', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  const roleId = world.simulator.world.createRole(guild.id, { name: 'Guards', mentionable: true });
  const template = `{{ role.${roleId} }} Raid on {{ guild.name }}`;
  await saveRaid(api, guild, { message: { enabled: true, channel: null, template } });

  joinRaiders(world, guild, 8);

  const content = () =>
    world.simulator.world
      .messages(guild.channelId)
      .flatMap((posted) => (posted.content === '' ? [] : [posted.content]));
  await expect
    .poll(content, { timeout: DONE_WITHIN_MS })
    .toEqual([expect.stringMatching(new RegExp(`^<@&${roleId}> Raid on `))]);
  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(2);
});

test('A log-only raid rule posts no message', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveRaid(api, guild, { logOnly: true, message: { enabled: true, channel: null, template: 'Raid!' } });

  joinRaiders(world, guild, 5);

  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  expect(logEntries(world, guild)).toMatchObject([{ text: 'Raid' }]);
});

test('A raid ends automatically', async ({ world, guild, api }) => {
  await saveRaid(api, guild);
  joinRaiders(world, guild, 4);
  await expect.poll(() => guarding(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(CLOSED);

  await passTime(world, guild, DAY_MS);

  await expect.poll(() => guarding(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(OPEN);
  await expect.poll(() => raidsOf(world, guild), { timeout: DONE_WITHIN_MS }).toMatchObject([{ isOver: true }]);
});

test('A log-only raid rule changes nothing and kicks no one', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveRaid(api, guild, { logOnly: true });

  joinRaiders(world, guild, 5);

  await expect
    .poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ text: 'Raid', button: null }]);
  expect(await guarding(world, guild)).toEqual(OPEN);
  expect(await openPunishing(world, guild).numbers()).toEqual([]);
});

test('Two thousand joins within a minute count as one raid with at most a thousand kicks', async ({
  world,
  guild,
  api,
}) => {
  await saveRaid(api, guild);

  joinRaiders(world, guild, 2_000);

  await expect
    .poll(() => raidsOf(world, guild), { timeout: 60_000, interval: 500 })
    .toMatchObject([{ joined: 2_000, kicked: 1_000 }]);
  // Queued kicks are enough here; executing them would slow down the tests that follow.
  await dropJobs(world, guild);
});

test('Ending a trial early immediately reports its would-be hits', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  const options = { words: ['spam'], match: 'whole' as const, native: false };
  const save = (changes: Partial<Automod['words']>) =>
    api.call(guild.owner.token, automodEndpoints.words, {
      params: { guildId: guild.id },
      body: { ...DEFAULT_AUTOMOD.words, enabled: true, options, ...changes },
    });
  const texts = () => logEntries(world, guild).map(({ text }) => text);
  await save({ logOnlyUntil: Date.now() + 3_600_000 });
  openChat(world, guild).say('spam');
  await expect.poll(texts, { timeout: DONE_WITHIN_MS }).toEqual(['spam', 'Would have fired: Words']);

  // An extended trial still counts from its start.
  await save({ logOnlyUntil: Date.now() + 7_200_000 });
  await save({});

  await expect
    .poll(() => texts().slice(2), { timeout: DONE_WITHIN_MS })
    .toEqual([
      'The trial of “Words” has ended: the rule is now in effect.\nIt would have fired on 1 message from 1 member.',
    ]);
  await expect.poll(() => listJobs(world, { guild, state: 'waiting' }), { timeout: DONE_WITHIN_MS }).toEqual([]);
});

test('The dashboard shows a running raid, and authorized members can undo it there', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveRaid(api, guild);
  const running = async (token = guild.manager.token) => {
    const { status, body } = await api.call(token, raidEndpoints.running, { params: { guildId: guild.id } });
    return { status, raid: z.safeParse(raidEndpoints.running.schema.response[200], body).data?.raid ?? null };
  };
  const before = await running();
  joinRaiders(world, guild, 5);
  await expect
    .poll(() => running(), { timeout: DONE_WITHIN_MS })
    .toMatchObject({ raid: { pauseInvites: true, raiseVerification: true, isUndone: false, joined: 5, kicked: 5 } });
  await expect.poll(() => logEntries(world, guild), { timeout: DONE_WITHIN_MS }).toMatchObject([{ text: 'Raid' }]);
  const raidId = (await running()).raid?.id ?? '';
  const undo = (token: string) => api.call(token, raidEndpoints.undo, { params: { guildId: guild.id, raidId } });

  const byMember = await undo(guild.member.token);
  const replies = [await undo(guild.manager.token), await undo(guild.manager.token)];

  expect([before.raid, (await running(guild.member.token)).status, byMember.status]).toEqual([null, 403, 403]);
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  await expect.poll(() => guarding(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(OPEN);
  await expect.poll(() => running(), { timeout: DONE_WITHIN_MS }).toMatchObject({ raid: null });
  // The log entry has lost its button.
  expect(logEntries(world, guild)[0]).toMatchObject({ text: 'Raid', button: null });
});

test('A raid can be undone after its log entry has failed for a long time', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await saveRaid(api, guild);
  const { world: platform } = world.simulator;
  platform.fail({ method: 'POST', path: `/channels/${guild.channelId}/messages`, status: 500, times: 1_000 });
  joinRaiders(world, guild, 4);
  await expect.poll(() => guarding(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(CLOSED);

  await failOften(world, guild, 'automod.beginRaid', { times: 13, pauseMs: MINUTE_MS });
  platform.recover();
  const { body } = await api.call(guild.owner.token, raidEndpoints.running, { params: { guildId: guild.id } });
  const raidId = z.parse(raidEndpoints.running.schema.response[200], body).raid?.id ?? '';
  await api.call(guild.owner.token, raidEndpoints.undo, { params: { guildId: guild.id, raidId } });
  await passTime(world, guild, MINUTE_MS);

  await expect.poll(() => guarding(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(OPEN);
});

test('A rule on trial only logs, then takes effect and reports its would-be hits', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  const options = { words: ['spam'], match: 'whole' as const, native: false };
  const tryUntil = (logOnlyUntil: number) =>
    api.call(guild.owner.token, automodEndpoints.words, {
      params: { guildId: guild.id },
      body: { ...DEFAULT_AUTOMOD.words, enabled: true, logOnlyUntil, options },
    });
  await tryUntil(Date.now() + 3_600_000);
  const chat = openChat(world, guild);

  chat.say('spam');

  const texts = () => logEntries(world, guild).map(({ text }) => text);
  await expect.poll(texts, { timeout: DONE_WITHIN_MS }).toEqual(['spam', 'Would have fired: Words']);
  await tryUntil(Date.now() + 1_500);
  await expect
    .poll(texts, { timeout: DONE_WITHIN_MS })
    .toContain(
      'The trial of “Words” has ended: the rule is now in effect.\nIt would have fired on 1 message from 1 member.',
    );
  chat.say('spam again');
  await expect.poll(texts, { timeout: DONE_WITHIN_MS }).not.toContain('spam again');
});
