import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useCasesKey, useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import type { CaseView } from './case-address.ts';

/** The cursor of the first page. */
const NEWEST: string | null = null;

/** Cases, newest first, page by page. */
export function useCases(view: CaseView) {
  const call = useApi();
  const guildId = useGuildId();
  const key = useCasesKey();

  return useInfiniteQuery({
    queryKey: [...key, 'list', view],
    queryFn: ({ pageParam }) =>
      call(casesEndpoints.list, {
        params: { guildId },
        query: { ...view, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How often a case is refetched while work on it is pending, in milliseconds. */
const WORKING_MS = 1_500;

/** One case; refetched until it is settled, and while `isWatched`. */
export function useCase(number: string, isWatched: boolean) {
  const call = useApi();
  const guildId = useGuildId();
  const key = useCasesKey();

  return useQuery({
    queryKey: [...key, 'detail', number],
    queryFn: () => call(casesEndpoints.detail, { params: { guildId, number } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isWorking(data) || (isWatched && data?.state === 'done') ? WORKING_MS : false,
  });
}

function isWorking(found: CaseDetail | undefined): boolean {
  return found !== undefined && (found.state === 'pending' || found.delivery === 'pending');
}

/** How often the running punishments are refetched, in milliseconds; countdowns are corrected by it. */
const RUNNING_MS = 15_000;

/** Punishments in force. */
export function useRunning(type: 'warn' | 'mute' | 'ban' | null) {
  const call = useApi();
  const guildId = useGuildId();
  const key = useCasesKey();

  return useQuery({
    queryKey: [...key, 'running', type],
    queryFn: () => call(casesEndpoints.running, { params: { guildId }, query: type === null ? {} : { type } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: RUNNING_MS,
  });
}

/** Statistics about the cases of a guild. */
export function useCaseStatistics() {
  const call = useApi();
  const guildId = useGuildId();
  const key = useCasesKey();

  return useQuery({
    queryKey: [...key, 'statistics'],
    queryFn: () => call(casesEndpoints.statistics, { params: { guildId } }),
    staleTime: 60_000,
  });
}

/** A member as the pages of cases show them. */
export function useCaseMember(userId: string) {
  const call = useApi();
  const guildId = useGuildId();
  const key = useCasesKey();

  return useQuery({
    queryKey: [...key, 'member', userId],
    queryFn: () => call(casesEndpoints.member, { params: { guildId, userId } }),
    staleTime: 0,
  });
}

/** People whose name begins with this text; none for an empty text. */
export function useCasePeople(as: 'member' | 'moderator', text: string) {
  const call = useApi();
  const guildId = useGuildId();
  const key = useCasesKey();

  return useQuery({
    queryKey: [...key, 'people', as, text],
    queryFn: () => call(casesEndpoints.people, { params: { guildId }, query: { as, text } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
