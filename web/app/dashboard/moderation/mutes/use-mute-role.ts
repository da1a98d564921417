import { muteRoleEndpoints } from '@perigee/core/moderation/mute-role/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useIsPainted } from '../../lib/rendering/use-is-painted.ts';

/** How often a running setup is polled, in milliseconds. */
const POLL_MS = 1_000;

const keyOf = (guildId: string) => ['mute-role', guildId] as const;

/** The progress of setting up the mute role, polled every second while it runs; null if it never ran. */
export function useMuteRole() {
  const call = useApi();
  const { id } = useGuild();
  const settings = useTabSettings('moderation');
  const reload = useReloadGuild();

  const query = useQuery({
    queryKey: keyOf(id),
    enabled: useIsPainted(),
    queryFn: () => call(muteRoleEndpoints.progress, { params: { guildId: id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? POLL_MS : false),
    staleTime: 0,
  });

  // A role just created is in the server's settings but not in this page's copy.
  const { state, roleId = null } = query.data ?? {};
  const isNew = state !== 'running' && roleId !== null && settings.muteRole === null;
  useEffect(() => {
    if (isNew) void reload();
    // Reload once for each role.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew]);

  return query.data ?? null;
}

/** Starts the setup; with `createRole`, a role is created and selected first. */
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
