import { asText, type Json, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { presencesOf } from '../world/presence.ts';
import { presentMember } from '../world/views/present-user.ts';
import { searchMembers } from '../world/search-members.ts';
import type { Guild, Member } from '../state/state.ts';
import { INTENT_BITS } from './intents.ts';
import { OP } from '../sessions/protocol.ts';
import { type Session, sendDispatch } from '../sessions/session.ts';

/** Limits of topic "Gateway Events", "Request Guild Members". */
const CHUNK_SIZE = 1_000;
const USER_IDS_MAX = 100;
const QUERY_RESULTS_MAX = 100;
const NONCE_MAX_BYTES = 32;

interface MemberMatches {
  members: Member[];
  missing: string[];
}

/** Answers gateway opcode 8: all members, those whose name starts with the query, or those with the ids. */
export function answerMembersRequest(platform: Platform, session: Session, request: JsonObject): void {
  const guild = platform.world.guilds[asText([request['guild_id']].flat()[0])];
  if (guild?.members[platform.application.id] === undefined) return;
  const nonce = readNonce(request['nonce']);
  const found = findMembers(platform, session, guild, request);
  if (found === 'not allowed') return;
  if (typeof found === 'number') {
    const meta = { guild_id: guild.id, ...(nonce === undefined ? {} : { nonce }) };
    const data = { opcode: OP.requestMembers, retry_after: found / 1_000, meta };
    return sendDispatch(session, 'RATE_LIMITED', JSON.stringify(data));
  }
  sendChunks(platform, session, { guild, matches: found, nonce, withPresences: request['presences'] === true });
}

/** The requested members; a number is the milliseconds to wait before all members can be requested again. */
function findMembers(
  platform: Platform,
  session: Session,
  guild: Guild,
  { user_ids: userIds, query, limit: requested }: JsonObject,
): MemberMatches | number | 'not allowed' {
  if (userIds !== undefined && userIds !== null) {
    const ids = [userIds].flat().map(asText).slice(0, USER_IDS_MAX);
    return {
      members: ids.flatMap((id) => guild.members[id] ?? []),
      missing: ids.filter((id) => guild.members[id] === undefined),
    };
  }
  const limit = Number(requested ?? 0);
  const prefix = asText(query ?? '');
  if (prefix !== '' || limit > 0) {
    const size = limit > 0 ? Math.min(limit, QUERY_RESULTS_MAX) : QUERY_RESULTS_MAX;
    return { members: searchMembers(platform.world, guild, prefix, size), missing: [] };
  }
  if (!(session.intents & INTENT_BITS.GuildMembers)) return 'not allowed';
  const waitMs = platform.gateway.allMembers.take(`${platform.application.id} ${guild.id}`);
  return waitMs > 0 ? waitMs : { members: Object.values(guild.members), missing: [] };
}

function sendChunks(
  platform: Platform,
  session: Session,
  request: { guild: Guild; matches: MemberMatches; nonce: string | number | undefined; withPresences: boolean },
): void {
  const { guild, matches, nonce, withPresences } = request;
  const { members, missing } = matches;
  const showsPresences = withPresences && (session.intents & INTENT_BITS.GuildPresences) !== 0;
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
      ...(missing.length > 0 ? { not_found: missing } : {}),
      ...(showsPresences
        ? {
            presences: presencesOf(
              platform.world,
              guild,
              chunk.map(({ userId }) => userId),
            ),
          }
        : {}),
      ...(nonce === undefined ? {} : { nonce }),
    };
    sendDispatch(session, 'GUILD_MEMBERS_CHUNK', JSON.stringify(data));
  }
}

/** A nonce that is too long is ignored. */
function readNonce(nonce: Json | undefined): string | number | undefined {
  if (typeof nonce !== 'string' && typeof nonce !== 'number') return undefined;
  return Buffer.byteLength(String(nonce)) <= NONCE_MAX_BYTES ? nonce : undefined;
}
