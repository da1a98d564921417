import { join } from 'node:path';
import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { API_BASE } from '@perigee/core/base/http/endpoint';
import { startServer } from '@perigee/server';
import type { Config, PaymentsConfig, PlatformCredentials } from '@perigee/server/config/config';
import { networks } from '@perigee/server/config/setting-types';
import { StartupError } from '@perigee/server/errors/startup-error';
import { OWN_NETWORKS } from '@perigee/server/payments/networks';
import { announcement } from '@perigee/server/programs/announcement';
import { DEMO_CREDENTIALS, demoApplication } from '@perigee/simulator/demo-application';
import { type Simulator, simulatorAddresses, startSimulator } from '@perigee/simulator';

/** The sandbox's shop; as little a secret as the credentials above. */
const DEMO_SHOP = { shopId: '100500', secretKey: 'demo-secret-key' };

/** The whole product running in this process. */
export interface RunningProduct {
  /** The message for whoever started it. */
  announcement: string;
  /** Rejects when the platform permanently refuses the bot. */
  ready: Promise<void>;
  /** Rejects when that happens at any later time; never resolves. */
  refused: Promise<never>;
  close(): Promise<void>;
}

/**
 * Whether the simulator runs in this process: in a demo with several processes the one with the site starts it, and the
 * others connect to its port.
 */
export function bringsPlatform({ credentials, roles }: Config): boolean {
  return credentials === null && roles.has('site');
}

/**
 * Starts the whole product: the simulator where no real platform is configured, then the server.
 * @throws StartupError
 */
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
    throw new StartupError(
      `Port ${simulatorPort} is in use. Stop the program that uses it, or set SIMULATOR_PORT to another one.`,
    );
  }
}

/** The simulator receives the same values, so they are not secret. */
function demoCredentials({ simulatorBotToken }: Config): PlatformCredentials {
  return { ...DEMO_CREDENTIALS, botToken: simulatorBotToken ?? DEMO_CREDENTIALS.botToken };
}

/** Members of the servers the bot is in from the start; servers that invite it later begin empty. */
function demoMembersOf(simulator: Simulator | null) {
  return (simulator?.guilds ?? []).flatMap(({ id: guildId, members }) =>
    members.map(({ id: userId, ...member }) => ({ guildId, userId, ...member })),
  );
}

/** Channels with demo conversations: a server's common channels, or else its first two. */
function demoChannelsOf(simulator: Simulator | null) {
  const isCommon = ({ name }: { name: string }) => /^(?:general|random|help-en|общий|оффтоп)$/.test(name);
  return (simulator?.guilds ?? []).flatMap(({ id: guildId, channels }) => {
    const common = channels.filter(isCommon);
    return (common.length > 0 ? common : channels.slice(0, 2)).map(({ id }) => ({ guildId, id }));
  });
}

/** A person who is in the two largest servers boosts the largest, so that the demo shows both tiers. */
function demoBoostOf(simulator: Simulator | null) {
  const owner = simulator?.people.find(({ role }) => role === 'owner');
  const [largest, second] = (simulator?.guilds ?? [])
    .filter(({ members }) => members.some(({ id }) => id === owner?.id))
    .toSorted((one, other) => other.memberCount - one.memberCount);
  if (owner === undefined || largest === undefined || second === undefined) return null;
  return { userId: owner.id, guild: largest, before: second };
}

/**
 * Replaces every platform address with the simulator's. The demo's bot developer has the developer badges and runs the
 * site, and its support server takes appeals.
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

/** Demo payments go through the sandbox, which sends its notifications from this machine. */
function sandboxOf(apiUrl: string): PaymentsConfig {
  return { shop: { apiUrl, ...DEMO_SHOP }, webhookNetworks: networks.parse(OWN_NETWORKS) };
}

/** A site that listens on all interfaces is reached over loopback. */
function ownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
