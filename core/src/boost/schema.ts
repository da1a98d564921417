import * as z from 'zod/mini';
import { sectionNameSchema } from '../settings/sections.ts';
import { TABS } from '../tabs/tabs.ts';
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
  /** As it is called, or was when the person left it. */
  name: z.string(),
  icon: z.nullable(z.string()),
  /** Since when this boost is on this server. */
  since: moment,
  /** Until when it can be neither moved nor released; null where it may at once. */
  restsUntil: z.nullable(moment),
  state: z.enum(PLACEMENT_STATES),
  /** Whether the bot is there, as far as the person can see. */
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
  /** Of a move: where the boost was before. */
  from: z.nullable(eventGuild),
});
export type BoostEvent = z.infer<typeof boostEventSchema>;

/** What a person has, and where they placed it. */
export const ownBoostSchema = z.object({
  /** Null for who never had one, or was paid all of it back. */
  subscription: z.nullable(subscriptionSchema),
  /** In the order they count in. */
  placements: z.array(placementSchema),
  /** The newest first. */
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
  /** The end of what they paid for; the boost acts three days longer. Null where it was paid back. */
  until: z.nullable(moment),
  state: z.enum(PLACEMENT_STATES),
});
export type Supporter = z.infer<typeof supporterSchema>;

const inactiveSchema = z.object({
  section: sectionNameSchema,
  tab: z.enum(TABS),
  /** Its place in the section, dotted. */
  path: z.string(),
  /** What an entry of a list is called. */
  name: z.nullable(z.string()),
  why: z.enum(['overLimit', 'boostOnly']),
});

/** By whom a guild is boosted, and what is inactive in it without. */
export const guildBoostSchema = z.object({
  boosted: z.boolean(),
  /** The host gave it boost, without payment. */
  byHost: z.boolean(),
  /** The longest first. */
  boosts: z.array(supporterSchema),
  /** What is set up and does not act: entries above the limit, and what acts only with boost. */
  inactive: z.array(inactiveSchema),
});
export type GuildBoost = z.infer<typeof guildBoostSchema>;
