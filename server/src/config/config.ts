import type { AppealQuestions } from '@perigee/core/moderation/appeal/schema';
import type { Badge } from '@perigee/core/community/badges/endpoints';
import type { Listing } from '@perigee/core/site/site-config';
import type { BlockList } from 'node:net';
import type { DatabaseLocation } from '../database/database.ts';
import type { MetricsAddress } from '../metrics/serve-metrics.ts';
import type { YooKassaShop } from '../payments/yookassa.ts';
import type { TracesConfig } from '../tracing/otel-tracing.ts';

/** Roles of a process: answering HTTP, and running the bot. */
export const ROLES = ['site', 'bot'] as const;
export type Role = (typeof ROLES)[number];

/** Credentials of the real platform; null in demo mode, where the simulator replaces it. */
export interface PlatformCredentials {
  clientId: string;
  clientSecret: string;
  botToken: string;
}

/** URLs of the chat platform; the simulator has the same set. */
export interface PlatformAddresses {
  /** REST base URL without a version. */
  apiUrl: string;
  authorizeUrl: string;
  cdnUrl: string;
  /** Null uses the URL the API reports. */
  gatewayUrl: string | null;
}

/** Where ban appeals are handled. */
export interface AppealConfig {
  /** The support community, whose bans can be appealed. */
  guildId: string;
  /** The channel where appeals are posted for review; null leaves them to the site alone. */
  reviewChannelId: string | null;
  questions: AppealQuestions;
}

/** The payment provider, and the networks it may notify us from. */
export interface PaymentsConfig {
  shop: YooKassaShop;
  webhookNetworks: BlockList;
}

/** Limits for direct messages to newcomers: sending too many makes the platform treat the bot as a spammer. */
export interface DirectMessagesConfig {
  /** Across all servers. */
  perMinute: number;
  /** After this many refusals in a row, direct messages pause. */
  refusalsMax: number;
  /** Length of the first such pause, in milliseconds; it doubles each time. */
  pauseMs: number;
}

/** The number of proxies in front, or their addresses; 0 for none. */
export type TrustedProxies = number | BlockList;

export interface Config {
  host: string;
  port: number;
  simulatorPort: number;
  /** The site's public URL, without a trailing slash. */
  publicUrl: string;
  dataFolder: string;
  database: DatabaseLocation;
  redisUrl: string | null;
  roles: ReadonlySet<Role>;
  /** Null uses the number the platform recommends. */
  shards: { ids: number[]; count: number } | null;
  credentials: PlatformCredentials | null;
  /** Token of the demo's bot; null uses the simulator's. */
  simulatorBotToken: string | null;
  addresses: PlatformAddresses;
  supportUrl: string;
  /** Directories that list the bot. */
  listings: readonly Listing[];
  /** Key that encrypts archived messages, 32 bytes; null derives one, or generates it in the data folder. */
  messageArchiveKey: Buffer | null;
  /** Key for hashing coupon codes; null as above. */
  couponKey: Buffer | null;
  /** Null if no support community is configured: then appeals are off. */
  appeals: AppealConfig | null;
  /** The questions of every appeal form. */
  appealQuestions: AppealQuestions;
  /** Staff badges by user id. */
  badges: ReadonlyMap<string, Badge[]>;
  /** Guilds the operator boosts without payment; `*` stands for all. */
  boostedGuilds: ReadonlySet<string>;
  /** Accounts of the operators: they see `/host`. */
  hostIds: ReadonlySet<string>;
  directMessages: DirectMessagesConfig;
  /** Null turns sales off. */
  payments: PaymentsConfig | null;
  /** API calls allowed per client address and minute. */
  rateLimitPerMinute: number;
  /** Proxies in front whose `X-Forwarded-For` is trusted: their number or addresses; 0 for none. */
  trustedProxies: TrustedProxies;
  logLevel: string;
  /** Address the metrics are served on; null turns them off. */
  metrics: MetricsAddress | null;
  /** Null turns tracing off. */
  traces: TracesConfig | null;
  /** Serves the site from source with live reload instead of from its build. */
  dev: boolean;
}
