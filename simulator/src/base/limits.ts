/** The platform's limits, which tests and the control surface may change at run time. */
export interface Limits {
  /** REST calls a bot may make per second (topic "Rate Limits"). */
  botCallsPerSecond: number;
  /** Answers of 401, 403 and 429 an address may get in ten minutes before the edge blocks it. */
  invalidRequestsInTenMinutes: number;
  /** How often a bot may write or change messages of one channel in five seconds. */
  messagesPerChannel: number;
  /** Minimum time between two identifies of one key, `shard_id % maxConcurrency` (topic "Gateway", "Rate Limiting"). */
  identifyIntervalMs: number;
  maxConcurrency: number;
  /** Identifies per day; null derives it from the number of guilds, as the platform does. */
  sessionStarts: number | null;
  /** Payloads a connection may send per minute. */
  gatewayEventsPerMinute: number;
  guildsPerShard: number;
  /**
   * Above this many guilds a bot gets more session starts a day, and its shard count must be a multiple of
   * maxConcurrency.
   */
  veryLargeBotGuilds: number;
  /** How long a session that lost its connection can be resumed. The platform only says "a few minutes". */
  resumeWindowMs: number;
  /** Minimum time between two requests for all members of one guild. */
  allMembersIntervalMs: number;
  heartbeatIntervalMs: number;
  /** Time for the first answer to an interaction (topic "Interactions"). */
  answerWithinMs: number;
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
  answerWithinMs: 3_000,
};

/** A partial set of limits. */
export type LimitChanges = { [K in keyof Limits]?: Limits[K] | undefined };

/** The platform's limits, with the given ones replaced. */
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
  'answerWithinMs',
] as const satisfies (keyof Limits)[];
