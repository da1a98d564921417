/** What the platform allows, as numbers that tests and the control surface may change while it runs. */
export interface Limits {
  /** How often the bot may call in a second (topic "Rate Limits"). */
  botCallsPerSecond: number;
  /** Answers of 401, 403 and 429 that an address may get in ten minutes before the edge keeps it out. */
  invalidRequestsInTenMinutes: number;
  /** How often it may write or change messages of one channel in five seconds. */
  messagesPerChannel: number;
  /** Time between two identifies of one key, `shard_id % maxConcurrency` (topic "Gateway", "Rate Limiting"). */
  identifyIntervalMs: number;
  maxConcurrency: number;
  /** Identifies a day; null counts by the number of guilds, as the platform does. */
  sessionStarts: number | null;
  /** What a connection may send in a minute. */
  gatewayEventsPerMinute: number;
  guildsPerShard: number;
  /** A bot in more guilds starts more sessions a day, and its shards come in multiples of maxConcurrency. */
  veryLargeBotGuilds: number;
  /** How long a session that lost its connection can be resumed. The platform says "a few minutes". */
  resumeWindowMs: number;
  /** Time between two requests for all members of one guild. */
  allMembersIntervalMs: number;
  heartbeatIntervalMs: number;
}

export const PLATFORM_LIMITS: Limits = {
  botCallsPerSecond: 50,
  invalidRequestsInTenMinutes: 10_000,
  messagesPerChannel: 5,
  identifyIntervalMs: 5_000,
  maxConcurrency: 1,
  sessionStarts: null,
  gatewayEventsPerMinute: 120,
  guildsPerShard: 2_500,
  veryLargeBotGuilds: 150_000,
  resumeWindowMs: 3 * 60_000,
  allMembersIntervalMs: 30_000,
  heartbeatIntervalMs: 41_250,
};

/** Limits of which some are given. */
export type LimitChanges = { [K in keyof Limits]?: Limits[K] | undefined };

/** The platform's limits, but for those that are given. */
export function readLimits(input: LimitChanges): Limits {
  const limits = { ...PLATFORM_LIMITS };
  changeLimits(limits, input);
  return limits;
}

/** Changes the limits that are given. */
export function changeLimits(limits: Limits, changes: LimitChanges): void {
  for (const name of LIMIT_NAMES) if (changes[name] !== undefined) Object.assign(limits, { [name]: changes[name] });
}

export const LIMIT_NAMES = [
  'botCallsPerSecond',
  'invalidRequestsInTenMinutes',
  'messagesPerChannel',
  'identifyIntervalMs',
  'maxConcurrency',
  'sessionStarts',
  'gatewayEventsPerMinute',
  'guildsPerShard',
  'veryLargeBotGuilds',
  'resumeWindowMs',
  'allMembersIntervalMs',
  'heartbeatIntervalMs',
] as const satisfies (keyof Limits)[];
