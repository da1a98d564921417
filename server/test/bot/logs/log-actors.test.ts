import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, vi } from 'vitest';
import { createLoggedGuild, LOGGED_WITHIN, logged, loggedOf, saveLogs } from '../../support/bot/logging.ts';
import { openChat } from '../../support/chat.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

async function withLog(world: World, api: ApiClient) {
  const guild = createLoggedGuild(world);
  await saveLogs(api, guild, guild.logId, {
    events: ['messageDelete', 'messageDeleteBulk', 'memberLeave'],
  });
  onTestFinished(() => world.simulator.world.setAuditDelay(0));
  return { guild, platform: world.simulator.world };
}

/** The line of the entry that quotes the text. */
function actorOf(world: World, logId: string, quoted: string): string | undefined {
  const entry = logged(world, logId).find(({ text }) => text.includes(quoted));
  return entry?.text.split('\n').find((line) => line.startsWith('**By:**'));
}

test('A moderator’s deletion does not name the moderator for what the author deleted 4 s before', async ({
  world,
  api,
}) => {
  const { guild, platform } = await withLog(world, api);
  const [own = '', other = ''] = ['mine', 'theirs'].map((text) => platform.say(guild.member.id, guild.channelId, text));

  platform.deleteMessage(guild.member.id, guild.channelId, own);
  await pause(4_000);
  platform.deleteMessage(guild.owner.id, guild.channelId, other);

  await vi.waitFor(
    () => expect(actorOf(world, guild.logId, 'theirs')).toBe(`**By:** <@${guild.owner.id}> (audit log)`),
    LOGGED_WITHIN,
  );
  expect(actorOf(world, guild.logId, 'mine')).toBe('**By:** the author or a bot');
});

test('A member who left by themselves is not logged as kicked when kicked after coming back', async ({
  world,
  api,
}) => {
  const { guild, platform } = await withLog(world, api);

  platform.removeMember(guild.id, guild.member.id);
  await pause(4_000);
  platform.addMember(guild.id, guild.member.id);
  platform.moderate(guild.id, guild.owner.id, { type: 'kick', targetId: guild.member.id });

  const leaves = () => loggedOf(world, guild.logId, 'memberLeave').map(({ text }) => text);
  await vi.waitFor(
    () => expect(leaves().filter((text) => text.includes('(audit log)'))).toHaveLength(1),
    LOGGED_WITHIN,
  );
  expect(leaves()).toHaveLength(2);
  expect(leaves()[0]).not.toContain('audit log');
  expect(leaves()[1]).toContain(`<@${guild.owner.id}> (audit log)`);
});

test('Messages deleted by the clear command name who used it', async ({ world, api }) => {
  const { guild, platform } = await withLog(world, api);
  for (const text of ['one', 'two']) platform.say(guild.member.id, guild.channelId, text);

  openChat(world, { ...guild, member: guild.owner }).say('!clear 2');

  await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'messageDeleteBulk')).toHaveLength(1), LOGGED_WITHIN);
  const [entry] = loggedOf(world, guild.logId, 'messageDeleteBulk');
  expect(entry?.text).toContain(`**By:** <@${guild.owner.id}>`);
  expect(entry?.text).not.toContain('audit log');
});

/** Deletions by the author or one of two moderators, with the time since the one before. */
const acts = fc.array(
  fc.record({
    by: fc.constantFrom<'own' | 'owner' | 'manager'>('own', 'owner', 'manager'),
    afterMs: fc.constantFrom(0, 300, 1_000, 2_500),
  }),
  { minLength: 2, maxLength: 6 },
);

test('Each deletion names the right person or is not certain, however late the audit log', async ({ world, api }) => {
  const { guild, platform } = await withLog(world, api);
  const certain = { own: 'the author or a bot', owner: guild.owner.id, manager: guild.manager.id };
  let round = 0;

  await fc.assert(
    fc.asyncProperty(acts, fc.constantFrom(0, 2_000, 10_000), async (list, delayMs) => {
      round += 1;
      platform.setAuditDelay(delayMs);
      // Every round in a channel of its own: the platform counts deletions of some minutes together.
      const channelId = guild.channelIds[round % 2] ?? '';
      const told = list.map((act, index) => {
        const text = `round${round}act${index};`;
        return { ...act, text, id: platform.say(guild.member.id, channelId, text) };
      });
      for (const { by, afterMs, id } of told) {
        await pause(afterMs);
        const actor = { own: guild.member, owner: guild.owner, manager: guild.manager }[by];
        platform.deleteMessage(actor.id, channelId, id);
      }
      await pause(delayMs + 16_000);

      const entries = logged(world, guild.logId).map(({ text }) => text);
      for (const { by, text } of told) {
        expect(entries.filter((entry) => entry.includes(text))).toHaveLength(1);
        const line = actorOf(world, guild.logId, text) ?? '';
        expect(line.includes('not certain') || line.includes(certain[by])).toBe(true);
      }
    }),
    { numRuns: Number(process.env['LAW_RUNS'] ?? 2), endOnFailure: true },
  );
});

test('The log of commands leaves out what a note says', async ({ world, api }) => {
  const guild = createLoggedGuild(world);
  await saveLogs(api, guild, guild.logId, { events: ['commandUse'] });

  openChat(world, { ...guild, member: guild.owner }).say(`!note <@${guild.member.id}> a private remark`);

  await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'commandUse')).toHaveLength(1), LOGGED_WITHIN);
  expect(loggedOf(world, guild.logId, 'commandUse')[0]?.text).not.toContain('private remark');
});
