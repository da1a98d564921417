import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { SEARCH_TEXT_MAX } from '@perigee/core/economy/leaderboard/schema';
import type { GuildCard } from '@perigee/core/community/guilds/schema';
import { cutText } from '@perigee/core/base/text/cut';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuilds } from '../../lib/guilds/use-guilds.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useUser } from '../../lib/session/use-user.ts';
import { asCalled, type Entry } from './entry.ts';
import { settingsFields, settingsPages } from './guild-entries.ts';
import { rankEntries, toSearched } from './rank-entries.ts';
import { commandEntries, memberEntries, ownPages, serverEntries, sitePages } from './site-entries.ts';
import { partsIn } from '../contents/part.ts';

/** Members are requested from this many letters on, this many milliseconds after the last key. */
const MEMBER_LETTERS = 2;
const ASK_AFTER_MS = 200;

/** The matches for the query, grouped by kind; before anything is typed, the current pages and the servers. */
export function useEntries(query: string): { groups: Entry[][]; guildName: string | null; isLoading: boolean } {
  const { locale } = usePreferences();
  const { searched, first, guild, isLoading } = useKnownEntries();
  const typed = query.trim();
  const members = useMembers(guild?.id ?? null, typed);
  const groups = useMemo(
    () => (typed === '' ? first : rankEntries(searched, typed, locale)),
    [searched, first, typed, locale],
  );
  const found = typed.length < MEMBER_LETTERS || members.length === 0 ? [] : [members];
  return { groups: [...groups, ...found], guildName: guild?.name ?? null, isLoading };
}

/** Everything that can be found without a request per query, ready to be searched. */
function useKnownEntries() {
  const call = useApi();
  const user = useUser();
  const guilds = useGuilds();
  const guild = useCurrentGuild(guilds.data);
  const commands = useQuery({ queryKey: ['commands'], queryFn: () => call(commandsEndpoints.list, {}) });
  const settings = useQuery({
    queryKey: ['guild', user.id, guild?.id ?? ''],
    queryFn: () => call(guildsEndpoints.info, { params: { guildId: guild?.id ?? '' } }),
    enabled: guild !== null && guild.manageable,
  });
  const info = settings.data;
  const [parts] = useState(partEntries);

  return useMemo(() => {
    const isEditor = info !== undefined && (info.rights.manager || info.rights.tabs.includes('commands'));
    const servers = serverEntries(guilds.data ?? []);
    const pages = [...(info === undefined ? [] : settingsPages(info)), ...(guild === null ? [] : ownPages(guild))];
    const all = [
      ...parts,
      ...pages,
      ...sitePages(),
      ...(info === undefined ? [] : settingsFields(info)),
      ...commandEntries(commands.data ?? [], isEditor ? info.id : null),
      ...servers,
    ];
    const near = pages.length > 0 ? pages : sitePages().slice(0, NEAR_MAX);
    return {
      searched: all.map(toSearched),
      first: [parts.slice(0, NEAR_MAX), near, servers.slice(0, NEAR_MAX)].filter((group) => group.length > 0),
      guild,
      isLoading: guilds.isPending || settings.isLoading,
    };
  }, [guilds.data, guilds.isPending, guild, info, settings.isLoading, commands.data, parts]);
}

const NEAR_MAX = 6;

function useMembers(guildId: string | null, typed: string): Entry[] {
  const call = useApi();
  const settled = useSettled(cutText(typed.replace(/^@/, ''), SEARCH_TEXT_MAX, ''), ASK_AFTER_MS);
  const { data } = useQuery({
    queryKey: ['palette members', guildId, settled],
    queryFn: () => call(leaderboardEndpoints.search, { params: { guildId: guildId ?? '' }, query: { text: settled } }),
    enabled: guildId !== null && settled.length >= MEMBER_LETTERS,
    placeholderData: keepPreviousData,
    // Names and ranks change.
    staleTime: 60_000,
    retry: false,
  });
  return guildId === null || data === undefined ? [] : memberEntries(guildId, data);
}

/** The parts of the current page. */
function partEntries(): Entry[] {
  return partsIn(document.getElementById('content')).map((part, index) => ({
    id: `part ${index}`,
    kind: 'part',
    icon: 'layers',
    title: asCalled(part.title),
    trail: null,
    words: '',
    to: part,
  }));
}

const GUILD_PATH = /^\/(?:ru\/)?(?:guilds|leaderboard|@me\/(?:rewards|games|statement))\/(\d{1,20})(?:\/|$)/;

/** The server whose pages are open; elsewhere the only server the person may edit, if there is exactly one. */
function useCurrentGuild(guilds: readonly GuildCard[] | undefined): GuildCard | null {
  const { pathname } = useLocation();
  const openId = GUILD_PATH.exec(pathname)?.[1];
  const open = guilds?.find(({ id }) => id === openId);
  if (open !== undefined) return open;
  const edited = (guilds ?? []).filter(({ manageable, invited }) => manageable && invited);
  return (edited.length === 1 && edited[0]) || null;
}

/** Debounces a value by `pauseMs`, so that the search does not send a request for each key. */
function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);

  return settled;
}
