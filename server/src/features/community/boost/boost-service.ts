import type { Subscription } from '@perigee/core/community/boost/subscription';
import { placementState } from '@perigee/core/community/boost/placement';
import { sql } from 'kysely';
import { createBatcher } from '../../../database/batcher.ts';
import type { Db } from '../../../database/database.ts';
import { asSubscription } from './read-subscription.ts';

/** Tells which guilds have boost. */
export interface BoostService {
  /** One query. The settings cache keeps the answer and is invalidated on every change. */
  isBoosted(guildId: string): Promise<boolean>;
  /** Whether the host granted it boost without payment. */
  isGiven(guildId: string): boolean;
  /** Everybody who placed a boost there, active or not, the longest-standing first. */
  supporters(guildId: string): Promise<GuildPlacement[]>;
}

export interface GuildPlacement {
  userId: string;
  subscription: Subscription | null;
  /** The number of the same person's placements before it. */
  turn: number;
  since: Date;
}

/** @param alwaysBoosted Guilds the host granted boost without payment; `*` stands for all. */
export function createBoostService(db: Db, alwaysBoosted: ReadonlySet<string>): BoostService {
  const isGiven = (guildId: string) => alwaysBoosted.has(guildId) || alwaysBoosted.has('*');

  // A starting process asks for every guild it sees; these requests are batched into one statement.
  const load = createBatcher((guildIds: readonly string[]) => findSupporters(db, guildIds));
  const supporters = (guildId: string) => load(guildId);

  return {
    isGiven,
    supporters,
    async isBoosted(guildId) {
      if (isGiven(guildId)) return true;
      const now = Date.now();
      return (await supporters(guildId)).some(
        ({ subscription, turn }) => placementState(subscription, turn, now) === 'acting',
      );
    },
  };
}

interface SupporterRow {
  guildId: string;
  userId: string;
  plan: string | null;
  endsAt: Date | null;
  since: Date;
  turn: string;
}

/** Supporters per guild, in the order of the given guilds. */
async function findSupporters(db: Db, guildIds: readonly string[]): Promise<GuildPlacement[][]> {
  const { rows } = await sql<SupporterRow>`
    select p.guild_id as "guildId", p.user_id as "userId", s.plan, s.ends_at as "endsAt", p.since, (
      select count(*) from boost_placements o
      where o.user_id = p.user_id and (o.taken_at, o.guild_id) < (p.taken_at, p.guild_id)
    ) as turn
    from boost_placements p join subscriptions s on s.user_id = p.user_id
    where p.guild_id = any(${guildIds}::bigint[]) order by p.since, p.user_id`.execute(db);
  const byGuild = Map.groupBy(rows, ({ guildId }) => guildId);
  const asPlacement = ({ userId, plan, endsAt, since, turn }: SupporterRow): GuildPlacement => ({
    userId,
    subscription: asSubscription(plan, endsAt),
    turn: Number(turn),
    since,
  });
  return guildIds.map((guildId) => (byGuild.get(guildId) ?? []).map(asPlacement));
}
