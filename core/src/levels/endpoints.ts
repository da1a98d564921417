import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import { levelsSchema } from './schema.ts';

const rewardSchema = z.object({
  level: z.number(),
  /** Null for none; the name is that of the platform, null where the role is gone. */
  role: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  money: z.number(),
  /** The name of an item of the shop; empty for none. */
  item: z.string(),
});
export type ShownReward = z.infer<typeof rewardSchema>;

/** Where a member stands between two levels. */
export const levelProgressSchema = z.object({
  level: z.number(),
  /** The experience from which on they have this level, and the one from which on the next. */
  from: z.number(),
  next: z.number(),
  /** How far they are from the one to the other, from 0 to 1. */
  share: z.number(),
});

const ownLevelSchema = z.extend(levelProgressSchema, {
  xp: z.number(),
  /** How money is called there. */
  moneySymbol: z.string(),
  /** All there are, the lowest level first. */
  rewards: z.array(rewardSchema),
  /** The next level that brings something, with how much experience is missing; null where none does. */
  nextReward: z.nullable(z.object({ reward: rewardSchema, left: z.number() })),
});
export type OwnLevel = z.infer<typeof ownLevelSchema>;

/** What a change of the curve or of the rewards does to the members of a server. */
const effectSchema = z.object({
  /** Who has experience. */
  members: z.number(),
  /** Whose level is higher after it, and whose is lower. */
  rising: z.number(),
  falling: z.number(),
  /** Roles that somebody gets or loses. */
  roles: z.array(z.object({ id: z.string(), name: z.nullable(z.string()), gaining: z.number(), losing: z.number() })),
});
export type LevelsEffect = z.infer<typeof effectSchema>;

/** How far the last change of the curve or of the rewards is; all members are looked at once more. */
const changeSchema = z.object({
  state: z.enum(['running', 'done']),
  done: z.number(),
  total: z.number(),
  /** Changes of roles that the platform has yet to be asked for, or refused so far. */
  rolesWaiting: z.number(),
  rolesRefused: z.number(),
  /** ISO 8601. */
  startedAt: z.string(),
});
export type LevelsChange = z.infer<typeof changeSchema>;

export const levelsEndpoints = {
  mine: endpoint({
    method: 'GET',
    url: '/private/levels/:guildId',
    access: 'guildMember',
    summary: 'The own level, the way to the next, and what levels bring; null where a server has no levels',
    schema: { params: guildParams, response: { 200: z.nullable(ownLevelSchema) } },
  }),
  preview: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/levels/preview',
    access: { tab: 'economy' },
    summary: 'How many members would rise and fall, and gain and lose which role, if this were saved',
    schema: {
      params: guildParams,
      body: z.pick(levelsSchema, { enabled: true, steepness: true, rewards: true }),
      response: { 200: effectSchema },
    },
  }),
  change: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/levels/change',
    access: { tab: 'economy' },
    summary: 'How far the last change of the curve or of the rewards is; null when there was none',
    schema: { params: guildParams, response: { 200: z.nullable(changeSchema) } },
  }),
};
