import * as z from 'zod/mini';
import { sectionNameSchema } from '../settings/sections.ts';
import { TABS } from '../../base/tabs/tabs.ts';
import { PLACEMENT_STATES } from './placement.ts';
import { PLAN_TYPES } from './plans.ts';

/** ISO 8601. */
const moment = z.string();

/** `grace`: it ended less than three days ago, and its boosts still act. */
export const SUBSCRIPTION_STATES = ['active', 'grace', 'ended'] as const;

export const subscriptionSchema = z.object({
  plan: z.enum(PLAN_TYPES),
  state: z.enum(SUBSCRIPTION_STATES),
  endsAt: moment,
  /** Until when its boosts act. */
  graceUntil: moment,
  /** How many servers it boosts. */
  servers: z.number(),
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

export const placementSchema = z.object({
  guildId: z.string(),
  /** The guild's current name, or its name when the person left it. */
  name: z.string(),
  icon: z.nullable(z.string()),
  /** Since when this boost has been on this server. */
  since: moment,
  /** Until when it can be neither moved nor released; null where it can be at once. */
  restsUntil: z.nullable(moment),
  state: z.enum(PLACEMENT_STATES),
  /** Whether the bot is in the guild, as far as the person can see. */
  reachable: z.boolean(),
});
export type PlacementView = z.infer<typeof placementSchema>;

export const BOOST_EVENTS = ['taken', 'moved', 'released', 'ended', 'resumed'] as const;
export type BoostEventKind = (typeof BOOST_EVENTS)[number];

const eventGuild = z.object({ id: z.string(), name: z.string() });

export const boostEventSchema = z.object({
  id: z.string(),
  kind: z.enum(BOOST_EVENTS),
  at: moment,
  guild: eventGuild,
  /** Only for a move: where the boost was before. */
  from: z.nullable(eventGuild),
});
export type BoostEvent = z.infer<typeof boostEventSchema>;

/** A person's subscription, and where they placed its boosts. */
export const ownBoostSchema = z.object({
  /** Null where the person never had one, or was refunded in full. */
  subscription: z.nullable(subscriptionSchema),
  /** In the order in which they count. */
  placements: z.array(placementSchema),
  /** Newest first. */
  history: z.array(boostEventSchema),
});
export type OwnBoost = z.infer<typeof ownBoostSchema>;

const supporterSchema = z.object({
  user: z.object({
    id: z.string(),
    username: z.string(),
    globalName: z.nullable(z.string()),
    avatar: z.nullable(z.string()),
  }),
  since: moment,
  /** End of the paid time; the boost acts three days longer. Null where it was refunded. */
  until: z.nullable(moment),
  state: z.enum(PLACEMENT_STATES),
});
export type Supporter = z.infer<typeof supporterSchema>;

const inactiveSchema = z.object({
  section: sectionNameSchema,
  tab: z.enum(TABS),
  /** Its path within the section, dotted. */
  path: z.string(),
  /** The name of a list entry. */
  name: z.nullable(z.string()),
  why: z.enum(['overLimit', 'boostOnly']),
});

/** Who boosts a guild, and what is inactive in it. */
export const guildBoostSchema = z.object({
  boosted: z.boolean(),
  /** The host granted boost without payment. */
  byHost: z.boolean(),
  /** Longest first. */
  boosts: z.array(supporterSchema),
  /** Configured but inactive: entries above the limit, and features that need boost. */
  inactive: z.array(inactiveSchema),
});
export type GuildBoost = z.infer<typeof guildBoostSchema>;
