import { generalSection } from '@perigee/core/community/general/section';
import { muteRoleEndpoints } from '@perigee/core/moderation/mute-role/endpoints';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApiClient } from './support/api-client.ts';
import { openChat } from './support/chat.ts';
import { buildGeneral, createGuild, createPerson } from './support/fixtures.ts';
import { buy, providerIdOf } from './support/economy/payments.ts';
import { spawnBot } from './support/programs/spawn-bot.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from './support/monitoring/trace-collector.ts';
import { startWorld, type World } from './support/world.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

const WITHIN = { timeout: 60_000 };

/** The names from the trace's root down to a span. */
function pathTo(name: string, trace: readonly CollectedSpan[]): string[] {
  const path: string[] = [];
  for (let span = trace.find((each) => each.name === name); span !== undefined; ) {
    path.unshift(span.name);
    const { parentId } = span;
    span = trace.find(({ spanId }) => spanId === parentId);
  }
  return path;
}

/** Waits for a path, since processes export spans late and a span ends after its children. */
async function expectPath(collector: TraceCollector, path: readonly string[]): Promise<void> {
  const [root = '', end = ''] = [path[0], path.at(-1)];
  await expect.poll(() => pathTo(end, collector.traceOf(root)), WITHIN).toEqual(path);
}

async function startTraced(withBot: boolean) {
  const collector = await startTraceCollector();
  const world = await startWorld({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, withBot });
  onTestFinished(world.close);
  return { collector, world, api: createApiClient(world.apiUrl) };
}

/** Starts a bot in a process of its own, and waits until it is connected. */
async function startTracedBot(world: World, collector: TraceCollector): Promise<void> {
  const bot = spawnBot(world, world.location, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  onTestFinished(() => bot.kill());
  const isRegistered = () => world.simulator.world.requests().some(({ path }) => path.endsWith('/commands'));
  await expect.poll(isRegistered, WITHIN).toBe(true);
}

describe('Traces', () => {
  test.skipIf(!hasServers)('A trace follows a settings save into the other process that receives it', async () => {
    const { collector, world, api } = await startTraced(false);
    await startTracedBot(world, collector);
    const guild = createGuild(world);

    const request = { params: { guildId: guild.id }, body: buildGeneral({ prefix: '%' }) };
    await api.call(guild.owner.token, generalSection.save, request);
    const processes = () => new Set(collector.traceOf('save settings').map((span) => span.process));
    await expect.poll(() => processes().size, WITHIN).toBe(2);

    const beginning = 'POST /api/private/guilds/:guildId/general';
    await expectPath(collector, [beginning, 'save settings', 'announce settings', 'hear settings']);
    const receipts = collector.traceOf('save settings').filter(({ name }) => name === 'hear settings');
    expect(new Set(receipts.map((span) => span.process))).toEqual(processes());
    expect(collector.sent()).not.toContain(guild.owner.token);
  });

  test.skipIf(!hasServers)('A trace follows a job from the site to the bot and on to Discord', async () => {
    const { collector, world, api } = await startTraced(false);
    await startTracedBot(world, collector);
    const guild = createGuild(world);
    const call = 'discord POST /guilds/:id/roles';

    const request = { params: { guildId: guild.id }, body: { createRole: true } };
    expect(await api.call(guild.owner.token, muteRoleEndpoints.setUp, request)).toMatchObject({ status: 200 });
    const beginning = 'POST /api/private/guilds/:guildId/mute-role';
    await expectPath(collector, [beginning, 'job mute-role.set-up', call]);

    expect(new Set(collector.traceOf(call).map((span) => span.process)).size).toBe(2);
  });

  test('A trace follows a message to its command and on to Discord', async () => {
    const { collector, world } = await startTraced(true);
    const guild = createGuild(world);
    const chat = openChat(world, { channelId: guild.channelId, member: guild.owner });
    const name = 'discord POST /channels/:id/messages';

    await chat.ask('!ping  hush-hush');
    await expectPath(collector, ['gateway MESSAGE_CREATE', 'command ping', name]);

    expect(collector.sent()).not.toContain('hush-hush');
    expect(collector.sent()).not.toContain('test-bot-token');
  });

  test('A trace connects a payment with the notification that settles it', async () => {
    const { collector, world, api } = await startTraced(false);
    const buyer = createPerson(world, 'buyer');
    const notified = 'POST /api/public/payments/notifications';
    const beginning = 'POST /api/private/payments';

    world.simulator.payments.pay(providerIdOf(await buy(api, buyer.token)));
    const settledByNotification = () => {
      const [notification] = collector.traceOf(notified);
      return collector
        .spans()
        .find(({ name, links }) => name === 'settle payment' && links.includes(notification?.traceId ?? ''));
    };
    await expect.poll(settledByNotification, WITHIN).toBeDefined();

    await expectPath(collector, [beginning, 'payment provider create']);
    expect(collector.traceOf(beginning)).toContainEqual(settledByNotification());
    expect(collector.sent()).not.toContain('test-secret-key');
  });
});
