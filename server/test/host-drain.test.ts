import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApiClient } from './support/api-client.ts';
import { createPerson } from './support/fixtures.ts';
import { startBotProcess, startWorld, type World } from './support/world.ts';
import { addJob, listJobs } from './support/bot/list-jobs.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
const WITHIN = { timeout: 60_000 };

/** Two complete processes on one database, and a site host. */
async function openTwo() {
  const world = await startWorld();
  onTestFinished(world.close);
  const other = await startBotProcess(world, world.location);
  onTestFinished(other.close);
  const host = createPerson(world, 'host');
  // Read on each call.
  Object.assign(world.config, { hostIds: new Set([host.id]) });
  const api = createApiClient(world.apiUrl);
  const read = async () => {
    const { body } = await api.call(host.token, hostEndpoints.state);
    return hostEndpoints.state.schema.response[200].parse(body);
  };
  const tell = (name: string, isDraining: boolean) =>
    api.call(host.token, hostEndpoints.drain, { body: { name, isDraining } });
  return { world, other, read, tell };
}

const ready = async ({ apiUrl }: World) => (await fetch(`${new URL(apiUrl).origin}/health/ready`)).json();

describe.skipIf(!hasServers)('Draining a process', () => {
  test('A drained process hands over its shards and reports as not ready until it resumes', async () => {
    const { world, other, read, tell } = await openTwo();
    const { processName: name } = world.services;
    await expect.poll(async () => (await read()).processes, WITHIN).toHaveLength(2);
    expect((await read()).shards).toMatchObject([{ process: name }]);

    const replies = await Promise.all([tell(name, true), tell(name, true)]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await expect
      .poll(async () => (await read()).shards, WITHIN)
      .toMatchObject([{ process: other.services.processName }]);
    expect(await ready(world)).toEqual({ status: 'unavailable', missing: 'draining' });
    expect((await read()).deeds.filter(({ subject }) => subject === name)).toMatchObject([{ deed: 'drain' }]);
    // The other one is the last active process.
    expect(await tell(other.services.processName, true)).toMatchObject({ status: 409 });

    await tell(name, false);

    await expect.poll(() => ready(world), WITHIN).toEqual({ status: 'ready' });
    await expect.poll(async () => (await read()).shards, WITHIN).toMatchObject([{ process: name }]);
  });

  test('A drained process runs no jobs until it resumes', async () => {
    const { world, other, read, tell } = await openTwo();
    const { processName: name } = world.services;
    await expect.poll(async () => (await read()).processes, WITHIN).toHaveLength(2);
    await other.bot.close();
    await tell(name, true);
    await expect.poll(() => world.services.drain.isOn(), WITHIN).toBe(true);

    await addJob(world, { id: '1' }, 'poll.result');
    const stateOf = async () => (await listJobs(world)).map(({ state }) => state);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const whileDrained = await stateOf();
    await tell(name, false);

    expect(whileDrained).toEqual(['waiting']);
    await expect.poll(stateOf, WITHIN).toEqual(['done']);
  });
});
