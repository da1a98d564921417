import { type APIGuildMember, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { InvocationContext } from '../../../../../bot/invocation-context.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';
import { findMembers } from './find-members.ts';

/** A user that a command is about. */
export interface FoundPerson {
  id: string;
  /** Null if the user was never seen. */
  name: string | null;
  /** Null if the user is not in the guild. */
  member: APIGuildMember | null;
}

/** Why a user was not found; `input` is their name, or else their id. */
export interface NotFound {
  input: string;
  why: 'unknown' | 'notHere';
}

export interface FoundPeople {
  /** Without duplicates. */
  people: FoundPerson[];
  missing: NotFound[];
}

/** Up to this many absent ids are checked with the platform one by one; longer lists are accepted unchecked. */
const ASKED_MAX = 20;

/** Finds people by their ids. Users outside the guild are found only if they may be absent. */
export async function findPeople(
  context: InvocationContext,
  ids: readonly string[],
  { mayBeAbsent }: { mayBeAbsent: boolean },
): Promise<FoundPeople> {
  const { bot, guildId } = context;
  const members = await findMembers(context, ids);
  const away = ids.filter((id) => !members.has(id));
  const names = mayBeAbsent && away.length > 0 ? await bot.pastMembers.of(guildId, away) : new Map<string, never>();
  const isAsked = away.length <= ASKED_MAX;
  const find = async (id: string): Promise<FoundPerson | NotFound> => {
    const member = members.get(id);
    if (member !== undefined) return { id, name: member.user.username, member };
    if (mayBeAbsent && !isAsked) return { id, name: names.get(id)?.username ?? null, member: null };
    const user = isAsked ? await ignoreErrorCodes([Code.UnknownUser], bot.api.users.get(id)) : undefined;
    if (user === undefined) return { input: id, why: isAsked ? 'unknown' : 'notHere' };
    return mayBeAbsent ? { id, name: user.username, member: null } : { input: user.username, why: 'notHere' };
  };
  const found = await Promise.all(ids.map(find));
  const people = found.flatMap((each) => ('id' in each ? each : []));
  return {
    people: [...new Map(people.map((person) => [person.id, person])).values()],
    missing: found.flatMap((each) => ('why' in each ? each : [])),
  };
}
