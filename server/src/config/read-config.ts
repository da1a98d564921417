import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DURABILITIES } from '../database/durability.ts';
import { StartupError } from '../errors/startup-error.ts';
import { readAppeals, readQuestions } from './appeal-config.ts';
import { YOOKASSA_NETWORKS } from '../payments/networks.ts';
import { YOOKASSA_URL } from '../payments/yookassa.ts';
import { type Config, type PaymentsConfig, type PlatformCredentials, ROLES } from './config.ts';
import {
  parseBadges,
  parseBoostedGuilds,
  parseDatabaseUrl,
  parseKey,
  parseListings,
  parseRoles,
  parseShards,
  parseTrustedProxies,
  parseWebhookNetworks,
} from './parse-values.ts';
import { readAddresses } from './platform-addresses.ts';
import { type Environment, readSettings, type SettingsReader } from './settings-reader.ts';

const CREDENTIALS = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'DISCORD_BOT_TOKEN'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * The whole configuration, from the environment and the arguments `--roles`, `--shards` and `--dev`, which win.
 * @throws StartupError naming the first setting that is wrong or missing.
 */
export function readConfig(env: Environment, args: string[]): Config {
  const given = readArguments(args);
  const settings = readSettings({ ...env, ...given.overrides });
  const credentials = readCredentials(settings);
  const port = settings.port('PORT', 3000);
  const dataFolder = resolve(settings.text('DATA_DIR') ?? 'data');
  const roles = parseRoles(settings.text('ROLES') ?? ROLES.join(','));
  const databaseUrl = settings.text('DATABASE_URL');
  const otherUrls = readOtherUrls(settings);
  const durability = settings.oneOf('DURABILITY', DURABILITIES, 'auto');
  const appealQuestions = readQuestions(settings);

  if (databaseUrl === null && roles.size < ROLES.length) {
    throw new StartupError('Site and bot in separate processes need a database both can reach: set DATABASE_URL.');
  }

  return {
    // A demo knows everyone's password, so to say: it stays on this machine unless told otherwise.
    host: settings.text('HOST') ?? (credentials === null ? '127.0.0.1' : '0.0.0.0'),
    port,
    simulatorPort: settings.port('SIMULATOR_PORT', 3001),
    publicUrl: settings.address('PUBLIC_URL', `http://localhost:${port}`),
    dataFolder,
    database:
      databaseUrl === null
        ? { kind: 'embedded', folder: dataFolder, durability }
        : { ...parseDatabaseUrl('DATABASE_URL', databaseUrl), ...otherUrls },
    redisUrl: settings.text('REDIS_URL'),
    roles,
    shards: parseShards(settings.text('SHARDS')),
    credentials,
    simulatorBotToken: settings.text('SIMULATOR_BOT_TOKEN'),
    addresses: readAddresses(settings),
    supportUrl: settings.address('SUPPORT_URL', 'https://discord.com'),
    listings: parseListings(settings.text('BOT_LISTINGS')),
    messageArchiveKey: parseKey('MESSAGE_ARCHIVE_KEY', settings.text('MESSAGE_ARCHIVE_KEY')),
    couponKey: parseKey('COUPON_KEY', settings.text('COUPON_KEY')),
    appeals: readAppeals(settings, appealQuestions),
    appealQuestions,
    badges: parseBadges(settings.text('BADGES')),
    payments: readPayments(settings),
    boostedGuilds: parseBoostedGuilds(settings.text('BOOSTED_GUILDS')),
    directMessages: {
      perMinute: settings.count('DIRECT_MESSAGES_PER_MINUTE', 10),
      refusalsMax: settings.count('DIRECT_MESSAGE_REFUSALS', 10),
      pauseMs: settings.count('DIRECT_MESSAGE_PAUSE_SECONDS', 900) * 1000,
    },
    rateLimitPerMinute: settings.count('RATE_LIMIT_PER_MINUTE', 300),
    trustedProxies: parseTrustedProxies(settings.text('TRUST_PROXY')),
    logLevel: settings.oneOf('LOG_LEVEL', LOG_LEVELS, credentials === null ? 'warn' : 'info'),
    dev: given.dev,
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

/** All three or none: half of them would start a product that can only half work. */
function readCredentials(settings: SettingsReader): PlatformCredentials | null {
  const [clientId, clientSecret, botToken] = CREDENTIALS.map((name) => settings.text(name));
  if (clientId && clientSecret && botToken) return { clientId, clientSecret, botToken };

  const missing = CREDENTIALS.filter((name) => settings.text(name) === null);
  const isElsewhere = settings.text('DISCORD_API_URL') !== null;
  if (missing.length === CREDENTIALS.length && !isElsewhere) return null;
  throw new StartupError(
    `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set all of ${CREDENTIALS.join(', ')} to run on a real platform, or none of them, nor DISCORD_API_URL, to run the demo.`,
  );
}

/** Other ways to the same data: a replica, and past a pooler to the server itself. Null where none is named. */
function readOtherUrls(settings: SettingsReader): { readUrl: string | null; directUrl: string | null } {
  const read = (name: string, is: string): string | null => {
    const given = settings.text(name);
    if (given === null) return null;
    if (settings.text('DATABASE_URL') === null)
      throw new StartupError(`${name} is ${is} the database at DATABASE_URL, which is missing.`);
    return parseDatabaseUrl(name, given).url;
  };
  return {
    readUrl: read('DATABASE_READ_URL', 'a replica of'),
    directUrl: read('DATABASE_DIRECT_URL', 'the way past a pooler to'),
  };
}

/** Both or neither: with one of them no payment could be made. */
function readPayments(settings: SettingsReader): PaymentsConfig | null {
  const shopId = settings.text('YOOKASSA_SHOP_ID');
  const secretKey = settings.text('YOOKASSA_SECRET_KEY');
  const webhookNetworks = parseWebhookNetworks(settings.text('YOOKASSA_WEBHOOK_NETWORKS') ?? YOOKASSA_NETWORKS);
  if (shopId === null && secretKey === null) return null;
  const apiUrl = settings.address('YOOKASSA_API_URL', YOOKASSA_URL);
  if (shopId && secretKey) return { shop: { apiUrl, shopId, secretKey }, webhookNetworks };
  throw new StartupError(
    `${shopId === null ? 'YOOKASSA_SHOP_ID' : 'YOOKASSA_SECRET_KEY'} is missing. Set both to sell boosts, or neither.`,
  );
}
