import type { Selectable } from 'kysely';
import type { Case, CaseMessage, Person } from './case-record.ts';
import type { CaseTables } from '../tables.ts';

export type CaseRow = Selectable<CaseTables['cases']>;

/** Converts a row to a case. */
export function readCase(row: CaseRow): Case {
  return {
    guildId: row.guild_id,
    number: row.number,
    type: row.type,
    state: row.state,
    member: { id: row.member_id, name: row.member_name },
    moderator: personOf(row.moderator_id, row.moderator_name),
    reason: row.reason,
    source: row.source,
    rule: row.rule,
    createdAt: row.created_at,
    durationMs: row.duration_ms === null ? null : Number(row.duration_ms),
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    problem: row.problem,
    method: row.method,
    roleId: row.role_id,
    delivery: row.delivery,
    message: messageOf(row),
    linkedCase: row.linked_number,
    deleteSeconds: row.delete_seconds,
    revision: row.revision,
  };
}

function personOf(id: string | null, name: string | null): Person | null {
  return id === null ? null : { id, name };
}

function messageOf({ channel_id: channelId, message_id: id, message_text: text }: CaseRow): CaseMessage | null {
  return channelId === null ? null : { channelId, id, text: text ?? '' };
}
