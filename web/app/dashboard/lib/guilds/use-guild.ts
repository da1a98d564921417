import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import type { CommonSettings, GuildInfo, SeenSettings } from '@perigee/core/community/guilds/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import { useMatch } from 'react-router';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useUser } from '../../../lib/session/use-user.ts';

/**
 * How long a loaded server counts as fresh, so that parts mounted a moment later do not refetch it, in milliseconds.
 */
const JUST_NOW_MS = 1_000;

/** The query that loads one server with its settings. */
function useGuildOptions() {
  const call = useApi();

  return (userId: string, guildId: string) => ({
    queryKey: ['guild', userId, guildId],
    queryFn: () => call(guildsEndpoints.info, { params: { guildId } }),
    // Others may have changed the settings since; a form adopts them only while it has no edits.
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
 * Whether the server in the address is loaded, or known to be unavailable, on a fresh page load. The document has
 * requested it (`addPrefetchScript`), so it arrives together with the user, and the page renders once instead of twice.
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

/** A server with those settings that every page has; a page reads its own with `useTabSettings`. */
export type OpenGuild = Omit<GuildInfo, 'settings'> & { settings: CommonSettings };

/** The server whose settings are open; only for use below its page. */
export function useGuild(): OpenGuild {
  return useLoadedGuild();
}

function useLoadedGuild(): GuildInfo {
  const guild = use(GuildContext);
  if (guild === null) throw new Error('useGuild must be used within the settings of a guild');
  return guild;
}

/** All that is loaded of the settings, which are those of the tabs this person may edit. */
export function useSeenSettings(): SeenSettings {
  return useLoadedGuild().settings;
}

/** Changes the loaded settings in the cache; every reader sees the result until the next load. */
export function useChangeSettings(): (change: (settings: SeenSettings) => SeenSettings) => void {
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

/** Reads the settings at the time of the call, which may be newer than those rendered. */
export function useSettingsNow(): () => SeenSettings {
  const queryClient = useQueryClient();
  const user = useUser();
  const { id, settings } = useLoadedGuild();
  return () => queryClient.getQueryData<GuildInfo>(['guild', user.id, id])?.settings ?? settings;
}

/** Refetches the settings from the server, because others may have changed them. */
export function useReloadGuild(): () => Promise<void> {
  const queryClient = useQueryClient();
  const user = useUser();
  const { id } = useGuild();
  return () => queryClient.invalidateQueries({ queryKey: ['guild', user.id, id] });
}

/** Replaces the loaded settings with saved ones. */
export function useSetCachedSettings(): (saved: Partial<SeenSettings>) => void {
  const change = useChangeSettings();

  return ({ versions, ...saved }) =>
    change((settings) => ({ ...settings, ...saved, versions: { ...settings.versions, ...versions } }));
}
