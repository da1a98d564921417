import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ApplicationOptions } from './state/application.ts';
import { createApplications } from './platform/applications.ts';
import { createUploads } from './platform/uploads.ts';
import { createTimers } from './base/clock.ts';
import { createChatFeed } from './platform/feed.ts';
import { createCounters } from './platform/counters.ts';
import { createFaults } from './platform/faults.ts';
import { createRequestLog } from './platform/request-log.ts';
import { createPaymentsControl, type PaymentsControl } from './control/payments-control.ts';
import { createPlatformControl, type PlatformControl } from './control/platform-control.ts';
import { createWorldControl, type WorldControl } from './control/world-control.ts';
import { createGatewayHub } from './gateway/create-hub.ts';
import { attachGateway } from './gateway/server.ts';
import { createAllowances } from './platform/allowances.ts';
import { type AnswerCheck, createAnswerChecks } from './platform/answer-check.ts';
import { createEdge } from './platform/edge.ts';
import { createRateLimiter } from './platform/rate-limiter.ts';
import { createRouter } from './http/router.ts';
import { createHttpServer } from './server/server.ts';
import { createInteractionRegistry } from './platform/interaction-registry.ts';
import { demoPeople } from './oauth/authorize-page.ts';
import { pageRoutes } from './page-routes.ts';
import { type Limits, readLimits } from './base/limits.ts';
import { createPayments, type ShopOptions } from './platform/payments.ts';
import { paymentsRoutes } from './payments/routes.ts';
import type { Platform } from './platform/platform.ts';
import { apiRoutes } from './api-routes.ts';
import { DEMO_GUILDS } from './world/demo/demo-guilds.ts';
import { createDemoWorld } from './world/demo/demo-world.ts';
import { channelsOf } from './state/channel-index.ts';
import { planArchives } from './world/thread-archive.ts';
import { createIdSource } from './base/snowflakes.ts';
import { createStateFile, readStateFile } from './state/state-file.ts';

export type { WorldControl } from './control/world-control.ts';

/** Limits that are omitted are the platform's own. Tests raise them because one bot serves many guilds at once. */
export interface SimulatorOptions extends Partial<Limits> {
  /** Default: '127.0.0.1'. */
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Default: `http://localhost:${port}`. */
  publicUrl?: string;
  application: ApplicationOptions;
  /** Where the world is kept between starts; without it, the world lives in memory only. */
  stateFile?: string;
  /** Default: 604,800 (seven days), the platform's own. */
  tokenLifetimeSeconds?: number;
  /** For tests: checks each answer of the REST API. Closing the simulator fails if a check did. */
  checkAnswer?: AnswerCheck | undefined;
  /** The shop that sells through the payments sandbox; none by default. */
  shop?: ShopOptions;
}

/** The addresses a simulator serves. */
export interface SimulatorAddresses {
  /** REST base without the version; REST is served at `${apiUrl}/v10/…`. */
  apiUrl: string;
  authorizeUrl: string;
  cdnUrl: string;
  chatUrl: string;
  /** The payments sandbox's API, including its version. */
  paymentsUrl: string;
  /** The shop's cabinet, where payments are listed and refunded. */
  cabinetUrl: string;
}

export interface Simulator extends SimulatorAddresses {
  url: string;
  port: number;
  /** The demo people; `role` is a short English word (owner, admin, manager, member, banned, developer). */
  people: { id: string; username: string; globalName: string; role: string }[];
  /** The demo guilds with their members, bots left out. */
  guilds: DemoGuild[];
  world: WorldControl;
  control: PlatformControl;
  payments: PaymentsControl;
  close(): Promise<void>;
}

interface DemoGuild {
  id: string;
  /** Which of the demo guilds it is; null for one created later. */
  key: string | null;
  channels: { id: string; name: string }[];
  name: string;
  memberCount: number;
  members: { id: string; username: string; globalName: string | null; avatar: string | null }[];
}

const TOKEN_LIFETIME_SECONDS = 604_800;

