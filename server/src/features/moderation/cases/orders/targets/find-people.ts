import { type APIGuildMember, type APIUser, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { InvocationContext } from '../../../../../bot/invocation-context.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';
import { findMembers, searchMembers } from './find-members.ts';

/** A user that a command is about. */
export interface FoundPerson {
  id: string;
  /** Null if the user was never seen. */
  name: string | null;
  /** Null if the user is not in the guild. */
  member: APIGuildMember | null;
}

/** Why a named user was not found; `input` is what was typed. */
export type NotFound =
  | { input: string; why: 'unknown' | 'notHere' }
  | { input: string; why: 'ambiguous' | 'similar'; people: readonly FoundPerson[] };

/** Looks up users who are not in the guild, by name and by id. */
export interface AbsentPeople {
  byName: (name: string) => Promise<FoundPerson[]>;
  names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface FoundPeople {
  /** Without duplicates. */
  people: FoundPerson[];
  missing: NotFound[];
}

/** Up to this many absent ids are checked with the platform one by one; longer lists are accepted unchecked. */
const ASKED_MAX = 20;

const isId = (input: string) => /^\d{17,20}$/.test(input);

/** Resolves the ids and names that a command was given. Users outside the guild are found only through `absent`. */
export async function findPeople(
  context: InvocationContext,
  named: readonly string[],
  absent: AbsentPeople | null,
): Promise<FoundPeople> {
  const [byId, byName] = await Promise.all([
    findIds(context, named.filter(isId), absent),
    Promise.all(named.filter((input) => !isId(input)).map((name) => findNamed(context, name, absent))),
  ]);
  const found = [...byId, ...byName];
  const people = found.flatMap((each) => ('id' in each ? each : []));
  return {
    people: [...new Map(people.map((person) => [person.id, person])).values()],
    missing: found.flatMap((each) => ('why' in each ? each : [])),
  };
}

async function findIds(
  context: InvocationContext,
  ids: readonly string[],
  absent: AbsentPeople | null,
): Promise<(FoundPerson | NotFound)[]> {
  const members = await findMembers(context, ids);
  const away = ids.filter((id) => !members.has(id));
  const names = absent === null ? new Map<string, string>() : await absent.names(away);
  const isAsked = away.length <= ASKED_MAX;
  return Promise.all(
    ids.map(async (id): Promise<FoundPerson | NotFound> => {
      const member = members.get(id);
      if (member !== undefined) return personOf(member);
      if (absent !== null && !isAsked) return { id, name: names.get(id) ?? null, member: null };
      const user = isAsked ? await ignoreErrorCodes([Code.UnknownUser], context.bot.api.users.get(id)) : undefined;
      if (user === undefined) return { input: id, why: isAsked ? 'unknown' : 'notHere' };
      return absent === null ? { input: user.username, why: 'notHere' } : strangerOf(user);
    }),
  );
}

/**
 * Matches a full username, display name or nickname, ignoring case. Members whose names only start with it are offered
 * as suggestions, never punished.
 */
async function findNamed(
  context: InvocationContext,
  name: string,
  absent: AbsentPeople | null,
): Promise<FoundPerson | NotFound> {
  const here = (await searchMembers(context, name)).map(personOf);
  const exact = here.filter(({ member }) => member !== null && isCalled(member, name));
  const away = exact.length > 0 || absent === null ? [] : await absent.byName(name);
  const [only, ...others] = [...exact, ...away];
  if (only === undefined) {
    return here.length === 0 ? { input: name, why: 'unknown' } : { input: name, why: 'similar', people: here };
  }
  return others.length === 0 ? only : { input: name, why: 'ambiguous', people: [only, ...others] };
}

function isCalled({ user, nick = null }: APIGuildMember, name: string): boolean {
  const requested = name.toLowerCase();
  return [user.username, user.global_name, nick].some((each) => each?.toLowerCase() === requested);
}

function personOf(member: APIGuildMember): FoundPerson {
  return { id: member.user.id, name: member.user.username, member };
}

/** A user who is not in the guild. */
export function strangerOf({ id, username }: Pick<APIUser, 'id' | 'username'>): FoundPerson {
  return { id, name: username, member: null };
}
