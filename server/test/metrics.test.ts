import { readFileSync } from 'node:fs';
import { generalSection } from '@perigee/core/community/general/section';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { sql } from 'kysely';
import { expect, onTestFinished, test as base } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { enqueueJob } from '../src/jobs/jobs.ts';
import { readOverdueJobs } from '../src/jobs/job-gauges.ts';
import { sayJob } from './support/bot/jobs-fixture.ts';
import { createApiClient } from './support/api-client.ts';
import { openChat } from './support/chat.ts';
import { buildGeneral, createGuild } from './support/fixtures.ts';
import { type CountingWorld, metricNames, startCountingWorld } from './support/monitoring/metrics.ts';
import { perFile } from './support/per-file.ts';
import { platformOf } from './support/platform-calls.ts';
import { beginPayment } from './support/economy/payments.ts';
import { BOARD_PROGRESS } from '../src/features/economy/balances/boards/boards.ts';
import { secondsBehind } from '../src/features/economy/balances/ledger/ledger-age.ts';
import { ECONOMY_PROGRESS } from '../src/features/insights/economy-health/summaries.ts';
import { LEVEL_PROGRESS } from '../src/features/rewards/levels/follow-xp.ts';

const OPS = new URL('../../ops/', import.meta.url);

const WITHIN = { timeout: 60_000 };

/** A product with metrics that the tests leave idle. */
const test = base.extend<{ idle: CountingWorld }>({
  idle: perFile(startCountingWorld),
});

/** Triggers some of everything that is counted. */
async function useProduct(world: CountingWorld) {
  const guild = createGuild(world);
  const api = createApiClient(world.apiUrl);
  await api.call(guild.owner.token, generalSection.save, {
    params: { guildId: guild.id },
    body: buildGeneral({ prefix: '!' }),
  });
  await api.call(null, generalSection.save, { params: { guildId: guild.id }, body: buildGeneral() });
  await fetch(`${world.apiUrl}/nothing?code=a-secret`);
  await openChat(world, { channelId: guild.channelId, member: guild.owner }).ask('!ping');
  await beginPayment(world, api, guild.owner.token);
  await openChat(world, { channelId: guild.channelId, member: guild.owner }).ask('!remind 1s water');
  return guild;
}

test('Metrics count typed commands that the bot could not answer, by name', async ({ idle }) => {
  const guild = createGuild(idle, { botPermissions: ['ViewChannel', 'SendMessages', 'AddReactions', 'ManageRoles'] });
  await platformOf(idle).denyBot(guild.channelId, PermissionFlagsBits.SendMessages);

  idle.simulator.world.say(guild.member.id, guild.channelId, '!ping');

  const count = async () => (await idle.scrape()).get('perigee_commands_unanswerable_total{name="ping"}');
  await expect.poll(count, WITHIN).toBe(1);
});

test('Metrics count usage by pattern, type and name, without IDs or content', async () => {
  const world = await startCountingWorld();
  onTestFinished(world.close);

  await useProduct(world);
  const isReminded = async () => (await world.scrape()).get(reminded);
  await expect.poll(isReminded, WITHIN).toBe(1);
  const series = await world.scrape();
  const text = [...series.keys()].join('\n');

  const saves = { method: 'POST', route: '/api/private/guilds/:guildId/general' };
  expect(series.get(seriesOf('perigee_http_requests_total', { ...saves, status: '200' }))).toBe(1);
  expect(series.get(seriesOf('perigee_http_requests_total', { ...saves, status: '401' }))).toBe(1);
  expect(series.get(seriesOf('perigee_http_request_duration_seconds_count', saves))).toBe(2);
  const unknown = { method: 'GET', route: '(no call)', status: '404' };
  expect(series.get(seriesOf('perigee_http_requests_total', unknown))).toBe(1);
  expect(series.get('perigee_gateway_events_total{event="MESSAGE_CREATE"}')).toBeGreaterThanOrEqual(2);
  const sent = { method: 'POST', route: '/channels/:id/messages', status: '200' };
  expect(series.get(seriesOf('perigee_discord_requests_total', sent))).toBeGreaterThanOrEqual(2);
  expect(series.get('perigee_uses_total{kind="command",name="ping",outcome="done"}')).toBe(1);
  expect(series.get('perigee_payment_requests_total{call="create",outcome="done"}')).toBe(1);
  expect(text).not.toMatch(/\d{16,}|a-secret|water/);
});

