import { muteRoleEndpoints } from '@perigee/core/mute-role/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useIsPainted } from '../../lib/rendering/use-is-painted.ts';

/** How often setting up under way is asked after, in milliseconds. */
const POLL_MS = 1_000;

const keyOf = (guildId: string) => ['mute-role', guildId] as const;

/** How far setting up the mute role is, asked after every second while it goes on; null where it never was. */
export function useMuteRole() {
  const call = useApi();
  const { id, settings } = useGuild();
  const reload = useReloadGuild();

  const query = useQuery({
    queryKey: keyOf(id),
    enabled: useIsPainted(),
    queryFn: () => call(muteRoleEndpoints.progress, { params: { guildId: id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? POLL_MS : false),
    staleTime: 0,
  });

  // A role that was made just now is in the server's settings and not on this page.
  const { state, roleId = null } = query.data ?? {};
  const isNew = state !== 'running' && roleId !== null && settings.muteRole === null;
  useEffect(() => {
    if (isNew) void reload();
    // Once for each role.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew]);

  return query.data ?? null;
}

/** Begins it; with `createRole` a role is made first and chosen. */
export function useSetUpMuteRole() {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id } = useGuild();

  return useMutation({
    mutationFn: (createRole: boolean) =>
      call(muteRoleEndpoints.setUp, { params: { guildId: id }, body: { createRole } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
