import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import type { LedgerKind } from './kinds.ts';

/** Experience that a member gains. */
export interface XpGain {
  guildId: string;
  userId: string;
  /** At least 1. */
  xp: number;
  /** Where they gained it. */
  channelId?: string | null;
}

export interface XpBatch {
  kind: LedgerKind;
  /** Idempotency key. */
  key: string;
  /** Across any guilds; at most one gain per member and guild. */
  gains: readonly XpGain[];
  /**
   * Refuses a gain sooner than this after the member's last one in a batch with a gap, in milliseconds: if two
   * processes receive the same message, only one books it.
   */
  gapMs?: number;
}

/** The largest integer without loss of precision; the table allows no larger one. */
const XP_MAX = Number.MAX_SAFE_INTEGER;

/**
 * Books experience of many members in one statement, unless the key exists already. Members at the maximum get nothing,
 * without failing the others.
 */
export async function bookXp(db: Db, { kind, key, gains, gapMs }: XpBatch): Promise<void> {
  const [first] = gains;
  if (first === undefined) return;
  // Rows are changed in id order, as everywhere, so that batches cannot deadlock.
  await sql`
    with keyed as (
      insert into operation_keys (guild_id, key, operation_id)
      values (${first.guildId}::bigint, ${key}, nextval('ledger_id_seq'))
      on conflict do nothing
      returning operation_id
    ),
    gains as materialized (
      select guild_id, user_id, xp, channel_id
      from unnest(
        ${gains.map(({ guildId }) => guildId)}::bigint[],
        ${gains.map(({ userId }) => userId)}::bigint[],
        ${gains.map(({ xp }) => String(xp))}::bigint[],
        ${gains.map(({ channelId = null }) => channelId)}::bigint[]
      ) as g (guild_id, user_id, xp, channel_id)
    ),
    changed as (
      insert into balances as b (guild_id, user_id, xp, xp_channel_id, xp_channel_at, message_xp_at)
      select g.guild_id, g.user_id, g.xp, g.channel_id, case when g.channel_id is not null then now() end,
        ${gapMs === undefined ? sql`null::timestamptz` : sql`now()`}
      from gains g, keyed order by g.guild_id, g.user_id
      on conflict (guild_id, user_id) do update set
        xp = b.xp + excluded.xp,
        xp_channel_id = coalesce(excluded.xp_channel_id, b.xp_channel_id),
        xp_channel_at = coalesce(excluded.xp_channel_at, b.xp_channel_at),
        message_xp_at = coalesce(excluded.message_xp_at, b.message_xp_at)
      where b.xp <= ${XP_MAX}::bigint - excluded.xp ${
        gapMs === undefined
          ? sql``
          : sql`and (b.message_xp_at is null or b.message_xp_at <= now() - make_interval(secs => ${gapMs / 1000}::float8))`
      }
      returning guild_id, user_id, balance, xp
    )
    insert into ledger (guild_id, user_id, kind, balance, xp, balance_after, xp_after)
    select c.guild_id, c.user_id, ${kind}, 0, g.xp, c.balance, c.xp
    from changed c join gains g on g.guild_id = c.guild_id and g.user_id = c.user_id`.execute(db);
}
