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
  /** Its start: ISO 8601 for an hour, YYYY-MM-DD for a day in the server's time zone. */
  at: z.string(),
  minted: z.number(),
  removed: z.number(),
  /** All members' money at its end, or now for the current one. */
  supply: z.number(),
});
export type HealthPoint = z.infer<typeof healthPointSchema>;

const topMovementSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.string(),
  /** Negative where the money was taken from the member. */
  amount: z.number(),
  /** What it was for: an item, a job, a game. */
  subject: z.nullable(z.string()),
  member: personSchema,
  /** The recipient of a transfer. */
  peer: z.nullable(personSchema),
});
export type TopMovement = z.infer<typeof topMovementSchema>;

const suspectSchema = z.object({
  member: personSchema,
  /** The Monday of the week in which it was noticed, YYYY-MM-DD, UTC. */
  week: z.string(),
  works: z.number(),
  /** Time between two works, in milliseconds. */
  meanMs: z.number(),
  deviationMs: z.number(),
  /** Hours of the day, out of 24. */
  hours: z.number(),
  /** All they earned through their own activity in that week. */
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
  /** Largest possible error of a share, as a share of all money; 0 for small servers. */
  error: z.number(),
});

/** State of a server's economy. */
export const economyHealthSchema = z.object({
  period: z.enum(HEALTH_PERIODS),
  timeZone: z.string(),
  /** All members' money. */
  supply: z.number(),
  /** Older entries are still being counted. */
  isCounting: z.boolean(),
  points: z.array(healthPointSchema),
  /** Of the period, largest first. */
  flows: z.array(kindFlowSchema),
  /** Of the preceding period of the same length. */
  before: z.object({ minted: z.number(), removed: z.number() }),
  /** Of the last 30 days, for what-if. */
  month: z.array(kindFlowSchema),
  distribution: z.nullable(distributionSchema),
  movements: z.array(topMovementSchema),
  suspects: z.array(suspectSchema),
  /**
   * Members who earned anything this week or last: their median earning per active hour, and their number in whichever
   * of the two weeks had more of them.
   */
  earnings: z.object({ members: z.number(), median: z.nullable(z.number()) }),
});
export type EconomyHealth = z.infer<typeof economyHealthSchema>;
