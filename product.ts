import { join } from 'node:path';
import { paymentEndpoints } from '@perigee/core/boost/payment-endpoints';
import { API_BASE } from '@perigee/core/http/endpoint';
import { startServer } from '@perigee/server';
import type { Config, PaymentsConfig, PlatformCredentials } from '@perigee/server/config/config';
import { networks } from '@perigee/server/config/setting-types';
import { StartupError } from '@perigee/server/errors/startup-error';
import { OWN_NETWORKS } from '@perigee/server/payments/networks';
import { announcement } from '@perigee/server/process/announce';
import { DEMO_CREDENTIALS, demoApplication } from '@perigee/simulator/demo-application';
import { type Simulator, simulatorAddresses, startSimulator } from '@perigee/simulator';

/** The sandbox's shop; as secret as the above. */
const DEMO_SHOP = { shopId: '100500', secretKey: 'demo-secret-key' };

/** The whole product in this process. */
export interface RunningProduct {
  /** What whoever started it is told. */
  announcement: string;
  /** Rejects when the platform refuses the bot for good. */
  ready: Promise<void>;
  /** Rejects when it does so at any time; never resolves. */
  refused: Promise<never>;
  close(): Promise<void>;
}

/**
 * Whether the simulator runs in this process: in a demo of several the site brings the platform along, and the others find
 * it on its port.
 */
export function bringsPlatform({ credentials, roles }: Config): boolean {
  return credentials === null && roles.has('site');
}

/** Brings the whole product up: the simulator where no real platform is configured, then the server. @throws StartupError */
export async function startProduct(config: Config): Promise<RunningProduct> {
  const simulator = bringsPlatform(config) ? await startDemo(config) : null;
  const server = await startServer({
    config: config.credentials === null ? demoConfig(config, simulator) : config,
    credentials: config.credentials ?? demoCredentials(config),
    chatUrl: simulator?.chatUrl ?? null,
    demo: { members: demoMembersOf(simulator), channels: demoChannelsOf(simulator), boost: demoBoostOf(simulator) },
  });
  const cabinetUrl = config.payments === null ? simulator?.cabinetUrl : undefined;
  return {
    announcement: announcement({ config, demo: simulator, cabinetUrl }),
    ready: server.ready,
    refused: server.refused,
    async close() {
      await server.close();
      await simulator?.close();
    },
  };
}

async function startDemo(config: Config): Promise<Simulator> {
  const { host, port, simulatorPort, publicUrl, dataFolder } = config;
  try {
    return await startSimulator({
      host,
      port: simulatorPort,
      application: demoApplication({ ...demoCredentials(config), publicUrl }),
      stateFile: join(dataFolder, 'simulator.json'),
      shop: {
        ...DEMO_SHOP,
        notificationUrl: `http://${ownHost(host)}:${port}${API_BASE}${paymentEndpoints.notify.url}`,
      },
    });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new StartupError(`Port ${simulatorPort} is taken. Stop what uses it, or set SIMULATOR_PORT to another one.`);
  }
}

/** The simulator is told these too, so they keep nothing secret. */
function demoCredentials({ simulatorBotToken }: Config): PlatformCredentials {
  return { ...DEMO_CREDENTIALS, botToken: simulatorBotToken ?? DEMO_CREDENTIALS.botToken };
}

/** Those of the servers the bot is in from the start; a server it is invited to later begins with nothing. */
function demoMembersOf(simulator: Simulator | null) {
  return (simulator?.guilds ?? []).flatMap(({ id: guildId, members }) =>
    members.map(({ id: userId, ...member }) => ({ guildId, userId, ...member })),
  );
}

/** Where people talk: what a server calls its common room, or else its first ones. */
function demoChannelsOf(simulator: Simulator | null) {
  const isCommon = ({ name }: { name: string }) => /^(?:general|random|help-en|общий|оффтоп)$/.test(name);
  return (simulator?.guilds ?? []).flatMap(({ id: guildId, channels }) => {
    const common = channels.filter(isCommon);
    return (common.length > 0 ? common : channels.slice(0, 2)).map(({ id }) => ({ guildId, id }));
  });
}

/** One who is in the two largest servers boosts the largest, so that both tiers can be seen. */
function demoBoostOf(simulator: Simulator | null) {
  const owner = simulator?.people.find(({ role }) => role === 'owner');
  const [largest, second] = (simulator?.guilds ?? [])
    .filter(({ members }) => members.some(({ id }) => id === owner?.id))
    .toSorted((one, other) => other.memberCount - one.memberCount);
  if (owner === undefined || largest === undefined || second === undefined) return null;
  return { userId: owner.id, guild: largest, before: second };
}

/**
 * Everything of the platform is the simulator's. The demo's bot developer wears the badges of one and runs the site, and
 * its support server takes appeals.
 */
function demoConfig(config: Config, simulator: Simulator | null): Config {
  const addresses = simulatorAddresses(`http://localhost:${config.simulatorPort}`);
  const badges = new Map(config.badges);
  const developers = (simulator?.people ?? []).filter(({ role }) => role === 'developer').map(({ id }) => id);
  for (const id of developers) badges.set(id, ['developer', 'bug_hunter']);
  return {
    ...config,
    addresses: { ...addresses, gatewayUrl: null },
    badges,
    hostIds: config.hostIds.size > 0 ? config.hostIds : new Set(developers),
    appeals: config.appeals ?? demoAppeals(config, simulator),
    payments: config.payments ?? sandboxOf(addresses.paymentsUrl),
  };
}

function demoAppeals({ appealQuestions: questions }: Config, simulator: Simulator | null): Config['appeals'] {
  const support = simulator?.guilds.find(({ key }) => key === 'support');
  if (support === undefined) return null;
  const reviewChannelId = support.channels.find(({ name }) => name === 'appeals')?.id ?? null;
  return { guildId: support.id, reviewChannelId, questions };
}

/** Payments of a demo go through the sandbox, which tells of them from this machine. */
function sandboxOf(apiUrl: string): PaymentsConfig {
  return { shop: { apiUrl, ...DEMO_SHOP }, webhookNetworks: networks.parse(OWN_NETWORKS) };
}

/** A site that listens everywhere is reached over loopback. */
function ownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
