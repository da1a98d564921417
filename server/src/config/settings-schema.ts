import * as z from 'zod/mini';
import { DURABILITIES } from '../database/embedded/durability.ts';
import {
  address,
  count,
  databaseAddress,
  id,
  key,
  networks,
  oneOf,
  optional,
  port,
  share,
  socketAddress,
  text,
} from './setting-types.ts';
import { badges, boostedGuilds, hostIds, listings, roles, shards, trustedProxies } from './setting-values.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Every setting by its variable, in the order of the README's table. Defaults are written as text, as in the variable.
 */
export const settingsSchema = z.object({
  PORT: z.prefault(port, '3000'),
  HOST: optional(text),
  SIMULATOR_PORT: z.prefault(port, '3001'),
  SIMULATOR_BOT_TOKEN: optional(text),
  PUBLIC_URL: optional(address),
  DATA_DIR: z.prefault(text, './data'),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_READ_URL: optional(databaseAddress),
  DATABASE_DIRECT_URL: optional(databaseAddress),
  DURABILITY: z.prefault(oneOf(DURABILITIES), 'auto'),
  REDIS_URL: optional(text),
  ROLES: z.prefault(roles, 'site,bot'),
  SHARDS: optional(shards),
  DISCORD_CLIENT_ID: optional(text),
  DISCORD_CLIENT_SECRET: optional(text),
  DISCORD_BOT_TOKEN: optional(text),
  DISCORD_API_URL: optional(address),
  DISCORD_AUTHORIZE_URL: optional(address),
  DISCORD_CDN_URL: optional(address),
  DISCORD_GATEWAY_URL: optional(socketAddress),
  SUPPORT_URL: z.prefault(address, 'https://discord.com'),
  BOT_LISTINGS: optional(listings),
  MESSAGE_ARCHIVE_KEY: optional(key),
  COUPON_KEY: optional(key),
  YOOKASSA_SHOP_ID: optional(text),
  YOOKASSA_SECRET_KEY: optional(text),
  YOOKASSA_API_URL: optional(address),
  YOOKASSA_WEBHOOK_NETWORKS: optional(networks),
  SUPPORT_GUILD_ID: optional(id),
  APPEAL_REVIEW_CHANNEL_ID: optional(id),
  APPEAL_QUESTIONS_FILE: optional(text),
  BOOSTED_GUILDS: optional(boostedGuilds),
  HOST_IDS: optional(hostIds),
  BADGES: optional(badges),
  RATE_LIMIT_PER_MINUTE: z.prefault(count, '300'),
  DIRECT_MESSAGES_PER_MINUTE: z.prefault(count, '10'),
  DIRECT_MESSAGE_REFUSALS: z.prefault(count, '10'),
  DIRECT_MESSAGE_PAUSE_SECONDS: z.prefault(count, '900'),
  TRUST_PROXY: optional(trustedProxies),
  METRICS_PORT: optional(port),
  METRICS_HOST: z.prefault(text, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_TRACES_SAMPLER_ARG: z.prefault(share, '1'),
  LOG_LEVEL: optional(oneOf(LOG_LEVELS)),
});
export type Settings = z.infer<typeof settingsSchema>;