const reminded = 'perigee_act_tries_total{kind="reminder.deliver",outcome="done"}';

function seriesOf(name: string, labels: Record<string, string>): string {
  const parts = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
  return `${name}{${parts.join(',')}}`;
}

test('Metrics report overdue jobs by kind, without those queued behind a scheduled retry', async ({ idle: world }) => {
  const { db } = world.services.database;
  const job = { guildId: '5', payload: { channelId: '1', content: '' }, at: new Date(Date.now() - 60_000) };
  await db.transaction().execute(async (tx) => {
    await enqueueJob(tx, sayJob, { ...job, key: 'late', subject: 'alone' });
    await enqueueJob(tx, sayJob, { ...job, key: 'first', subject: 'queue' });
    await enqueueJob(tx, sayJob, { ...job, key: 'second', subject: 'queue' });
  });
  const again = { next_at: new Date(Date.now() + 60_000), attempts: 1 };
  await db.updateTable('acts').set(again).where('key', '=', 'first').execute();

  // A scrape of the test before may have just counted them.
  const counted = async () => (await world.scrape()).get('perigee_acts_overdue{kind="test.say"}');
  await expect.poll(counted, WITHIN).toBe(1);
  const series = await world.scrape();
  const [overdue] = await readOverdueJobs(db);

  expect(series.get('perigee_acts_overdue_seconds')).toBeGreaterThanOrEqual(60);
  expect(overdue).toMatchObject({ kind: 'test.say', count: 1 });
});

test('An unprocessed balance change increases the lag of the ledger consumers', async ({ idle: world }) => {
  const { db } = world.services.database;
  const followers = ['boards', 'economy', 'levels'];
  const before = await world.scrape();

  const ages = await db.transaction().execute(async (tx) => {
    await sql`insert into ledger (guild_id, user_id, at, kind, balance, xp, balance_after, xp_after)
      values (1, 2, clock_timestamp() - interval '1 minute', 'work', 0, 0, 0, 0)`.execute(tx);
    const { rows } = await sql<{ seconds: number }>`
      select ${secondsBehind(BOARD_PROGRESS)} as seconds
      union all select ${secondsBehind(ECONOMY_PROGRESS)}
      union all select ${secondsBehind(LEVEL_PROGRESS)}`.execute(tx);
    return rows.map(({ seconds }) => seconds);
  });

  const seriesOfAges = followers.map((follower) => before.get(seriesOf('perigee_ledger_behind_seconds', { follower })));
  expect(seriesOfAges).toEqual([0, 0, 0]);
  expect(ages).toHaveLength(3);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(60);
});

test('The metrics port answers only /metrics', async ({ idle: world }) => {
  const answers = await Promise.all([
    fetch(world.metricsUrl),
    fetch(world.metricsUrl, { method: 'POST' }),
    fetch(new URL('/', world.metricsUrl)),
    fetch(`${new URL(world.apiUrl).origin}/metrics`),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  expect(answers[0]?.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.optional(z.array(z.object({ expr: z.string() }))) })),
});

/** The expressions used by alerts and the dashboard. */
function expressions() {
  const alerts = z.parse(alertsSchema, parse(readFileSync(new URL('prometheus/alerts.yml', OPS), 'utf8')));
  const dashboard = z.parse(dashboardSchema, JSON.parse(readFileSync(new URL('grafana/perigee.json', OPS), 'utf8')));
  return {
    alerts: alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    dashboard: dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  };
}

test('The six alerts and the dashboard use only metrics that a running product exports', async ({ idle: world }) => {
  const { alerts, dashboard } = expressions();

  const shown = await metricNames(world.metricsUrl);
  const names = [...alerts, ...dashboard].map((expr) => expr.match(/\b(?:perigee|nodejs|process)_\w+/g) ?? []);

  expect(alerts).toHaveLength(6);
  expect(names.filter((each) => each.length === 0)).toEqual([]);
  // Database connection metrics exist only with a database server.
  const ofServers = world.services.database.pool === null ? /^perigee_database_connections/ : /^$/;
  expect(names.flat().filter((name) => !shown.has(name) && !ofServers.test(name))).toEqual([]);
});
