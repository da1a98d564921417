import { TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { CUSTOM_JOB_DESCRIPTION_MAX } from '@perigee/core/economy/custom-jobs/schema';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { nameInPath } from '@perigee/core/base/names/name-key';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { TEMPLATE_MAX } from '@perigee/core/base/templates/limits';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { buildCustomJob } from '../support/economy-builders.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';

const { create, update, remove } = customJobsEndpoints;
const { free, boosted } = TIER_LIMITS.jobs;
const LARGEST = Number.MAX_SAFE_INTEGER;

async function fill(api: ApiClient, { id, owner }: GuildFixture, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await api.call(owner.token, create, { params: { guildId: id }, body: buildCustomJob({ name: `Job ${index}` }) });
  }
}

/** The data the guild's pages receive. */
async function customJobsIn(api: ApiClient, { id, owner }: GuildFixture): Promise<unknown> {
  const { body } = await api.call(owner.token, guildsEndpoints.info, { params: { guildId: id } });
  return typeof body === 'object' && body !== null && 'settings' in body ? body.settings : body;
}

describe('Custom jobs', () => {
  test('Editors can create, change, rename and remove a custom job', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Pilot' });
    const made = buildCustomJob({
      name: 'Pilot',
      requiredRoles: [roleId],
      message: 'Landed, {{ member.mention }}!',
      hideOptions: true,
    });
    const renamed = { ...made, name: 'Captain / Sr.', salary: { min: -10, max: -5 } };

    const created = await api.call(guild.manager.token, create, { params, body: made });
    const shown = await customJobsIn(api, guild);
    const changed = await api.call(guild.owner.token, update, {
      params: { ...params, jobName: 'pilot' },
      body: { ...renamed, newName: renamed.name },
    });
    const shownChanged = await customJobsIn(api, guild);
    const removed = await api.call(guild.owner.token, remove, { params: { ...params, jobName: 'Captain / Sr.' } });

    expect([created, changed, removed].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(shown).toMatchObject({ customJobs: [made], versions: { customJobs: 1 } });
    expect(shownChanged).toMatchObject({ customJobs: [renamed], versions: { customJobs: 2 } });
    expect(await customJobsIn(api, guild)).toMatchObject({ customJobs: [], versions: { customJobs: 3 } });
  });

  test('Answers "not found" when an editor changes or removes an unknown job', async ({ api, guild }) => {
    const params = { guildId: guild.id, jobName: 'Nothing' };

    const replies = [
      await api.call(guild.owner.token, update, { params, body: buildCustomJob() }),
      await api.call(guild.owner.token, remove, { params }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies[0]?.body).toMatchObject({ message: 'There is no such job' });
  });

  test('Accepts every field of a job at its limit', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    await world.setBoost(guild.id, true);
    const bodies = [
      { name: 'x'.repeat(NAME_MAX), iconUrl: 'http://example.com/icon.png' },
      { name: '..', description: 'x'.repeat(CUSTOM_JOB_DESCRIPTION_MAX) },
      { name: 'c', message: 'x'.repeat(TEMPLATE_MAX) },
      { name: 'd', salary: { min: -LARGEST, max: LARGEST }, requiredXp: -LARGEST },
      { name: 'e', cooldown: DURATION_MAX_MS },
      { name: 'f', cooldown: 0 },
    ].map(buildCustomJob);

    const replies = [];
    for (const body of bodies) {
      replies.push(await api.call(guild.owner.token, create, { params, body }));
      const jobName = nameInPath(body.name);
      replies.push(await api.call(guild.owner.token, update, { params: { ...params, jobName }, body }));
    }

    expect(replies.map(refusal)).toEqual(replies.map(() => '200'));
  });

  test('Rejects every field of a job beyond its limit, and names the field', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    await world.setBoost(guild.id, true);
    const foreign = world.simulator.world.createRole(createGuild(world).id, { name: 'Foreign' });
    await fill(api, guild, 1);
    const cases = [
      { changes: { name: '  ' }, path: 'name', code: 'nameRequired' },
      { changes: { name: 'x'.repeat(NAME_MAX + 1) }, path: 'name', code: 'nameTooLong' },
      {
        changes: { description: 'x'.repeat(CUSTOM_JOB_DESCRIPTION_MAX + 1) },
        path: 'description',
        code: 'descriptionTooLong',
      },
      { changes: { message: 'x'.repeat(TEMPLATE_MAX + 1) }, path: 'message', code: 'templateTooLong' },
      { changes: { iconUrl: 'icon' }, path: 'iconUrl', code: 'invalidUrl' },
      { changes: { hideOptions: 'yes' }, path: 'hideOptions', code: 'invalidType' },
      { changes: { salary: { min: 0.5, max: 1 } }, path: 'salary.min', code: 'integer' },
      { changes: { salary: { min: -1, max: -2 } }, path: 'salary.max', code: 'maxBelowMin' },
      { changes: { salary: { min: 0, max: LARGEST + 1 } }, path: 'salary.max', code: 'integer' },
      { changes: { cooldown: DURATION_MAX_MS + 1 }, path: 'cooldown', code: 'durationTooLong' },
      { changes: { cooldown: -1 }, path: 'cooldown', code: 'nonNegativeInteger' },
      { changes: { requiredXp: 0.1 }, path: 'requiredXp', code: 'integer' },
      { changes: { requiredRoles: [foreign] }, path: 'requiredRoles.0', code: 'unknownRole' },
      { changes: { message: 'Well done, {{ member.nam }}!' }, path: 'message', code: 'templateUnknownVariable' },
      { changes: { bonus: 5 }, path: 'bonus', code: 'unknownField' },
    ];

    const replies = [];
    for (const { changes } of cases) {
      const body = { ...buildCustomJob({ name: 'Other' }), ...changes };
      replies.push(await api.call(guild.owner.token, create, { params, body }));
      replies.push(await api.call(guild.owner.token, update, { params: { ...params, jobName: 'Job 1' }, body }));
    }

    const refusals = cases.map(({ path, code }) => `400 ${path} ${code}`);
    expect(replies.map(refusal)).toEqual(refusals.flatMap((text) => [text, text]));
    expect(await customJobsIn(api, guild)).toMatchObject({ customJobs: [{ name: 'Job 1' }] });
  });

  test('Rejects a job whose message does not compile, and names the line', async ({ api, guild }) => {
    const body = buildCustomJob({ message: '{{ member.name' });

    const reply = await api.call(guild.owner.token, create, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'Template compilation error', issues: [{ path: 'message', params: { line: 1 } }] },
    });
  });

  test('A job icon requires boost', async ({ api, guild }) => {
    const body = buildCustomJob({ iconUrl: 'https://example.com/pick.png' });

    const reply = await api.call(guild.owner.token, create, { params: { guildId: guild.id }, body });

    expect(refusal(reply)).toBe('400 iconUrl boostRequired');
  });

  test('Rejects a job with the name of another one', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await fill(api, guild, 2);

    const created = await api.call(guild.owner.token, create, { params, body: buildCustomJob({ name: 'JOB 1' }) });
    const renamed = await api.call(guild.owner.token, update, {
      params: { ...params, jobName: 'Job 2' },
      body: buildCustomJob({ name: 'job 1 ' }),
    });

    expect(created.body).toMatchObject({ code: 'conflict', message: 'Another job has this name' });
    expect([created, renamed].map(refusal)).toEqual(['409 name jobNameTaken', '409 name jobNameTaken']);
  });

  test('Creates only one of several simultaneous jobs with the same name', async ({ api, guild }) => {
    const options = { params: { guildId: guild.id }, body: buildCustomJob() };

    const replies = await Promise.all([1, 2, 3].map(() => api.call(guild.owner.token, create, options)));

    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });
});

describe('Job limits', () => {
  test(`Allows ${free} jobs without boost and ${boosted} with it`, async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const more = { params, body: buildCustomJob({ name: 'One more' }) };
    await fill(api, guild, free);

    const fullFree = await api.call(guild.owner.token, create, more);
    await world.setBoost(guild.id, true);
    await api.call(guild.owner.token, remove, { params: { ...params, jobName: 'Job 1' } });
    await fill(api, guild, boosted);
    const fullBoosted = await api.call(guild.owner.token, create, more);

    expect(fullFree.body).toMatchObject({ message: 'Jobs limit reached' });
    expect([fullFree, fullBoosted].map(refusal)).toEqual(['409  jobsLimitReached', '409  jobsLimitReached']);
  });

  test('Simultaneous requests cannot exceed the job limit', async ({ api, guild }) => {
    const params = { guildId: guild.id };

    const replies = await Promise.all(
      Array.from({ length: free + 4 }, (_, index) =>
        api.call(guild.owner.token, create, { params, body: buildCustomJob({ name: `Rush ${index}` }) }),
      ),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(free);
  });
});
