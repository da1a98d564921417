import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { EXEMPTION_MAX } from '@perigee/core/moderation/automod/exemptions';
import { sql } from 'kysely';
import type { Bus } from '../../../../bus/bus.ts';
import { type CacheCounts, createLoadingCache } from '../../../../cache/loading-cache.ts';
import type { Db } from '../../../../database/database.ts';
import type { Person } from '../../cases/records/case-record.ts';

/** A member exempt from a rule, or from all rules if it is null. */
export interface Exemption {
  member: Person;
  rule: RuleKey | null;
  since: Date;
  /** Null if it does not end by itself. */
  until: Date | null;
  byId: string;
}

interface ExemptionInput extends Pick<Exemption, 'member' | 'rule' | 'byId'> {
  guildId: string;
  /** Duration from now, in milliseconds; null for good. */
  lastsMs: number | null;
}

/** Members whom moderators exempted from automoderation. */
export interface ExemptMembers {
  /** Returns a check of which rules a member is exempt from. */
  of(guildId: string, memberId: string): Promise<(rule: RuleKey) => boolean>;
  /** Replaces an earlier exemption from the same rule. False if the guild has EXEMPTION_MAX already. */
  exempt(exemption: ExemptionInput): Promise<boolean>;
  /** Newest first. */
  list(guildId: string): Promise<Exemption[]>;
  /** False if the member was not exempt from the rule. */
  end(guildId: string, memberId: string, rule: RuleKey | null): Promise<boolean>;
}

/** How long a process that missed the announcement of a change keeps old entries, in milliseconds. */
const KNOWN_MS = 30_000;
const GUILDS_MAX = 5_000;

export function createExemptMembers(db: Db, bus: Bus): ExemptMembers & CacheCounts {
  const cache = createLoadingCache<ReadonlyMap<string, readonly Exemption[]>>({ max: GUILDS_MAX, ttlMs: KNOWN_MS });
  bus.subscribe('spared', cache.drop);
  bus.onGap(cache.clear);
  const load = async (guildId: string) => Map.groupBy(await read(db, guildId), ({ member }) => member.id);

  return {
    async of(guildId, memberId) {
      const exemptMembers = (await cache.get(guildId, () => load(guildId))).get(memberId) ?? [];
      const now = Date.now();
      const holding = exemptMembers.filter(({ until }) => until === null || until.getTime() > now);
      return (rule) => holding.some((one) => one.rule === null || one.rule === rule);
    },

    async exempt({ guildId, member, rule, lastsMs, byId }) {
      const until = lastsMs === null ? null : new Date(Date.now() + lastsMs);
      const { rows } = await sql`
        insert into automod_spared (guild_id, member_id, rule, member_name, until, by_id)
        select ${guildId}::bigint, ${member.id}::bigint, ${rule ?? ''}, ${member.name}, ${until}::timestamptz, ${byId}::bigint
        where (
          select count(*) from automod_spared
          where guild_id = ${guildId}::bigint and not (member_id = ${member.id}::bigint and rule = ${rule ?? ''})
        ) < ${EXEMPTION_MAX}
        on conflict (guild_id, member_id, rule) do update
          set until = excluded.until, by_id = excluded.by_id, member_name = excluded.member_name, since = clock_timestamp()
        returning 1`.execute(db);
      await bus.publish('spared', guildId);
      return rows.length > 0;
    },

    list: (guildId) => read(db, guildId),

    usage: cache.usage,

    async end(guildId, memberId, rule) {
      const ended = await db
        .deleteFrom('automod_spared')
        .where('guild_id', '=', guildId)
        .where('member_id', '=', memberId)
        .where('rule', '=', rule ?? '')
        .returning('member_id')
        .execute();
      await bus.publish('spared', guildId);
      return ended.length > 0;
    },
  };
}

async function read(db: Db, guildId: string): Promise<Exemption[]> {
  const rows = await db
    .selectFrom('automod_spared')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', sql<Date>`clock_timestamp()`)]))
    .orderBy('since', 'desc')
    .execute();
  return rows.map(({ member_id: id, member_name: name, rule, since, until, by_id: byId }) => ({
    member: { id, name },
    rule: rule === '' ? null : rule,
    since,
    until,
    byId,
  }));
}
