import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';
import type { RewardWorld } from './part.ts';

type Count =
  | 'coupons'
  | 'uses'
  | 'pending'
  | 'miscounted'
  | 'overused'
  | 'unpaid'
  | 'doubled'
  | 'held'
  | 'escrow'
  | 'pieces'
  | 'piecesDue'
  | 'granted'
  | 'grantsDue'
  | 'own';

/** Compares coupons with their uses, and the uses with what they gave. */
export async function auditCoupons(db: Db, { guildId }: Pick<RewardWorld, 'guildId'>) {
  const found = await countAll(db, guildId);
  const { coupons, own, uses, held: escrowed } = found;
  const wrongs = {
    'counted wrong': found.miscounted,
    'used too often': found.overused,
    pending: found.pending,
    unpaid: found.unpaid,
    doubled: found.doubled,
    'held money': Math.abs(escrowed - found.escrow),
    pieces: Math.abs(found.pieces - found.piecesDue),
    roles: Math.abs(found.granted - found.grantsDue),
  };
  const summary = `${coupons} coupons (${own} of a member's own money), ${uses} uses; wrong: ${JSON.stringify(wrongs)}`;
  return {
    summary,
    wrong: Object.values(wrongs).reduce((sum, each) => sum + each, 0),
    hasWorked: uses > 0 && own > 0,
  };
}

/** Each use of money or XP is one ledger movement, whose key contains the use's id. */
async function countAll(db: Db, guildId: string): Promise<Record<Count, number>> {
  const { rows } = await sql<Record<Count, string>>`
    with kept as (
      select u.*, c.prize ->> 'kind' as kind, (c.prize ->> 'amount')::int as amount
      from coupon_uses u join coupons c on c.guild_id = u.guild_id and c.id = u.coupon_id
      where u.guild_id = ${guildId} and u.state <> 'refused'
    ),
    counted as (
      select c.*, (select count(*) from kept where kept.coupon_id = c.id) as counted
      from coupons c where c.guild_id = ${guildId}
    ),
    movements as (select coalesce(operation_id, id) as operation_id from ledger where guild_id = ${guildId} and kind in ('coupon', 'couponGift')),
    due as (select id from kept where kind in ('money', 'xp'))
    select
      (select count(*) from counted) as coupons,
      (select count(*) from counted where is_own) as own,
      (select count(*) from kept) as uses,
      (select count(*) from kept where state = 'pending') as pending,
      (select count(*) from counted where used <> counted) as miscounted,
      (select count(*) from counted where counted > uses) as overused,
      (select count(*) from due where not exists (
        select from operation_keys k join movements m on m.operation_id = k.operation_id
        where k.guild_id = ${guildId} and k.key = 'coupon:' || due.id)) as unpaid,
      (select count(*) from movements) - (select count(*) from due) as doubled,
      (select coalesce(sum(held), 0) from counted) as held,
      (select coalesce(sum(amount), 0) from account_movements
        where guild_id = ${guildId} and account = 'escrow:coupons') as escrow,
      (select coalesce(sum(owned), 0) from inventory_items where guild_id = ${guildId}) as pieces,
      (select coalesce(sum(amount), 0) from kept where kind = 'item') as "piecesDue",
      (select count(*) from role_grants where guild_id = ${guildId} and owner = 'coupons' and problem is null) as granted,
      (select count(*) from kept where kind = 'role') as "grantsDue"`.execute(db);
  const count = (name: Count) => Number(rows[0]?.[name]);
  return {
    coupons: count('coupons'),
    own: count('own'),
    uses: count('uses'),
    pending: count('pending'),
    miscounted: count('miscounted'),
    overused: count('overused'),
    unpaid: count('unpaid'),
    doubled: Math.max(0, count('doubled')),
    held: count('held'),
    escrow: count('escrow'),
    pieces: count('pieces'),
    piecesDue: count('piecesDue'),
    granted: count('granted'),
    grantsDue: count('grantsDue'),
  };
}
