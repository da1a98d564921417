import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import type { EntryView } from './entry-address.ts';

/** The cursor of the first page. */
const NEWEST: string | null = null;

/** Entries, newest first, page by page. */
export function useLogEntries(view: EntryView) {
  const call = useApi();
  const guildId = useGuildId();
  const { id } = useUser();

  return useInfiniteQuery({
    queryKey: ['logEntries', id, guildId, 'list', view],
    queryFn: ({ pageParam }) =>
      call(logsEndpoints.entries, {
        params: { guildId },
        query: { ...view, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** People whose name begins with this text; none for an empty text. */
export function useEntryPeople(as: 'actor' | 'target', text: string) {
  const call = useApi();
  const guildId = useGuildId();
  const { id } = useUser();

  return useQuery({
    queryKey: ['logEntries', id, guildId, 'people', as, text],
    queryFn: () => call(logsEndpoints.people, { params: { guildId }, query: { as, text } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
