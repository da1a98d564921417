import type { JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { presentMember } from '../world/present-user.ts';
import { searchMembers } from '../world/search-members.ts';
import { type Session, sendDispatch } from './session.ts';

/** Members per GUILD_MEMBERS_CHUNK (topic "Gateway Events", "Request Guild Members"). */
const CHUNK_SIZE = 1_000;

/** Answers gateway opcode 8: all members, those whose name begins with the query, or those with the ids. */
export function answerMembersRequest(platform: Platform, session: Session, request: JsonObject): void {
  const guildId = request['guild_id'];
  const guild = typeof guildId === 'string' ? platform.world.guilds[guildId] : undefined;
  if (guild?.members[platform.application.id] === undefined) return;

  const wanted = request['user_ids'];
  const ids = wanted === undefined ? undefined : [wanted].flat().map(String);
  const query = typeof request['query'] === 'string' ? request['query'] : '';
  const limit = Number(request['limit'] ?? 0) || Number.POSITIVE_INFINITY;
  const members =
    ids === undefined
      ? searchMembers(platform.world, guild, query, limit)
      : ids.flatMap((id) => (guild.members[id] ? [guild.members[id]] : []));
  const missing = ids?.filter((id) => guild.members[id] === undefined) ?? [];

  const count = Math.max(1, Math.ceil(members.length / CHUNK_SIZE));
  for (let index = 0; index < count; index += 1) {
    const chunk = members.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE);
    const data: JsonObject = {
      guild_id: guild.id,
      members: chunk.flatMap((member) => {
        const person = platform.world.people[member.userId];
        return person === undefined ? [] : [presentMember(member, person)];
      }),
      chunk_index: index,
      chunk_count: count,
      not_found: missing,
    };
    if (request['nonce'] !== undefined) data['nonce'] = request['nonce'];
    sendDispatch(session, 'GUILD_MEMBERS_CHUNK', data);
  }
}
