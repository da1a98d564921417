import { guildsEndpoints } from '@perigee/core/guilds/endpoints';
import type { GuildInfo, GuildSettings } from '@perigee/core/guilds/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import { useMatch } from 'react-router';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useUser } from '../../../lib/session/use-user.ts';

/** So long a server that was just loaded is not asked for again by a part of the page that begins a moment later. */
const JUST_NOW_MS = 1_000;

/** How one server is loaded with its settings. */
function useGuildOptions() {
  const call = useApi();

  return (userId: string, guildId: string) => ({
    queryKey: ['guild', userId, guildId],
    queryFn: () => call(guildsEndpoints.info, { params: { guildId } }),
    // Somebody else may have changed the settings since; the form only takes them over while nothing is edited.
    staleTime: JUST_NOW_MS,
  });
}

/** Loads one server with its settings. */
export function useGuildQuery(guildId: string) {
  const optionsOf = useGuildOptions();
  const { id } = useUser();
  return useQuery({
    ...optionsOf(id, guildId),
    refetchOnWindowFocus: false,
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
  });
}

/**
 * Whether a page that is just loaded knows the server in its address, or knows that it can not be had. The document asked
 * for it (`askEarly`), so that it comes with the person who is signed in, and the page is built once instead of twice.
 */
export function useFirstGuild(): boolean {
  const queryClient = useQueryClient();
  const optionsOf = useGuildOptions();
  const session = useSession();
  const guildId = useMatch('/guilds/:guildId/*')?.params.guildId;
  const [isHere, setHere] = useState(guildId === undefined || session.status !== 'loading');
  const userId = session.status === 'user' ? session.user.id : null;

  useEffect(() => {
    if (isHere || userId === null || guildId === undefined) return;
    void queryClient.prefetchQuery(optionsOf(userId, guildId)).then(() => setHere(true));
  }, [guildId, isHere, optionsOf, queryClient, userId]);
  return isHere || userId === null;
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
