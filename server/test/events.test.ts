import { generalSection } from '@perigee/core/community/general/section';
import { settingsSaved } from '@perigee/core/community/settings/events';
import { describe, expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { defineJobKind } from '../src/jobs/job-kind.ts';
import { enqueueJob } from '../src/jobs/jobs.ts';
import { defineSubscriber } from '../src/events/define-subscriber.ts';
import { buildGeneral, test } from './support/fixtures.ts';
import { dropJobs, listJobs } from './support/bot/list-jobs.ts';

const notifyJob = defineJobKind('test.notify', z.object({ version: z.number() }));

describe('Settings events', () => {
  test('Publishes a settings event after the commit, with the saved version and its author', async ({
    api,
    guild,
    world,
  }) => {
    const received: unknown[] = [];
    const afterCommit = async (data: { guildId: string }) => {
      if (data.guildId === guild.id)
        received.push({ ...data, prefix: (await world.services.settingsCache.get(guild.id)).prefix });
    };
    world.services.events.subscribe(defineSubscriber(settingsSaved, { afterCommit }));

    const reply = await api.call(guild.owner.token, generalSection.save, {
      params: { guildId: guild.id },
      body: buildGeneral({ prefix: '%' }),
    });

    expect(reply.status).toBe(200);
    expect(received).toEqual([
      { guildId: guild.id, section: 'general', version: 1, savedBy: guild.owner.id, prefix: '%' },
    ]);
  });

  test('Commits a save and its follow-up jobs together or not at all', async ({ api, guild, world }) => {
    const { events } = world.services;
    const follow = defineSubscriber(settingsSaved, {
      async inTransaction(tx, { guildId, version }) {
        if (guildId !== guild.id) return;
        await enqueueJob(tx, notifyJob, { guildId, key: String(version), payload: { version } });
        if (version === 2) throw new Error('what follows could not be written');
      },
    });
    events.subscribe(follow);
    // No handler exists for this kind, so its job would stay due in the product that these tests share.
    onTestFinished(() => dropJobs(world, guild));
    const save = (prefix: string) =>
      api.call(guild.owner.token, generalSection.save, {
        params: { guildId: guild.id },
        body: buildGeneral({ prefix }),
      });

    const [taken, refused] = [await save('%'), await save('?')];

    expect([taken.status, refused.status]).toEqual([200, 500]);
    expect(await listJobs(world, { guild, name: notifyJob.name })).toMatchObject([{ key: '1', state: 'waiting' }]);
    expect(await world.services.settingsCache.get(guild.id)).toMatchObject({ prefix: '%' });
  });

  test('A save succeeds even if a subscriber fails after the commit', async ({ api, guild, world }) => {
    const afterCommit = async ({ guildId }: { guildId: string }) => {
      if (guildId === guild.id) throw new Error('not interested');
    };
    world.services.events.subscribe(defineSubscriber(settingsSaved, { afterCommit }));

    const reply = await api.call(guild.owner.token, generalSection.save, {
      params: { guildId: guild.id },
      body: buildGeneral({ prefix: '%' }),
    });

    expect(reply.status).toBe(200);
  });
});
