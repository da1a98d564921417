import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

type Stored = Pick<World, 'services'>;
type Guild = Pick<GuildFixture, 'id'>;

/** The messages that automoderation fired on, oldest first. */
export function hitsOf({ services }: Stored, { id }: Guild) {
  return services.database.db
    .selectFrom('automod_hits')
    .select(['id', 'rules', 'message_id as messageId', 'version', 'case_number as caseNumber'])
    .select('log_channel_id as logChannelId')
    .where('guild_id', '=', id)
    .orderBy('at')
    .execute();
}

/** The raids so far. */
export async function raidsOf({ services }: Stored, { id }: Guild) {
  const raids = services.database.db.selectFrom('automod_raids').select(['joined', 'kicked', 'ended_at as endedAt']);
  const rows = await raids.where('guild_id', '=', id).execute();
  return rows.map(({ endedAt, ...raid }) => ({ ...raid, isOver: endedAt !== null }));
}

/** The members whom automoderation ignores. */
export function sparedOf({ services }: Stored, { id }: Guild) {
  const spared = services.database.db.selectFrom('automod_spared');
  return spared
    .select(['member_id as memberId', 'rule', 'until', 'by_id as byId'])
    .where('guild_id', '=', id)
    .execute();
}

/** Has automoderation ignore that many people. */
export async function spareMany({ services }: Stored, { id, owner }: GuildFixture, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    guild_id: id,
    member_id: String(1_100_000_000_000_000_000n + BigInt(index)),
    rule: '' as const,
    member_name: null,
    until: null,
    by_id: owner.id,
  }));
  await services.database.db.insertInto('automod_spared').values(rows).execute();
}

interface NewHit {
  at: Date;
  rule: 'caps' | 'words';
  memberId: string;
  text: string;
  /** The guild's first channel if left out. */
  channelId?: string;
}

/** The id of the record with that number. */
export const recordId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Records that automoderation deleted these messages, by the numbers of their records. */
export async function recordHits(
  { services }: Stored,
  { id, channelId }: GuildFixture,
  hits: ReadonlyMap<number, NewHit>,
): Promise<void> {
  const rows = [...hits].map(([number, { at, rule, memberId, text, channelId: where = channelId }]) => ({
    guild_id: id,
    id: recordId(number),
    at,
    rules: [rule],
    member_id: memberId,
    member_name: null,
    channel_id: where,
    message_id: String(number + 1),
    message_text: text,
    spans: '[]',
    is_log_only: false,
    is_deleted: true,
    case_number: null,
    wrong_at: null,
    wrong_by: null,
  }));
  await services.database.db.insertInto('automod_hits').values(rows).execute();
}

/** Records raids that were only logged, by the numbers of their records. */
export async function recordRaids(
  { services }: Stored,
  { id }: Guild,
  raids: ReadonlyMap<number, Date>,
): Promise<void> {
  const measures = JSON.stringify({ isLogOnly: true, pauseInvites: true, raiseVerification: true });
  const rows = [...raids].map(([number, at]) => ({
    guild_id: id,
    id: recordId(number),
    begun_at: at,
    ends_at: at,
    ended_at: at,
    measures,
  }));
  await services.database.db.insertInto('automod_raids').values(rows).execute();
}

/** The rules with a filter of the platform, as far as is recorded. */
export async function recordedFilters({ services }: Stored, { id }: Guild): Promise<string[]> {
  const rows = await services.database.db
    .selectFrom('automod_native')
    .select('rule')
    .where('guild_id', '=', id)
    .execute();
  return rows.map(({ rule }) => rule);
}
