import { placementState, serversOf } from '@perigee/core/community/boost/placement';
import {
  BOOST_EVENTS,
  type BoostEvent,
  type OwnBoost,
  type SubscriptionView,
} from '@perigee/core/community/boost/schema';
import { GRACE_MS, isActive, type Subscription } from '@perigee/core/community/boost/subscription';
import type { Db } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { BotGuildsStore } from '../directory/bot-guilds-store.ts';
import type { UserGuilds } from '../directory/user-guilds.ts';
import { readPlacedBoosts } from './placement-store.ts';

/** A person's boosts, where they are placed, and their history. */
export type DescribeOwnBoost = (caller: Caller) => Promise<OwnBoost>;

/** Number of newest events shown. */
const EVENTS_SHOWN = 50;

interface OwnBoostDeps {
  db: Db;
  userGuilds: UserGuilds;
  botGuilds: BotGuildsStore;
}

/** Describes a person's plan, placements and history for the site. */
export function describeOwnBoostWith({ db, userGuilds, botGuilds }: OwnBoostDeps): DescribeOwnBoost {
  return async (caller) => {
    const now = Date.now();
    const [{ subscription, placements }, history, guilds] = await Promise.all([
      readPlacedBoosts(db, caller.userId, now),
      readHistory(db, caller.userId),
      userGuilds.list(caller),
    ]);
    const invited = await botGuilds.among([...guilds.keys()]);

    return {
      subscription: subscription && describeSubscription(subscription, now),
      placements: placements.map(({ guildId, guildName, since, restsUntil }, turn) => {
        const reachable = invited.has(guildId);
        const guild = guilds.get(guildId);
        // For a server that neither the person manages nor the bot is in, show the name it had when the boost was
        // placed.
        const visibleGuild = reachable || guild?.manageable ? guild : undefined;
        return {
          guildId,
          name: visibleGuild?.name ?? guildName,
          icon: visibleGuild?.icon ?? null,
          since: new Date(since).toISOString(),
          restsUntil: restsUntil !== null && restsUntil > now ? new Date(restsUntil).toISOString() : null,
          state: placementState(subscription, turn, now),
          reachable,
        };
      }),
      history,
    };
  };
}

function describeSubscription(subscription: Subscription, now: number): SubscriptionView {
  const { plan, endsAt } = subscription;
  return {
    plan,
    state: now < endsAt ? 'active' : isActive(subscription, now) ? 'grace' : 'ended',
    endsAt: new Date(endsAt).toISOString(),
    graceUntil: new Date(endsAt + GRACE_MS).toISOString(),
    servers: serversOf(plan),
  };
}

async function readHistory(db: Db, userId: string): Promise<BoostEvent[]> {
  const rows = await db
    .selectFrom('boost_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(EVENTS_SHOWN)
    .execute();
  return rows.flatMap((row) => {
    const kind = BOOST_EVENTS.find((each) => each === row.kind);
    if (kind === undefined) return [];
    const { from_guild_id: fromId, from_guild_name: fromName } = row;
    return [
      {
        id: row.id,
        kind,
        at: row.at.toISOString(),
        guild: { id: row.guild_id, name: row.guild_name },
        from: fromId === null ? null : { id: fromId, name: fromName ?? fromId },
      },
    ];
  });
}
