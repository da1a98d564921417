import type { AppealQuestions } from '@perigee/core/appeal/schema';
import type { Badge } from '@perigee/core/badges/endpoints';
import type { Listing } from '@perigee/core/site/site-config';
import type { BlockList } from 'node:net';
import type { DatabaseLocation } from '../database/database.ts';
import type { MetricsAddress } from '../metrics/serve-metrics.ts';
import type { YooKassaShop } from '../payments/yookassa.ts';
import type { TracesConfig } from '../tracing/otel-tracing.ts';

/** What a process does: answer HTTP, or be the bot. */
export const ROLES = ['site', 'bot'] as const;
export type Role = (typeof ROLES)[number];

/** The real platform's credentials; null in demo mode, where the simulator stands in. */
export interface PlatformCredentials {
  clientId: string;
  clientSecret: string;
  botToken: string;
}

/** Where the chat platform is; the simulator has the same set. */
export interface PlatformAddresses {
  /** REST without a version. */
  apiUrl: string;
  authorizeUrl: string;
  cdnUrl: string;
  /** Null takes the one that the API names. */
  gatewayUrl: string | null;
}

/** Where ban appeals are taken. */
export interface AppealConfig {
  /** The support community, whose bans can be appealed. */
  guildId: string;
  /** Where appeals are posted for review; null leaves them to the site alone. */
  reviewChannelId: string | null;
  questions: AppealQuestions;
}

/** The payment provider, and the networks it may notify us from. */
export interface PaymentsConfig {
  shop: YooKassaShop;
  webhookNetworks: BlockList;
}

/** How the bot writes to newcomers, of whom the platform takes it for a spammer when they are many. */
export interface DirectMessagesConfig {
  /** Over all servers. */
  perMinute: number;
  /** After so many refusals in a row nobody is written to for a while. */
  refusalsMax: number;
  /** The first such pause, in milliseconds; they double. */
  pauseMs: number;
}

/** How many proxies are in front, or where they are; 0 for none. */
export type TrustedProxies = number | BlockList;

export interface Config {
  host: string;
  port: number;
  simulatorPort: number;
  /** The site's own address, without a slash at the end. */
  publicUrl: string;
  dataFolder: string;
  database: DatabaseLocation;
  redisUrl: string | null;
  roles: ReadonlySet<Role>;
  /** Null lets the platform say how many. */
  shards: { ids: number[]; count: number } | null;
  credentials: PlatformCredentials | null;
  /** The token of the demo's bot; null takes the simulator's own. */
  simulatorBotToken: string | null;
  addresses: PlatformAddresses;
  supportUrl: string;
  /** Where the bot is listed. */
  listings: readonly Listing[];
  /** What stored messages are encrypted with, 32 bytes; null derives it, or makes one in the data folder. */
  messageArchiveKey: Buffer | null;
  /** What the codes of coupons are hashed with, the same way. */
  couponKey: Buffer | null;
  /** Null where no support community is named: then no appeals are taken. */
  appeals: AppealConfig | null;
  /** What those who appeal are asked, wherever they do. */
  appealQuestions: AppealQuestions;
  /** Staff badges by user id. */
  badges: ReadonlyMap<string, Badge[]>;
  /** Guilds with boost without payment, by the host's word; `*` stands for all. */
  boostedGuilds: ReadonlySet<string>;
  /** Whose accounts run the site: they see `/host`. */
  hostIds: ReadonlySet<string>;
  directMessages: DirectMessagesConfig;
  /** Null sells nothing. */
  payments: PaymentsConfig | null;
  /** API calls one address may make in a minute. */
  rateLimitPerMinute: number;
  /** The proxies in front whose word of who calls (`X-Forwarded-For`) is believed: how many, or where; 0 for none. */
  trustedProxies: TrustedProxies;
  logLevel: string;
  /** Where what is counted can be read; null counts nothing. */
  metrics: MetricsAddress | null;
  /** Null makes no traces. */
  traces: TracesConfig | null;
  /** Serves the site from source with reload instead of from its build. */
  dev: boolean;
}
