import type { API } from '@discordjs/core/http-only';
import type { APIBan, APIGuildMember, APIUser } from 'discord-api-types/v10';
import { cutText } from '@perigee/core/base/text/cut';
import type { PastMembers, Candidate } from './candidate.ts';
import { type LeadingPeople, readLeadingPeople, readNearPeople } from './read-name.ts';

/** Finds the people a text may name. Every look-up costs a bounded number of calls, and is made once. */
export interface PeopleFinder {
  /** The longest name that begins a text, and all who have it; members come before those who left. */
  leading: (text: string, among?: Among) => Promise<LeadingPeople | null>;
  /** Those who may be meant if nobody is called that. */
  near: (text: string) => Promise<LeadingPeople | null>;
}

/** Whom an option looks for first. */
export type Among = 'members' | 'banned';

/** Members per search of the platform; former members per name. */
const FOUND_MAX = 1000;
const PAST_MAX = 100;

/** Bans per page of the platform's list, and the most pages searched for a name. */
const BANS_PAGE = 1000;
const BAN_PAGES_MAX = 10;

/** The longest name of a member, in UTF-16 code units. */
const QUERY_MAX = 32;

interface Source {
  api: API;
  pastMembers: PastMembers;
}

/** For direct messages, in which nobody can be called by name. */
const NOBODY: PeopleFinder = { leading: () => Promise.resolve(null), near: () => Promise.resolve(null) };

/** Finds the people of a guild by name. */
export function peopleFinder({ api, pastMembers }: Source, guildId: string): PeopleFinder {
  if (guildId === '') return NOBODY;
  const asked = new Map<string, Promise<readonly Candidate[]>>();
  const once = (key: string, ask: () => Promise<readonly Candidate[]>) => {
    const people = asked.get(key) ?? ask();
    asked.set(key, people);
    return people;
  };
  const members = (query: string) =>
    once(`members ${query}`, async () => {
      const found = await api.guilds.searchForMembers(guildId, { query, limit: FOUND_MAX });
      return found.map(personOfMember);
    });
  const past = (query: string) =>
    once(`past ${query}`, async () => {
      const found = await pastMembers.search(guildId, query, PAST_MAX);
      return found.map(({ userId, username, globalName }) => stranger({ id: userId, username, globalName }));
    });
  const banned = () => once('banned', () => listBanned(api, guildId));

  const here = async (text: string) => {
    const query = queryOf(text);
    if (query === '') return [];
    const found = await members(query);
    // So many share the first word that the right one may be missing.
    if (found.length < FOUND_MAX) return found;
    return [...found, ...(await members(twoWordsOf(text)))];
  };
  const away = async (text: string, present: readonly Candidate[]) => {
    const query = queryOf(text);
    const ids = new Set(present.map(({ id }) => id));
    return query === '' ? [] : (await past(query)).filter(({ id }) => !ids.has(id));
  };

  return {
    async leading(text, among = 'members') {
      const present = await here(text);
      const groups = [...(among === 'banned' ? [await banned()] : []), present, await away(text, present)].map(
        (people) => readLeadingPeople(text, people),
      );
      return groups.reduce((best, group) => ((group?.length ?? 0) > (best?.length ?? 0) ? group : best), null);
    },
    async near(text) {
      const [initial = ''] = queryOf(text);
      if (initial === '') return null;
      const begun = await here(text);
      return readNearPeople(text, begun) ?? readNearPeople(text, await members(initial));
    },
  };
}

/** The first word of a name as it is searched for: without the @ before it and the punctuation after it. */
function queryOf(text: string): string {
  const [word = ''] = /\S+/u.exec(text) ?? [];
  // Cut first: looking for the punctuation in a long word takes long.
  const begun = cutText(word.replace(/^@/, ''), QUERY_MAX, '');
  const plain = begun.replace(/[,;:.!?]+$/u, '');
  return plain === '' ? cutText(word, QUERY_MAX, '') : plain;
}

function twoWordsOf(text: string): string {
  const [words = ''] = /\S+(?:\s+\S+)?/u.exec(text) ?? [];
  return cutText(words.replace(/^@/, '').replaceAll(/\s+/gu, ' '), QUERY_MAX, '');
}

function personOfMember({ user, nick = null, joined_at: joinedAt }: APIGuildMember): Candidate {
  const { id, username, global_name: globalName } = user;
  const names = [nick, globalName, username].filter((name) => name !== null);
  return { id, username, names, shownName: names[0] ?? username, user, isMember: true, joinedAt };
}

function stranger({
  id,
  username,
  globalName,
}: {
  id: string;
  username: string;
  globalName: string | null;
}): Candidate {
  const names = globalName === null ? [username] : [globalName, username];
  return { id, username, names, shownName: names[0] ?? username, user: null, isMember: false, joinedAt: null };
}

async function listBanned(api: API, guildId: string): Promise<Candidate[]> {
  const found: APIBan[] = [];
  for (let page = 0, after = '0'; page < BAN_PAGES_MAX; page += 1) {
    const bans = await api.guilds.getMemberBans(guildId, { limit: BANS_PAGE, after });
    found.push(...bans);
    const last = bans.at(-1);
    if (bans.length < BANS_PAGE || last === undefined) break;
    after = last.user.id;
  }
  return found.map(({ user }) => personOfUser(user));
}

/** Somebody who may not be a member. */
export function personOfUser(user: APIUser): Candidate {
  return { ...stranger({ ...user, globalName: user.global_name }), user };
}