/** Starts the simulator. Fails with the system's own error when the port is taken. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const platform = createPlatform(options);
  const server = createHttpServer(platform, {
    api: createRouter(apiRoutes),
    payments: createRouter(paymentsRoutes),
    pages: createRouter(pageRoutes),
  });
  const gateway = attachGateway(platform, server);
  server.listen(options.port, options.host);
  await once(server, 'listening');

  const port = addressOf(server.address()).port;
  platform.publicUrl = options.publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`;
  platform.gatewayUrl = `ws://${hostForUrl(options.host)}:${port}`;
  const url = platform.publicUrl;
  platform.payments.webhooks.setAddress(options.shop?.notificationUrl ?? null);
  const cutConnections = () => {
    gateway.dropAll();
    server.closeAllConnections();
  };
  return {
    url,
    port,
    ...simulatorAddresses(url),
    people: demoPeople(platform).map((person) => ({
      id: person.id,
      username: person.username,
      globalName: person.globalName ?? person.username,
      role: person.demoRole ?? '',
    })),
    guilds: demoGuilds(platform),
    world: createWorldControl(platform, cutConnections),
    control: createPlatformControl(platform),
    payments: createPaymentsControl(platform),
    close: async () => {
      platform.payments.webhooks.close();
      platform.feed.close();
      gateway.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      platform.timers.close();
      platform.stateFile.close();
      platform.answerChecks.assertClean();
    },
  };
}

/** The addresses of a simulator running at this URL, perhaps in another process. */
export function simulatorAddresses(url: string): SimulatorAddresses {
  return {
    apiUrl: `${url}/api`,
    authorizeUrl: `${url}/oauth2/authorize`,
    cdnUrl: `${url}/cdn`,
    chatUrl: `${url}/`,
    paymentsUrl: `${url}/v3`,
    cabinetUrl: `${url}/payments`,
  };
}

function createPlatform(options: SimulatorOptions): Platform {
  const { application, stateFile } = options;
  const limits = readLimits(options);
  const stored = stateFile === undefined ? undefined : readStateFile(stateFile);
  if (stored !== undefined && stored.people[application.id] === undefined) {
    throw new Error(`${stateFile} belongs to another application: delete it to start over`);
  }
  const world = stored ?? createDemoWorld(application);
  const keptIn = createStateFile(stateFile, world);
  const applications = createApplications(world, application);
  const platform: Platform = {
    application: applications.get(application.id),
    applications,
    limits,
    counters: createCounters(),
    tokenLifetimeSeconds: options.tokenLifetimeSeconds ?? TOKEN_LIFETIME_SECONDS,
    publicUrl: options.publicUrl ?? 'http://localhost',
    gatewayUrl: '',
    world,
    stateFile: keptIn,
    nextId: createIdSource(),
    gateway: createGatewayHub(() => platform),
    feed: createChatFeed(),
    interactions: createInteractionRegistry(),
    uploads: createUploads(),
    edge: createEdge(limits),
    limiter: createRateLimiter(limits, (channelId, messageId) =>
      (world.messages[channelId] ?? []).some(({ id }) => id === messageId),
    ),
    allowances: createAllowances(),
    auditDelayMs: 0,
    timers: createTimers(),
    requests: createRequestLog(),
    answerChecks: createAnswerChecks(options.checkAnswer),
    faults: createFaults(),
    payments: createPayments(world, keptIn, options.shop),
    isAway: false,
  };
  planArchives(platform);
  return platform;
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The simulator is not listening on a port');
  return address;
}

/** A server listening on all interfaces is reached over loopback. */
function hostForUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function demoGuilds({ world }: Platform): DemoGuild[] {
  return Object.values(world.guilds).map(({ id, name, members }) => {
    const channels = channelsOf(world, id).map((channel) => ({ id: channel.id, name: channel.name }));
    const key = DEMO_GUILDS.find((demo) => demo.name === name)?.key ?? null;
    const people = Object.keys(members).flatMap((userId) => world.people[userId] ?? []);
    return {
      id,
      key,
      channels,
      name,
      memberCount: people.length,
      members: people
        .filter(({ bot }) => !bot)
        .map(({ id: userId, username, globalName, avatar }) => ({ id: userId, username, globalName, avatar })),
    };
  });
}
