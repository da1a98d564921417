import { placementState, serversOf } from '@perigee/core/boost/placement';
import { BOOST_EVENTS, type BoostEvent, type OwnBoost, type SubscriptionView } from '@perigee/core/boost/schema';
import { GRACE_MS, isActive, type Subscription } from '@perigee/core/boost/subscription';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { GuildsService } from '../guilds/guilds-service.ts';
import { readHoldings } from './placement-store.ts';

/** What a person has, where it is, and what became of it. */
export type DescribeOwnBoost = (caller: Caller) => Promise<OwnBoost>;

/** The newest events that are told. */
const EVENTS_SHOWN = 50;

export function describeOwnBoostWith(db: Db, guilds: Pick<GuildsService, 'list'>): DescribeOwnBoost {
  return async (caller) => {
    const now = Date.now();
    const [{ subscription, placements }, history, cards] = await Promise.all([
      readHoldings(db, caller.userId, now),
      readHistory(db, caller.userId),
      guilds.list(caller, { fresh: false }),
    ]);
    const known = new Map(cards.map((card) => [card.id, card]));

    return {
      subscription: subscription && describeSubscription(subscription, now),
      placements: placements.map(({ guildId, guildName, since, restsUntil }, turn) => {
        const card = known.get(guildId);
        return {
          guildId,
          name: card?.name ?? guildName,
          icon: card?.icon ?? null,
          since: new Date(since).toISOString(),
          restsUntil: restsUntil !== null && restsUntil > now ? new Date(restsUntil).toISOString() : null,
          state: placementState(subscription, turn, now),
          reachable: card?.invited ?? false,
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
    const kind = BOOST_EVENTS.find((known) => known === row.kind);
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
