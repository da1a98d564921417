import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { describe, expect, onTestFinished } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { createLoggedGuild, logged } from '../../support/bot/logging.ts';
import { createPerson, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { listJobs } from '../../support/bot/list-jobs.ts';
import { hitsOf } from '../../support/moderation/automod-records.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };

/** A guild with a forbidden word and a log channel. */
async function openLog(world: World, api: ApiClient) {
  const guild = createLoggedGuild(world);
  const { world: platform } = world.simulator;
  const logTo = (automodLog: string) => saveModeration(api, guild, { automodLog });
  await logTo(guild.logId);
  const body = { ...DEFAULT_AUTOMOD.words, enabled: true, options: { words: ['spam'], match: 'whole' as const } };
  await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body });
  const hits = () => hitsOf(world, guild);

  return {
    guild,
    logTo,
    hits,
    entries: () => logged(world, guild.logId),
    /** Makes the platform reject messages in the channel until it recovers. */
    fail(channelId: string) {
      platform.fail({ method: 'POST', path: `/channels/${channelId}/messages`, status: 500, times: 1_000 });
      onTestFinished(() => platform.recover());
    },
    /** Posts as a new member each time, since a member's burst gets one entry. */
    async saySpam(times: number) {
      const before = (await hits()).length;
      for (let count = 0; count < times; count += 1) {
        const { id } = createPerson(world, 'spammer');
        platform.addMember(guild.id, id);
        platform.say(id, guild.channelId, 'spam');
      }
      await expect.poll(hits, WITHIN).toHaveLength(before + times);
    },
    jobs: () => listJobs(world, { guild, name: 'automod.logHit' }),
    letTimePass: openPunishing(world, guild).letTimePass,
  };
}

describe('Failed log entries', () => {
  test('A failed log entry is posted on recovery with a correction made in the meantime', async ({ world, api }) => {
    const { guild, entries, fail, saySpam, hits, jobs, letTimePass } = await openLog(world, api);
    fail(guild.logId);
    await saySpam(1);
    await expect.poll(jobs, WITHIN).toMatchObject([{ state: 'waiting', attempts: 1, problem: expect.any(String) }]);
    const [{ id: hitId } = { id: '' }] = await hits();
    await api.call(guild.owner.token, automodSiteEndpoints.wrong, { params: { guildId: guild.id, hitId } });

    world.simulator.world.recover();
    await letTimePass();

    await expect
      .poll(entries, WITHIN)
      .toMatchObject([{ title: 'Automoderation: Words', text: expect.stringContaining('marked this as a mistake') }]);
    const offers = () =>
      JSON.stringify(world.simulator.world.messages(guild.logId).map(({ components }) => components));
    await expect.poll(offers, WITHIN).toContain('automod:except');
    expect(entries()).toHaveLength(1);
  });

  test('At most ten log entries wait for a retry, and the next entry counts the rest', async ({ world, api }) => {
    const { guild, logTo, entries, fail, saySpam, jobs, letTimePass } = await openLog(world, api);
    // A channel takes five entries at once.
    const channels = [guild.elsewhereId, guild.channelIds[0] ?? '', guild.logId];
    for (const channelId of channels) fail(channelId);
    for (const [index, times] of [5, 5, 2].entries()) {
      await logTo(channels[index] ?? '');
      await saySpam(times);
    }
    await expect.poll(async () => (await jobs()).every(({ problem }) => problem !== null), WITHIN).toBe(true);
    expect(await jobs()).toHaveLength(10);

    world.simulator.world.recover();
    await letTimePass();
    await expect.poll(() => entries().length, WITHIN).toBe(10);
    await saySpam(1);

    await expect.poll(() => entries().length, WITHIN).toBe(11);
    const said = world.simulator.world.messages(guild.logId).map(({ content }) => content);
    expect(said.filter((content) => content !== '')).toEqual([
      '2 more entries are on the site: there were too many at once.',
    ]);
  });

  test('A log entry fails when its channel is deleted, and the next goes to the new channel', async ({
    world,
    api,
  }) => {
    const { guild, logTo, saySpam, jobs } = await openLog(world, api);
    await platformOf(world).call('DELETE', `/channels/${guild.logId}`);

    await saySpam(1);
    await expect
      .poll(jobs, WITHIN)
      .toMatchObject([{ state: 'failed', problem: expect.stringContaining('Unknown Channel') }]);
    await logTo(guild.elsewhereId);
    await saySpam(1);

    await expect.poll(() => logged(world, guild.elsewhereId), WITHIN).toHaveLength(1);
  });
});
