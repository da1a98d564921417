import { type APIGuildMember, type APIUser, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { Place } from '../../../../bot/place.ts';
import { forgiving } from '../../../../discord/forgiving.ts';
import { findMembers, searchMembers } from './find-members.ts';

/** Somebody a command is about. */
export interface FoundPerson {
  id: string;
  /** Null for somebody nobody saw yet. */
  name: string | null;
  /** Null for somebody who is not in the guild. */
  member: APIGuildMember | null;
}

/** Why somebody who was named is not found; `given` is what they were called. */
export type NotFound =
  | { given: string; why: 'unknown' | 'notHere' }
  | { given: string; why: 'ambiguous' | 'similar'; people: readonly FoundPerson[] };

/** Whoever is not in the guild: people whom a name may mean, and what ids are called. */
export interface AbsentPeople {
  byName: (name: string) => Promise<FoundPerson[]>;
  names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface FoundPeople {
  /** Each once. */
  people: FoundPerson[];
  missing: NotFound[];
}

/** So many ids of people who are not here the platform is asked for one by one; longer lists are taken as they are. */
const ASKED_MAX = 20;

const isId = (input: string) => /^\d{17,20}$/.test(input);

/** Whom a command names, by ids and by names. Who is not in the guild is found where `absent` is given. */
export async function findPeople(
  place: Place,
  named: readonly string[],
  absent: AbsentPeople | null,
): Promise<FoundPeople> {
  const [byId, byName] = await Promise.all([
    findIds(place, named.filter(isId), absent),
    Promise.all(named.filter((input) => !isId(input)).map((name) => findNamed(place, name, absent))),
  ]);
  const found = [...byId, ...byName];
  const people = found.flatMap((each) => ('id' in each ? each : []));
  return {
    people: [...new Map(people.map((person) => [person.id, person])).values()],
    missing: found.flatMap((each) => ('why' in each ? each : [])),
  };
}

async function findIds(
  place: Place,
  ids: readonly string[],
  absent: AbsentPeople | null,
): Promise<(FoundPerson | NotFound)[]> {
  const members = await findMembers(place, ids);
  const away = ids.filter((id) => !members.has(id));
  const names = absent === null ? new Map<string, string>() : await absent.names(away);
  const isAsked = away.length <= ASKED_MAX;
  return Promise.all(
    ids.map(async (id): Promise<FoundPerson | NotFound> => {
      const member = members.get(id);
      if (member !== undefined) return personOf(member);
      if (absent !== null && !isAsked) return { id, name: names.get(id) ?? null, member: null };
      const user = isAsked ? await forgiving([Code.UnknownUser], place.bot.api.users.get(id)) : undefined;
      if (user === undefined) return { given: id, why: isAsked ? 'unknown' : 'notHere' };
      return absent === null ? { given: user.username, why: 'notHere' } : strangerOf(user);
    }),
  );
}

/**
 * A name is a user name, a display name or a nickname, whole and in any case: whoever only begins like it is asked about,
 * not punished.
 */
async function findNamed(place: Place, name: string, absent: AbsentPeople | null): Promise<FoundPerson | NotFound> {
  const here = (await searchMembers(place, name)).map(personOf);
  const exact = here.filter(({ member }) => member !== null && isCalled(member, name));
  const away = exact.length > 0 || absent === null ? [] : await absent.byName(name);
  const [only, ...others] = [...exact, ...away];
  if (only === undefined) {
    return here.length === 0 ? { given: name, why: 'unknown' } : { given: name, why: 'similar', people: here };
  }
  return others.length === 0 ? only : { given: name, why: 'ambiguous', people: [only, ...others] };
}

function isCalled({ user, nick = null }: APIGuildMember, name: string): boolean {
  const requested = name.toLowerCase();
  return [user.username, user.global_name, nick].some((each) => each?.toLowerCase() === requested);
}

function personOf(member: APIGuildMember): FoundPerson {
  return { id: member.user.id, name: member.user.username, member };
}

/** Somebody who is not in the guild. */
export function strangerOf({ id, username }: Pick<APIUser, 'id' | 'username'>): FoundPerson {
  return { id, name: username, member: null };
}
