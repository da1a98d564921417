import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { levelProgressSchema } from '../../economy/leaderboard/level-progress.ts';
import { levelsSchema } from './schema.ts';

const rewardSchema = z.object({
  level: z.number(),
  /** Null for none; the name is the platform's, null where the role was deleted. */
  role: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  money: z.number(),
  /** The name of a shop item; empty for none. */
  item: z.string(),
});
export type ShownReward = z.infer<typeof rewardSchema>;

const ownLevelSchema = z.extend(levelProgressSchema, {
  xp: z.number(),
  /** The currency symbol of the server. */
  moneySymbol: z.string(),
  /** All rewards, lowest level first. */
  rewards: z.array(rewardSchema),
  /** The next level with a reward, and the experience still missing; null where there is none. */
  nextReward: z.nullable(z.object({ reward: rewardSchema, left: z.number() })),
});
export type OwnLevel = z.infer<typeof ownLevelSchema>;

/** How a change of the curve or of the rewards affects a server's members. */
const effectSchema = z.object({
  /** Members with experience. */
  members: z.number(),
  /** Members whose level would rise, and fall. */
  rising: z.number(),
  falling: z.number(),
  /** Roles that members would gain or lose. */
  roles: z.array(z.object({ id: z.string(), name: z.nullable(z.string()), gaining: z.number(), losing: z.number() })),
});
export type LevelsEffect = z.infer<typeof effectSchema>;

/** Progress of the last change of the curve or of the rewards, for which all members are re-evaluated. */
const changeSchema = z.object({
  state: z.enum(['running', 'done']),
  done: z.number(),
  total: z.number(),
  /** Role changes not sent to the platform yet, and those refused so far. */
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
