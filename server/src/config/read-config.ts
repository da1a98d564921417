import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AppealQuestions } from '@perigee/core/moderation/appeal/schema';
import type { DatabaseLocation } from '../database/database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { YOOKASSA_NETWORKS } from '../payments/networks.ts';
import { YOOKASSA_URL } from '../payments/yookassa.ts';
import { readQuestions } from './appeal-config.ts';
import type { AppealConfig, Config, PaymentsConfig, PlatformCredentials, PlatformAddresses } from './config.ts';
import { type Environment, readSettings } from './read-settings.ts';
import { networks } from './setting-types.ts';
import type { Settings } from './settings-schema.ts';

/**
 * Reads the whole configuration, from the environment and the arguments `--roles`, `--shards` and `--dev`, which take
 * precedence.
 * @throws StartupError naming the settings that are wrong or missing.
 */
export function readConfig(env: Environment, args: string[]): Config {
  const parsedArguments = readArguments(args);
  const settings = readSettings({ ...env, ...parsedArguments.overrides });
  const credentials = readCredentials(settings);
  const appealQuestions = readQuestions(settings.APPEAL_QUESTIONS_FILE);
  const dataFolder = resolve(settings.DATA_DIR);

  return {
    // A demo lets anyone sign in as anyone, so by default it listens on this machine only.
    host: settings.HOST ?? (credentials === null ? '127.0.0.1' : '0.0.0.0'),
    port: settings.PORT,
    simulatorPort: settings.SIMULATOR_PORT,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataFolder,
    database: readDatabase(settings, dataFolder),
    redisUrl: settings.REDIS_URL,
    roles: settings.ROLES,
    shards: settings.SHARDS,
    credentials,
    simulatorBotToken: settings.SIMULATOR_BOT_TOKEN,
    addresses: readAddresses(settings),
    supportUrl: settings.SUPPORT_URL,
    listings: settings.BOT_LISTINGS ?? [],
    messageArchiveKey: settings.MESSAGE_ARCHIVE_KEY,
    couponKey: settings.COUPON_KEY,
    appeals: readAppeals(settings, appealQuestions),
    appealQuestions,
    badges: settings.BADGES ?? new Map(),
    payments: readPayments(settings),
    boostedGuilds: settings.BOOSTED_GUILDS ?? new Set(),
    hostIds: settings.HOST_IDS ?? new Set(),
    directMessages: {
      perMinute: settings.DIRECT_MESSAGES_PER_MINUTE,
      refusalsMax: settings.DIRECT_MESSAGE_REFUSALS,
      pauseMs: settings.DIRECT_MESSAGE_PAUSE_SECONDS * 1000,
    },
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    trustedProxies: settings.TRUST_PROXY ?? 0,
    logLevel: settings.LOG_LEVEL ?? (credentials === null ? 'warn' : 'info'),
    ...readTelemetry(settings),
    dev: parsedArguments.dev,
  };
}

function readArguments(args: string[]): { overrides: Environment; dev: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { roles: { type: 'string' }, shards: { type: 'string' }, dev: { type: 'boolean', default: false } },
    });
    return {
      overrides: { ...(values.roles && { ROLES: values.roles }), ...(values.shards && { SHARDS: values.shards }) },
      dev: values.dev,
    };
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error));
  }
}

/** Null in demo mode. */
function readCredentials(settings: Settings): PlatformCredentials | null {
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret, DISCORD_BOT_TOKEN: botToken } = settings;
  return clientId && clientSecret && botToken ? { clientId, clientSecret, botToken } : null;
}

function readDatabase(settings: Settings, folder: string): DatabaseLocation {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, DATABASE_DIRECT_URL: directUrl } = settings;
  if (url === null) return { kind: 'embedded', folder, durability: settings.DURABILITY };
  return { kind: 'server', url, readUrl, directUrl };
}

/** Null if no support community is configured. */
function readAppeals(settings: Settings, questions: AppealQuestions): AppealConfig | null {
  const { SUPPORT_GUILD_ID: guildId, APPEAL_REVIEW_CHANNEL_ID: reviewChannelId } = settings;
  return guildId === null ? null : { guildId, reviewChannelId, questions };
}

/** Null if no shop is configured. */
function readPayments(settings: Settings): PaymentsConfig | null {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = settings;
  if (shopId === null || secretKey === null) return null;
  return {
    shop: { apiUrl: settings.YOOKASSA_API_URL ?? YOOKASSA_URL, shopId, secretKey },
    webhookNetworks: settings.YOOKASSA_WEBHOOK_NETWORKS ?? networks.parse(YOOKASSA_NETWORKS),
  };
}

const DISCORD = {
  apiUrl: 'https://discord.com/api',
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  cdnUrl: 'https://cdn.discordapp.com',
};

/**
 * Discord's URLs, or those of the server in DISCORD_API_URL: the simulator or a compatible one. The sign-in page and
 * the CDN are derived from it; behind a proxy for REST alone they have to be set separately.
 */
function readAddresses(settings: Settings): PlatformAddresses {
  const apiUrl = (settings.DISCORD_API_URL ?? DISCORD.apiUrl).replace(/\/v\d+$/, '');
  const { origin } = new URL(apiUrl);
  const isElsewhere = settings.DISCORD_API_URL !== null;
  const preset = isElsewhere ? { authorizeUrl: `${origin}/oauth2/authorize`, cdnUrl: `${origin}/cdn` } : DISCORD;
  return {
    apiUrl,
    authorizeUrl: settings.DISCORD_AUTHORIZE_URL ?? preset.authorizeUrl,
    cdnUrl: settings.DISCORD_CDN_URL ?? preset.cdnUrl,
    gatewayUrl: settings.DISCORD_GATEWAY_URL,
  };
}

/** Where metrics and traces go: nowhere, unless a port or a collector is configured. */
function readTelemetry(settings: Settings): Pick<Config, 'metrics' | 'traces'> {
  const { METRICS_HOST: host, METRICS_PORT: port } = settings;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  return {
    metrics: port === null ? null : { host, port },
    traces: endpoint === null ? null : { endpoint, ratio },
  };
}
