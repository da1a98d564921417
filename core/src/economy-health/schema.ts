import * as z from 'zod/mini';
import { HEALTH_PERIODS } from './periods.ts';

const kindFlowSchema = z.object({
  kind: z.string(),
  minted: z.number(),
  removed: z.number(),
  moved: z.number(),
  times: z.number(),
});

const personSchema = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
});

/** An hour or a day of a period. */
const healthPointSchema = z.object({
  /** When it begins: ISO 8601 for an hour, YYYY-MM-DD for a day of the server's time zone. */
  at: z.string(),
  minted: z.number(),
  removed: z.number(),
  /** What members had together when it ended, or have now. */
  supply: z.number(),
});
export type HealthPoint = z.infer<typeof healthPointSchema>;

const topMovementSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.string(),
  /** Below zero it went from the member. */
  amount: z.number(),
  /** What it was about: an item, a job, a game. */
  subject: z.nullable(z.string()),
  member: personSchema,
  /** Who got it, of a transfer. */
  peer: z.nullable(personSchema),
});
export type TopMovement = z.infer<typeof topMovementSchema>;

const suspectSchema = z.object({
  member: personSchema,
  /** The Monday of the week it was noticed in, YYYY-MM-DD, UTC. */
  week: z.string(),
  works: z.number(),
  /** From one work to the next, in milliseconds. */
  meanMs: z.number(),
  deviationMs: z.number(),
  /** Hours of the day, out of 24. */
  hours: z.number(),
  /** All they earned by their own doing in that week. */
  earned: z.number(),
});
export type Suspect = z.infer<typeof suspectSchema>;

const distributionSchema = z.object({
  members: z.number(),
  total: z.number(),
  median: z.number(),
  gini: z.number(),
  topHundredth: z.number(),
  topTenth: z.number(),
  tenths: z.array(z.number()),
  /** By how much of all money a share may be wrong at most; 0 for small servers. */
  error: z.number(),
});

/** How the economy of a server is doing. */
export const economyHealthSchema = z.object({
  period: z.enum(HEALTH_PERIODS),
  timeZone: z.string(),
  /** What members have together. */
  supply: z.number(),
  /** What came before is still being counted. */
  isCounting: z.boolean(),
  points: z.array(healthPointSchema),
  /** Of the period, the largest first. */
  flows: z.array(kindFlowSchema),
  /** Of as long a time before it. */
  before: z.object({ minted: z.number(), removed: z.number() }),
  /** Of the last 30 days, for what-if. */
  month: z.array(kindFlowSchema),
  distribution: z.nullable(distributionSchema),
  movements: z.array(topMovementSchema),
  suspects: z.array(suspectSchema),
  /**
   * What the middle one of those earns in an hour of activity who earned anything this week or last; and how many they were
   * in the fuller of the two.
   */
  earnings: z.object({ members: z.number(), median: z.nullable(z.number()) }),
});
export type EconomyHealth = z.infer<typeof economyHealthSchema>;
