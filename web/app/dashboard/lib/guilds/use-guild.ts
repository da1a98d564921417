import { guildsEndpoints } from '@perigee/core/guilds/endpoints';
import type { GuildInfo, GuildSettings } from '@perigee/core/guilds/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import { useMatch } from 'react-router';
import { useApi } from '../../../lib/api/use-api.ts';
import { askEarly, takeEarly } from './early-guild.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useUser } from '../../../lib/session/use-user.ts';

/** Loads one server with its settings. */
export function useGuildQuery(guildId: string) {
  const call = useApi();
  const { id } = useUser();

  return useQuery({
    queryKey: ['guild', id, guildId],
    queryFn: () => takeEarly(guildId) ?? call(guildsEndpoints.info, { params: { guildId } }),
    // Somebody else may have changed the settings since; the form only takes them over while nothing is edited.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Asks for the server in the address before its page is there to ask. */
export function useEarlyGuild(): void {
  const call = useApi();
  const guildId = useMatch('/guilds/:guildId/*')?.params.guildId;

  // Only while nobody knows who asks: later pages ask for themselves.
  const isNeeded = useSession().status === 'loading';

  useEffect(() => {
    if (!isNeeded || guildId === undefined) return;
    askEarly(guildId, () => call(guildsEndpoints.info, { params: { guildId } }));
  }, [call, guildId, isNeeded]);
}

export const GuildContext = createContext<GuildInfo | null>(null);

/** The server whose settings are open; to be used below its page only. */
export function useGuild(): GuildInfo {
  const guild = use(GuildContext);
  if (guild === null) throw new Error('The guild is read outside of its settings');
  return guild;
}

/** Changes the loaded settings; until the next load everybody sees what `change` makes of them. */
export function useChangeSettings(): (change: (settings: GuildSettings) => GuildSettings) => void {
  const queryClient = useQueryClient();
  const user = useUser();
  const { id } = useGuild();

  return (change) => {
    queryClient.setQueryData<GuildInfo>(
      ['guild', user.id, id],
      (guild) => guild && { ...guild, settings: change(guild.settings) },
    );
  };
}

/** Reads the settings as they are when it is called, which may be later than what is drawn. */
export function useSettingsNow(): () => GuildSettings {
  const queryClient = useQueryClient();
  const user = useUser();
  const { id, settings } = useGuild();
  return () => queryClient.getQueryData<GuildInfo>(['guild', user.id, id])?.settings ?? settings;
}

/** Asks the server once more what it has, as others may have been at it. */
export function useReloadGuild(): () => Promise<void> {
  const queryClient = useQueryClient();
  const user = useUser();
  const { id } = useGuild();
  return () => queryClient.invalidateQueries({ queryKey: ['guild', user.id, id] });
}

/** Puts saved settings in the place of the loaded ones. */
export function useAdoptSettings(): (saved: Partial<GuildSettings>) => void {
  const change = useChangeSettings();

  return ({ versions, ...saved }) =>
    change((settings) => ({ ...settings, ...saved, versions: { ...settings.versions, ...versions } }));
}
