import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';

export const shardStatsSchema = z.object({
  id: z.number(),
  ready: z.boolean(),
  guilds: z.number(),
  users: z.number(),
  /** Gateway heartbeat round trip in milliseconds; null until the first one is acknowledged. */
  ping: z.nullable(z.number()),
});
export type ShardStats = z.infer<typeof shardStatsSchema>;

export const statsSchema = z.object({
  /** `online`: every shard is ready; `partial`: some are; `offline`: none is, or none has reported recently. */
  status: z.enum(['online', 'partial', 'offline']),
  stats: z.object({ guilds: z.number(), users: z.number(), channels: z.number(), emojis: z.number() }),
  /** Milliseconds. */
  ping: z.object({ bot: z.nullable(z.number()), database: z.nullable(z.number()) }),
  shards: z.array(shardStatsSchema),
});
export type Stats = z.infer<typeof statsSchema>;

export const statsMinuteSchema = z.object({
  /** Milliseconds since 1970, at the start of the minute. */
  at: z.number(),
  guilds: z.number(),
  users: z.number(),
  /** Milliseconds; null where the bot was offline. */
  bot: z.nullable(z.number()),
  database: z.nullable(z.number()),
});
export type StatsMinute = z.infer<typeof statsMinuteSchema>;

export const statsEndpoints = {
  read: endpoint({
    method: 'GET',
    url: '/public/stats',
    access: 'public',
    summary: 'How large the bot is and how it is doing',
    schema: { response: { 200: statsSchema } },
  }),
  history: endpoint({
    method: 'GET',
    url: '/public/stats/history',
    access: 'public',
    summary: 'The bot’s numbers minute by minute, of the last hour, oldest first',
    schema: { response: { 200: z.array(statsMinuteSchema) } },
  }),
};
