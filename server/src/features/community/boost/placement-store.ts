import type { BoostEventKind } from '@perigee/core/community/boost/schema';
import { type Holdings, inTurn, type Placement, REST_MS } from '@perigee/core/community/boost/placement';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { readSubscription } from './read-subscription.ts';

/** A placement as stored. */
export interface StoredPlacement extends Placement {
  userId: string;
  /** The server's name when the boost was placed there. */
  guildName: string;
  since: number;
}

interface NewEvent {
  userId: string;
  kind: BoostEventKind;
  guild: { id: string; name: string };
  from?: { id: string; name: string };
  at: number;
}

export interface OwnHoldings extends Holdings {
  placements: StoredPlacement[];
}

/**
 * A person's subscription and placements. Current, or unchanging for the transaction if that holds their subscription.
 */
export async function readPlacedBoosts(db: Db | DbTransaction, userId: string, now: number): Promise<OwnHoldings> {
  const subscription = await readSubscription(db, userId);
  const placements = await db.selectFrom('boost_placements').selectAll().where('user_id', '=', userId).execute();
  const releases = await db
    .selectFrom('boost_events')
    .select(['guild_id', 'at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'released')
    .where('at', '>', new Date(now - REST_MS))
    .execute();
  return {
    subscription,
    placements: inTurn(placements.map(describe)),
    releases: releases.map(({ guild_id, at }) => ({ guildId: guild_id, at: at.getTime() })),
  };
}

/** Inserts a placement. */
export async function savePlacement(tx: DbTransaction, placement: StoredPlacement): Promise<void> {
  const { restsUntil } = placement;
  await tx
    .insertInto('boost_placements')
    .values({
      guild_id: placement.guildId,
      user_id: placement.userId,
      guild_name: placement.guildName,
      taken_at: new Date(placement.takenAt),
      since: new Date(placement.since),
      rests_until: restsUntil === null ? null : new Date(restsUntil),
      moved_from: placement.movedFrom,
    })
    .execute();
}

/** Removes a person's boost from a server. */
export async function removePlacement(tx: DbTransaction, userId: string, guildId: string): Promise<void> {
  await tx.deleteFrom('boost_placements').where('user_id', '=', userId).where('guild_id', '=', guildId).execute();
}

/** Inserts entries of the boost history. */
export async function saveEvents(tx: DbTransaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ userId, kind, guild, from, at }) => ({
    user_id: userId,
    kind,
    guild_id: guild.id,
    guild_name: guild.name,
    from_guild_id: from?.id ?? null,
    from_guild_name: from?.name ?? null,
    at: new Date(at),
  }));
  await tx.insertInto('boost_events').values(rows).execute();
}

function describe(row: {
  guild_id: string;
  user_id: string;
  guild_name: string;
  taken_at: Date;
  since: Date;
  rests_until: Date | null;
  moved_from: string | null;
}): StoredPlacement {
  return {
    guildId: row.guild_id,
    userId: row.user_id,
    guildName: row.guild_name,
    takenAt: row.taken_at.getTime(),
    since: row.since.getTime(),
    restsUntil: row.rests_until?.getTime() ?? null,
    movedFrom: row.moved_from,
  };
}
